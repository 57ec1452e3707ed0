# Completion of concertd(1) for bash.

_concertd_zones() {
  awk '$1 == "Z" { print $2 } $1 == "L" { print $3 }' /usr/share/zoneinfo/tzdata.zi 2>/dev/null
}

_concertd() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command= operands=0 index
  local commands="status upcoming events contacts readings albums changes check explain allow deny mute unmute pin unpin
    rescan reload run"
  COMPREPLY=()

  # The command is the first word that is no option, wherever options stand; none of the shared ones has a value.
  for ((index = 1; index < COMP_CWORD; index++)); do
    case ${COMP_WORDS[index]} in
      -*) ;;
      *) if [[ -z $command ]]; then command=${COMP_WORDS[index]}; else ((operands += 1)); fi ;;
    esac
  done
  # --option=value comes as three words.
  if [[ $word == = ]]; then word=; elif [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD - 2]}; fi
  [[ $before != = ]] || before=${COMP_WORDS[COMP_CWORD - 2]}

  case $command:$before in
    readings:--type) COMPREPLY=($(compgen -W "bloodPressure bloodGlucose bodyMass" -- "$word")); return ;;
    explain:--artists) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    check:--zone) COMPREPLY=($(compgen -W "$(_concertd_zones)" -- "$word")); return ;;
    check:--window) COMPREPLY=($(compgen -W "30d 90d 52w" -- "$word")); return ;;
    check:--now | events:--from | events:--to | changes:--since | explain:--location | explain:--url | explain:--category)
      return
      ;;
  esac

  if [[ $word == -* ]]; then
    local options="--user --system --help"
    case $command in
      "") options+=" --version" ;;
      status | contacts | albums) options+=" --json" ;;
      upcoming) options+=" --all --json" ;;
      events) options+=" --from --to --json" ;;
      readings) options+=" --type --latest --daily --json" ;;
      changes) options+=" --since --follow --json" ;;
      check) options+=" --now --zone --window --json" ;;
      explain) options+=" --location --url --category --batch --artists --all --json" ;;
    esac
    COMPREPLY=($(compgen -W "$options" -- "$word"))
    return
  fi
  case $command in
    "") COMPREPLY=($(compgen -W "$commands" -- "$word")) ;;
    allow | deny | rescan)
      ((operands > 0)) || COMPREPLY=($(compgen -W "calendars contacts health music" -- "$word"))
      ;;
    check) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
  esac
}
complete -F _concertd concertd
