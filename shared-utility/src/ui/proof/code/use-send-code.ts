import type { CallInput } from '../../../contract/index.ts'
import { useAction, useCall, useTranslate } from '../../../react/index.ts'
import { isAboutCaptcha } from '../captcha/is-about-captcha.ts'
import { useAskedCaptcha } from '../captcha/use-asked-captcha.ts'
import { usePauseAfter } from './use-pause-after.ts'
import { codeMessages } from './words.ts'

type Input = CallInput<'sendSmsCode'>

/**
 * Sends codes, and says how long it takes until the next: also of one that was sent before the page was reloaded. The
 * captcha that sending may ask for stands in `CodeField`.
 */
export function useSendCode(purpose: NonNullable<Input['purpose']>) {
  const t = useTranslate(codeMessages)
  const action = useAction('sendSmsCode')
  const { captcha, captchaRef, isSolving, answer, isAsked, forget } = useAskedCaptcha()
  const before = useCall('getSmsCountdown', { purpose })
  // A person who registers has shown an invitation: a code is sent to whatever telephone they name.
  const sentText = t(purpose === 'register' ? 'sentToAny' : 'sent')
  const { note, ...pause } = usePauseAfter({ action, before, sentText })

  /** Null when it is the captcha's turn, which says so at its field. */
  const send = async (input: Omit<Input, 'purpose'>) => {
    const solved = await answer()
    if (solved === null) return null
    const result = await action.run({ ...input, ...solved, purpose })
    if (result.status === 'done') forget()
    else if (isAsked(result.problem)) return null
    note(result)
    return result
  }

  const isPending = action.status === 'pending' || isSolving
  return {
    ...pause,
    send,
    isPending,
    /** The refusal that asked for a captcha; null as long as none is due. */
    captcha,
    captchaRef,
    isPossible: pause.secondsLeft === 0 && !isPending,
    /** What neither the button, which counts the pause down, nor the captcha says itself. */
    problem: pause.problem !== null && isAboutCaptcha(pause.problem) ? null : pause.problem,
  }
}
