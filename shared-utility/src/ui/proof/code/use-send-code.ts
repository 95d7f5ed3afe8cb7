import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CallInput, Problem } from '../../../contract/index.ts'
import { useAction, useCall, usePortal, useTranslate } from '../../../react/index.ts'
import type { CaptchaHandle } from '../captcha/CaptchaField.tsx'
import { isAboutCaptcha } from '../captcha/is-about-captcha.ts'
import { usePause } from './use-pause.ts'
import { codeMessages } from './words.ts'

type Input = CallInput<'sendSmsCode'>

/**
 * Sends codes, and says how long it takes until the next: also of one that was sent before the page was reloaded. The
 * captcha that sending may ask for stands in `CodeField`.
 */
export function useSendCode(purpose: NonNullable<Input['purpose']>) {
  const t = useTranslate(codeMessages)
  const portal = usePortal()
  const action = useAction('sendSmsCode')
  const pause = usePause()
  const captchaRef = useRef<CaptchaHandle>(null)
  const [captcha, setCaptcha] = useState<Problem | null>(null)
  const [isSolving, setIsSolving] = useState(false)
  // Who registers has shown an invitation: a code is sent to whatever telephone they name.
  const sentText = t(purpose === 'register' ? 'sentToAny' : 'sent')
  const before = useCall('getSmsCountdown', { purpose })
  const begun = before.status === 'done' ? before.data.countdown : 0
  const beginPause = useEffectEvent((seconds: number) => pause.begin(seconds))
  useEffect(() => beginPause(begun), [begun])

  /** Null when it is the captcha's turn, which says so at its field. */
  const send = async (input: Omit<Input, 'purpose'>) => {
    const solved = await solve()
    if (solved === null) return null
    const result = await action.run({ ...input, ...solved, purpose })
    if (result.status === 'failed') return isAsked(result.problem) ? null : result
    setCaptcha(null)
    pause.begin(result.data.countdown)
    portal.announce(sentText)
    return result
  }

  const solve = async () => {
    if (captcha === null) return {}
    setIsSolving(true)
    const solved = await captchaRef.current?.answer()
    setIsSolving(false)
    return solved ?? null
  }

  const isAsked = (problem: Problem) => {
    if (isAboutCaptcha(problem)) {
      setCaptcha(problem)
      return true
    }
    // The answer was good for this one time.
    captchaRef.current?.renew()
    if (problem.code === 'codeTooSoon') pause.begin(Number(problem.params['seconds'] ?? 0))
    return false
  }

  const isPending = action.status === 'pending' || isSolving
  return {
    send,
    isPending,
    /** The refusal that asked for a captcha; null as long as none is due. */
    captcha,
    captchaRef,
    /** What to say once a code was sent. */
    sentText: action.status === 'done' ? sentText : undefined,
    isPossible: pause.left === 0 && !isPending,
    secondsLeft: pause.left,
    /** What neither the button, which counts the pause down, nor the captcha says itself. */
    problem: action.status === 'failed' && !isSaid(action.problem) ? action.problem : null,
  }
}

function isSaid(problem: Problem) {
  return problem.code === 'codeTooSoon' || isAboutCaptcha(problem)
}
