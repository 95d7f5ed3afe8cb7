import { useRef, useState } from 'react'
import type { Problem } from '../../../contract/index.ts'
import type { CaptchaHandle } from './CaptchaField.tsx'
import { isAboutCaptcha } from './is-about-captcha.ts'

/** The captcha that a refusal may ask for: from then on every attempt takes its answer along. */
export function useAskedCaptcha() {
  const [captcha, setCaptcha] = useState<Problem | null>(null)
  const [isSolving, setIsSolving] = useState(false)
  const captchaRef = useRef<CaptchaHandle>(null)

  /** What goes with an attempt; null when it is the captcha's turn, which says so at its field. */
  const answer = async () => {
    if (captcha === null) return {}
    setIsSolving(true)
    const solved = await captchaRef.current?.answer()
    setIsSolving(false)
    return solved ?? null
  }

  /** Whether a refusal asks for a captcha. After any other the answer is used up: it was good for that attempt. */
  const isAsked = (refusal: Problem) => {
    if (isAboutCaptcha(refusal)) setCaptcha(refusal)
    else captchaRef.current?.renew()
    return isAboutCaptcha(refusal)
  }

  return { captcha, captchaRef, isSolving, answer, isAsked, forget: () => setCaptcha(null) }
}
