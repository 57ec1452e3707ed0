# Completion of concertd(1) for fish.

set -l commands status upcoming events contacts readings albums changes check explain allow deny mute unmute pin unpin \
    rescan reload run
set -l none "not __fish_seen_subcommand_from $commands"

complete -c concertd -f
complete -c concertd -l user -d "ask the instance of this user"
complete -c concertd -l system -d "ask the system instance"
complete -c concertd -s h -l help -d "show the help"
complete -c concertd -n $none -l version -d "show the version"

complete -c concertd -n $none -a status -d "how it is: stores, folders, concerts, problems"
complete -c concertd -n $none -a upcoming -d "the concerts of the next 90 days"
complete -c concertd -n $none -a events -d "what happens, concert or not, by start"
complete -c concertd -n $none -a contacts -d "people and organizations"
complete -c concertd -n $none -a readings -d "health readings"
complete -c concertd -n $none -a albums -d "the music catalog"
complete -c concertd -n $none -a changes -d "what changed, as change notifications tell it"
complete -c concertd -n $none -a check -d "what would be stored of these files, and every problem"
complete -c concertd -n $none -a explain -d "which artists a title means, and why"
complete -c concertd -n $none -a allow -d "let a store be read"
complete -c concertd -n $none -a deny -d "stop reading a store and forget its records"
complete -c concertd -n $none -a mute -d "never take an artist for meant"
complete -c concertd -n $none -a unmute -d "take back mute"
complete -c concertd -n $none -a pin -d "take an artist for meant wherever the name stands"
complete -c concertd -n $none -a unpin -d "take back pin"
complete -c concertd -n $none -a rescan -d "look through the folders again"
complete -c concertd -n $none -a reload -d "read the configuration again"
complete -c concertd -n $none -a run -d "be the daemon, in the foreground"

function __concertd_in --description "the command is one of these"
    __fish_seen_subcommand_from $argv
end

function __concertd_zones --description "the zones of this system"
    awk '$1 == "Z" { print $2 } $1 == "L" { print $3 }' /usr/share/zoneinfo/tzdata.zi 2>/dev/null
end

complete -c concertd -n "__concertd_in status upcoming events contacts readings albums changes check explain" \
    -l json -d "print JSON for programs"
complete -c concertd -n "__concertd_in upcoming" -l all -d "also what was left out, and why"
complete -c concertd -n "__concertd_in events" -x -l from -d "from this moment or day on"
complete -c concertd -n "__concertd_in events" -x -l to -d "up to this moment or day"
complete -c concertd -n "__concertd_in readings" -x -l type -a "bloodPressure bloodGlucose bodyMass" \
    -d "only readings of a type"
complete -c concertd -n "__concertd_in readings" -l latest -d "the newest of each type"
complete -c concertd -n "__concertd_in readings" -l daily -d "minimum, average and maximum of each day"
complete -c concertd -n "__concertd_in changes" -x -l since -d "only what came after a token"
complete -c concertd -n "__concertd_in changes" -l follow -d "go on with what changes from now on"
complete -c concertd -n "__concertd_in check" -F
complete -c concertd -n "__concertd_in check" -x -l now -d "take this moment for now"
complete -c concertd -n "__concertd_in check" -x -l zone -a "(__concertd_zones)" -d "the zone of floating times and days"
complete -c concertd -n "__concertd_in check" -x -l window -a "30d 90d 52w" -d "how far to look ahead"
complete -c concertd -n "__concertd_in explain" -x -l location -d "where the event is"
complete -c concertd -n "__concertd_in explain" -x -l url -d "the link of the event"
complete -c concertd -n "__concertd_in explain" -x -l category -d "a category of the event"
complete -c concertd -n "__concertd_in explain" -l batch -d "read titles from standard input"
complete -c concertd -n "__concertd_in explain" -r -F -l artists -d "the catalog, a name a line"
complete -c concertd -n "__concertd_in explain" -l all -d "also names that were found and rejected"
complete -c concertd -n "__concertd_in allow deny rescan; and not __fish_seen_subcommand_from calendars contacts health music" \
    -a "calendars contacts health music"
