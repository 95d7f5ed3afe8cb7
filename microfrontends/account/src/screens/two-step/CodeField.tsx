import { useText } from '@atrium/shared-utility/react'
import { RequiredField } from '@atrium/shared-utility/ui'
import { useEffect, useRef } from 'react'

type Props = {
  kind: 'totp' | 'recovery'
  value: string
  /** The code is not whole. */
  isShort: boolean
  /** What the server said of it. */
  refusal: string | null
  hasFocus?: boolean
  onChange: (code: string) => void
}

/** A code of the app, or a recovery code, with the keyboard that suits it. */
export function CodeField({ kind, value, isShort, refusal, hasFocus = false, onChange }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (hasFocus) input.current?.focus()
  }, [hasFocus])
  const isApp = kind === 'totp'
  return (
    <RequiredField
      name="code"
      label={t(`twoStep.code.${kind}`)}
      autoComplete={isApp ? 'one-time-code' : 'off'}
      value={value}
      error={isShort || refusal !== null}
      help={refusal ?? t(`twoStep.${isShort ? 'codeMissing' : 'codeHelp'}.${kind}`)}
      onChange={(event) => onChange(event.target.value)}
      inputRef={input}
      inputProps={{ inputMode: isApp ? 'numeric' : 'text', maxLength: isApp ? 10 : 32 }}
    />
  )
}
