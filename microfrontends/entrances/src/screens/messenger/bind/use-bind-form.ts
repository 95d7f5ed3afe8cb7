import type { Problem } from '@atrium/shared-utility/contract'
import { isAboutCaptcha, type CaptchaHandle } from '@atrium/shared-utility/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useBind } from './use-bind.ts'

type Values = { loginId: string; password: string }
type Field = keyof Values

/** What is typed, which fields were left empty when it was sent, and the captcha once one is asked for. */
export function useBindForm(onOver: () => void) {
  const { bind, ...state } = useBind(onOver)
  const [values, setValues] = useState<Values>({ loginId: '', password: '' })
  const [isSent, setIsSent] = useState(false)
  const [captcha, setCaptcha] = useState<Problem | null>(null)
  const captchaRef = useRef<CaptchaHandle>(null)
  const isEmpty = (field: Field) => values[field].trim() === ''

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { elements } = event.currentTarget
    if (state.secondsLeft > 0 || state.isPending) return
    setIsSent(true)
    const empty = (['loginId', 'password'] as const).find(isEmpty)
    if (empty) return focus(elements, empty)
    const solved = captcha === null ? {} : await captchaRef.current?.answer()
    // Not filled in, which its field says.
    if (!solved) return
    const result = await bind({ ...values, ...solved })
    if (result.status === 'failed') handleFailure(result.problem, elements)
  }

  const handleFailure = (failed: Problem, elements: HTMLFormControlsCollection) => {
    if (isAboutCaptcha(failed)) return setCaptcha(failed)
    // The answer was good for this one attempt.
    captchaRef.current?.renew()
    focus(elements, 'password')
  }

  return {
    ...state,
    values,
    captcha,
    captchaRef,
    isRefused: (field: Field) => isSent && isEmpty(field),
    change: (part: Partial<Values>) => setValues((last) => ({ ...last, ...part })),
    handleSubmit,
  }
}

function focus(elements: HTMLFormControlsCollection, field: Field) {
  const input = elements.namedItem(field)
  if (!(input instanceof HTMLInputElement)) return
  input.focus()
  input.select()
}
