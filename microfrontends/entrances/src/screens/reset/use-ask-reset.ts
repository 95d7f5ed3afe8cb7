import { useAction, useCountdown } from '@atrium/shared-utility/react'
import { isAboutCaptcha, useAskedCaptcha } from '@atrium/shared-utility/ui'
import { useRef, useState, type FormEvent } from 'react'

/** The login id or address that is typed, and the captcha where one is asked for. */
export function useAskReset() {
  const ask = useAction('askPasswordReset')
  const [account, setAccount] = useState('')
  const [isVisited, setIsVisited] = useState(false)
  const accountRef = useRef<HTMLInputElement>(null)
  const { captcha, captchaRef, answer, isAsked } = useAskedCaptcha()
  const problem = ask.status === 'failed' && !isAboutCaptcha(ask.problem) ? ask.problem : null
  const secondsLeft = useCountdown(problem)

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setIsVisited(true)
    if (account.trim() === '') return accountRef.current?.focus()
    const solved = await answer()
    if (solved === null || secondsLeft > 0) return
    const result = await ask.run({ account, ...solved })
    if (result.status === 'failed') isAsked(result.problem)
  }

  return {
    account,
    accountRef,
    captcha,
    captchaRef,
    problem,
    secondsLeft,
    isUnfilled: isVisited && account.trim() === '',
    isPending: ask.status === 'pending',
    isDone: ask.status === 'done',
    change: setAccount,
    handleSubmit,
  }
}
