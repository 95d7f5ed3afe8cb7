import type { Problem } from '@atrium/shared-utility/contract'
import { useCountdown, usePortal, useText } from '@atrium/shared-utility/react'
import type { CaptchaHandle } from '@atrium/shared-utility/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useSignIn } from './use-sign-in.ts'

type Values = { loginId: string; password: string; remember: boolean }
type Field = 'loginId' | 'password'

const untouched = { loginId: false, password: false }

/** The state of the form: what is typed, which fields were left unfilled, and how long a lock still holds. */
export function useSignInForm() {
  const t = useText()
  const portal = usePortal()
  const { signIn, problem, isPending, isLeaving } = useSignIn()
  const [values, setValues] = useState<Values>({ loginId: '', password: '', remember: false })
  const [touched, setTouched] = useState(untouched)
  const loginIdRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)
  const [captcha, setCaptcha] = useState<Problem | null>(null)
  const captchaRef = useRef<CaptchaHandle>(null)
  const secondsLeft = useCountdown(problem)

  useEffect(() => loginIdRef.current?.focus(), [])
  useEffect(() => {
    if (isLeaving) portal.announce(t('signIn.signedIn'))
  }, [isLeaving, portal, t])

  // Blanks are no login id, but they may be a password.
  const isUnfilled = (field: Field) => (field === 'loginId' ? values.loginId.trim() : values.password) === ''
  const fieldRef = (field: Field) => (field === 'loginId' ? loginIdRef : passwordRef)

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (secondsLeft > 0 || isPending) return
    setTouched({ loginId: true, password: true })
    const unfilled = (['loginId', 'password'] as const).find(isUnfilled)
    if (unfilled) return fieldRef(unfilled).current?.focus()
    const solved = captcha === null ? {} : await captchaRef.current?.answer()
    // Not loaded yet, or not filled in, which its field says.
    if (!solved) return
    const result = await signIn({ ...values, ...solved })
    if (result.status === 'failed') handleFailure(result.problem)
  }

  const handleFailure = (failed: Problem) => {
    if (isAboutCaptcha(failed)) return setCaptcha(failed)
    // The answer was good for this one attempt.
    captchaRef.current?.renew()
    passwordRef.current?.focus()
    passwordRef.current?.select()
  }

  const chooseAccount = (loginId: string) => {
    setValues((last) => ({ ...last, loginId }))
    passwordRef.current?.focus()
  }

  return {
    values,
    problem,
    isPending,
    secondsLeft,
    loginIdRef,
    passwordRef,
    captcha,
    captchaRef,
    refused: {
      loginId: touched.loginId && isUnfilled('loginId'),
      password: touched.password && isUnfilled('password'),
    },
    change: (part: Partial<Values>) => setValues((last) => ({ ...last, ...part })),
    leave: (field: Field) => values[field] !== '' && setTouched((last) => ({ ...last, [field]: true })),
    handleSubmit,
    chooseAccount,
  }
}

function isAboutCaptcha({ code }: Problem) {
  return code === 'captchaRequired' || code === 'captchaWrong'
}
