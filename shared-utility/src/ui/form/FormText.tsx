import { OutlinedInput } from '@mui/material'
import { useState } from 'react'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './form-context.ts'

type Props = FieldProps & {
  /** `password`: a secret, which a person over the shoulder cannot read. */
  type?: 'text' | 'password'
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email'
  autoComplete?: string
  /** How many lines it shows; more than one makes it a field of several lines. */
  rows?: number
  /** Runs when the field is left: answers what the server has to say of the value, if anything. */
  check?: (value: string) => Promise<string | undefined>
}

/** A line of text. Numbers are text too: the call's schema reads them. */
export function FormText({ name, help, rows = 1, check, type = 'text', ...hints }: Props) {
  const { inputMode = 'text', autoComplete = 'off', ...frame } = hints
  const { value, onChange, onBlur } = useField(name)
  const [said, setSaid] = useState<{ of: string; text: string }>()

  async function handleBlur() {
    onBlur()
    const of = String(value)
    const text = of === '' ? undefined : await check?.(of)
    setSaid(text === undefined ? undefined : { of, text })
  }

  return (
    <FieldFrame name={name} {...frame} help={said?.of === value ? said.text : help}>
      {(control) => (
        <OutlinedInput
          name={name}
          type={type}
          value={value}
          autoComplete={autoComplete}
          multiline={rows > 1}
          minRows={rows}
          onChange={(event) => onChange(event.target.value)}
          onBlur={handleBlur}
          slotProps={{ input: { ...control, inputMode } }}
        />
      )}
    </FieldFrame>
  )
}

/** A whole number. */
export function FormNumber(props: FieldProps) {
  return <FormText {...props} inputMode="numeric" />
}
