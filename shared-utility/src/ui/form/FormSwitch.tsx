import { FormControl, FormControlLabel, FormHelperText, Switch } from '@mui/material'
import { useId } from 'react'
import type { FieldProps } from './FieldFrame.tsx'
import { useField } from './form-context.ts'

/** A yes or no. */
export function FormSwitch({ name, label, help }: FieldProps) {
  const { value, error, onChange, onBlur } = useField(name)
  const noteId = useId()
  return (
    <FormControl error={error !== undefined}>
      <FormControlLabel
        label={label}
        control={
          <Switch
            name={name}
            checked={value === true}
            onChange={(_, isOn) => onChange(isOn)}
            onBlur={onBlur}
            slotProps={{ input: { 'aria-describedby': noteId } }}
          />
        }
      />
      <FormHelperText id={noteId}>{error ?? help}</FormHelperText>
    </FormControl>
  )
}
