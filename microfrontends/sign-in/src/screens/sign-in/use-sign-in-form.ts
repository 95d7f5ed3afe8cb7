import type { Problem } from '@atrium/shared-utility/contract'
import { useCountdown, usePortal, useText } from '@atrium/shared-utility/react'
import type { CaptchaHandle } from '@atrium/shared-utility/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useSignIn } from './use-sign-in.ts'

type Values = { loginId: string; password: string; remember: boolean }
type Field = 'loginId' | 'password'

const untouched = { loginId: false, password: false }

/**
 * The state of the form: what is typed, which fields were left unfilled, and how long a lock still holds. The fields have
 * their texts themselves, and are read when they are sent: what a password manager fills comes without an event at times.
 */
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

  const fieldRef = (field: Field) => (field === 'loginId' ? loginIdRef : passwordRef)

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (secondsLeft > 0 || isPending) return
    setTouched({ loginId: true, password: true })
    const read = (field: Field) => fieldRef(field).current?.value ?? ''
    const filled = { ...values, loginId: read('loginId'), password: read('password') }
    setValues(filled)
    const unfilled = (['loginId', 'password'] as const).find((field) => isUnfilled(filled, field))
    if (unfilled) return fieldRef(unfilled).current?.focus()
    const solved = captcha === null ? {} : await captchaRef.current?.answer()
    // Not loaded yet, or not filled in, which its field says.
    if (!solved) return
    const result = await signIn({ ...filled, ...solved })
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
    if (loginIdRef.current) loginIdRef.current.value = loginId
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
      loginId: touched.loginId && isUnfilled(values, 'loginId'),
      password: touched.password && isUnfilled(values, 'password'),
    },
    change: (part: Partial<Values>) => setValues((last) => ({ ...last, ...part })),
    leave: (field: Field) => values[field] !== '' && setTouched((last) => ({ ...last, [field]: true })),
    handleSubmit,
    chooseAccount,
  }
}

/** Blanks are no login id, but they may be a password. */
function isUnfilled({ loginId, password }: Values, field: Field) {
  return (field === 'loginId' ? loginId.trim() : password) === ''
}

function isAboutCaptcha({ code }: Problem) {
  return code === 'captchaRequired' || code === 'captchaWrong'
}
