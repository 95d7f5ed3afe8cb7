import { FormControl, FormHelperText, FormLabel, OutlinedInput } from '@mui/material'
import { useEffect, useId, useRef } from 'react'
import { useKitText } from './kit-text.ts'
import type { StepUpWay } from './use-step-up.ts'

type Props = { way: StepUpWay; value: string; refusal: string | null; onChange: (text: string) => void }

/** The password or the code, with the keyboard and the filling in that suit it. */
export function StepUpField({ way, value, refusal, onChange }: Props) {
  const t = useKitText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const isCode = way === 'code'
  return (
    <FormControl fullWidth required error={refusal !== null}>
      <FormLabel htmlFor={id} sx={{ mb: 1, fontSize: '0.875rem' }}>
        {t(`stepUp.${way}`)}
      </FormLabel>
      <OutlinedInput
        id={id}
        inputRef={input}
        type={isCode ? 'text' : 'password'}
        value={value}
        autoComplete={isCode ? 'one-time-code' : 'current-password'}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          input: {
            'aria-describedby': `${id}-note`,
            inputMode: isCode ? 'numeric' : 'text',
            maxLength: isCode ? 10 : 128,
          },
        }}
      />
      <FormHelperText id={`${id}-note`}>{refusal}</FormHelperText>
    </FormControl>
  )
}
