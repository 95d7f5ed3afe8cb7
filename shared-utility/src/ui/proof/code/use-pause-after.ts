import { useEffect, useEffectEvent } from 'react'
import { usePortal, type ActionResult, type ActionState, type CallState } from '../../../react/index.ts'
import { usePause } from './use-pause.ts'

type Countdown = { countdown: number }
type Sending = {
  action: ActionState<Countdown>
  /** What is left of the pause after a code that was sent before the page was reloaded. */
  before: CallState<Countdown>
  /** What to say once a code was sent. */
  sentText: string
}

/** What sending any code has in common: the pause until the next one, and what is said. */
export function usePauseAfter({ action, before, sentText }: Sending) {
  const portal = usePortal()
  const pause = usePause()
  const begun = before.status === 'done' ? before.data.countdown : 0
  const beginPause = useEffectEvent((seconds: number) => pause.begin(seconds))
  useEffect(() => beginPause(begun), [begun])

  const note = (result: ActionResult<Countdown>) => {
    if (result.status === 'done') {
      pause.begin(result.data.countdown)
      portal.announce(sentText)
    } else if (result.problem.code === 'codeTooSoon') pause.begin(Number(result.problem.params['seconds'] ?? 0))
  }

  return {
    note,
    secondsLeft: pause.left,
    sentText: action.status === 'done' ? sentText : undefined,
    /** The button counts the pause down itself. */
    problem: action.status === 'failed' && action.problem.code !== 'codeTooSoon' ? action.problem : null,
  }
}
