import { FormControl, FormHelperText, FormLabel, OutlinedInput } from '@mui/material'
import { useEffect, useId, useRef } from 'react'
import { useTranslate } from '../../../react/text-context.tsx'
import type { TextMethod } from './use-step-up.ts'
import { stepUpMessages } from './words.ts'

type Props = { kind: TextMethod; value: string; refusal: string | null; onChange: (text: string) => void }

const inputs = {
  password: { type: 'password', autoComplete: 'current-password', inputMode: 'text', maxLength: 128 },
  totp: { type: 'text', autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 10 },
  recovery: { type: 'text', autoComplete: 'off', inputMode: 'text', maxLength: 32 },
} as const satisfies Record<TextMethod, object>

/** The password or the code, with the keyboard and the filling in that suit it. */
export function StepUpField({ kind, value, refusal, onChange }: Props) {
  const t = useTranslate(stepUpMessages)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const { type, autoComplete, ...hints } = inputs[kind]
  return (
    <FormControl fullWidth required error={refusal !== null}>
      <FormLabel htmlFor={id} sx={{ mb: 1, fontSize: '0.875rem' }}>
        {t(`label.${kind}`)}
      </FormLabel>
      <OutlinedInput
        id={id}
        inputRef={input}
        type={type}
        value={value}
        autoComplete={autoComplete}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ input: { 'aria-describedby': `${id}-note`, ...hints } }}
      />
      <FormHelperText id={`${id}-note`}>{refusal}</FormHelperText>
    </FormControl>
  )
}
