import { OutlinedInput } from '@mui/material'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './form-context.ts'

type Props = FieldProps & {
  /** `password`: a secret, which nobody reads over the shoulder. */
  type?: 'text' | 'password'
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | 'tel' | 'email'
  autoComplete?: string
  /** How many lines it shows; more than one makes it a field of several lines. */
  rows?: number
}

/** A line of text. Numbers are text too: the call's schema reads them. */
export function FormText({ name, label, help, rows = 1, ...hints }: Props) {
  const { type = 'text', inputMode = 'text', autoComplete = 'off' } = hints
  const { value, onChange, onBlur } = useField(name)
  return (
    <FieldFrame name={name} label={label} help={help}>
      {(control) => (
        <OutlinedInput
          name={name}
          type={type}
          value={value}
          autoComplete={autoComplete}
          multiline={rows > 1}
          minRows={rows}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
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
