import { useAskedCaptcha } from '@atrium/shared-utility/ui'
import { useState, type FormEvent } from 'react'
import { useBind } from './use-bind.ts'

type Values = { loginId: string; password: string }
type Field = keyof Values

/** What is typed, which fields were left empty when it was sent, and the captcha once one is asked for. */
export function useBindForm(onOver: () => void) {
  const { bind, ...state } = useBind(onOver)
  const [values, setValues] = useState<Values>({ loginId: '', password: '' })
  const [isSent, setIsSent] = useState(false)
  const { captcha, captchaRef, answer, isAsked } = useAskedCaptcha()
  const isEmpty = (field: Field) => values[field].trim() === ''

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { elements } = event.currentTarget
    if (state.secondsLeft > 0 || state.isPending) return
    setIsSent(true)
    const empty = (['loginId', 'password'] as const).find(isEmpty)
    if (empty) return focus(elements, empty)
    const solved = await answer()
    if (solved === null) return
    const result = await bind({ ...values, ...solved })
    if (result.status === 'failed' && !isAsked(result.problem)) focus(elements, 'password')
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
