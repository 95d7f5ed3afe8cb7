import { OutlinedInput } from '@mui/material'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './form-context.ts'

type Props = FieldProps & {
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | 'tel' | 'email'
  autoComplete?: string
  /** How many lines it shows; more than one makes it a field of several lines. */
  rows?: number
}

/** A line of text. Numbers are text too: the call's schema reads them. */
export function FormText({ name, label, help, inputMode = 'text', autoComplete = 'off', rows = 1 }: Props) {
  const { value, onChange, onBlur } = useField(name)
  return (
    <FieldFrame name={name} label={label} help={help}>
      {(control) => (
        <OutlinedInput
          name={name}
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
