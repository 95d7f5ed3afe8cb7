import { useText } from '@atrium/shared-utility/react'
import { useEffect, useRef } from 'react'
import { Field } from '../sign-in/Field.tsx'

type Props = {
  kind: 'totp' | 'recovery'
  value: string
  isRefused: boolean
  hasFocus?: boolean
  onChange: (code: string) => void
}

/** A code of the app, or a recovery code, with the keyboard that suits it. */
export function CodeField({ kind, value, isRefused, hasFocus = false, onChange }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (hasFocus) input.current?.focus()
  }, [hasFocus])
  const isApp = kind === 'totp'
  return (
    <Field
      name="code"
      label={t(`twoStep.code.${kind}`)}
      autoComplete={isApp ? 'one-time-code' : 'off'}
      value={value}
      error={isRefused}
      help={isRefused ? t(`twoStep.codeMissing.${kind}`) : t(`twoStep.codeHelp.${kind}`)}
      onChange={(event) => onChange(event.target.value)}
      inputRef={input}
      inputProps={{ inputMode: isApp ? 'numeric' : 'text', maxLength: isApp ? 10 : 32 }}
    />
  )
}
