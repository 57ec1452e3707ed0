#!/usr/bin/env python3
"""ready.py COMMAND...: starts a service and prints its process and the seconds until it says READY=1 (sd_notify(3))."""
import os, socket, subprocess, sys, tempfile, time

path = tempfile.mkdtemp() + "/notify"
listener = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
listener.bind(path)
begin = time.monotonic()
service = subprocess.Popen(sys.argv[1:], env=dict(os.environ, NOTIFY_SOCKET=path), stdout=subprocess.DEVNULL)
while "READY=1" not in listener.recv(4096).decode().split("\n"):
    pass
print(service.pid, "%.3f" % (time.monotonic() - begin))
os.unlink(path)
