import { useEffect, useRef, useState } from 'react'
import { captcha as captchaShape, type Captcha, type Problem } from '../../../contract/index.ts'
import { useAction } from '../../../react/index.ts'
import { workOn } from './work.ts'

/** What goes with the call that asked. */
export type CaptchaTyped = { captchaId: string; captcha: string; captchaWork: number }

/** The captcha that a refusal carries, then others that are asked for; the page works on each as soon as it is there. */
export function useCaptcha(problem: Problem) {
  const [captcha, setCaptcha] = useState<Captcha | null>(() => captchaShape.safeParse(problem.params).data ?? null)
  const another = useAction('getCaptcha')
  const work = useWork(captcha)

  const renew = async (kind: Captcha['kind']) => {
    const result = await another.run({ kind })
    if (result.status === 'done') setCaptcha(result.data)
    return result.status === 'done'
  }

  const solve = async (typed: string): Promise<CaptchaTyped | null> => {
    const captchaWork = (await work.current) ?? null
    if (captcha === null || captchaWork === null) return null
    return { captchaId: captcha.captchaId, captcha: typed, captchaWork }
  }

  return { captcha, renew, solve, failed: another.status === 'failed' ? another.problem : null }
}

function useWork(captcha: Captcha | null) {
  const work = useRef<Promise<number | null>>(undefined)
  useEffect(() => {
    if (captcha === null) return
    const stopping = new AbortController()
    work.current = workOn(captcha, stopping.signal)
    return () => stopping.abort()
  }, [captcha])
  return work
}
