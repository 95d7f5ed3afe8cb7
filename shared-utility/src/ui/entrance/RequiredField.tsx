import { FormControl, FormHelperText, InputLabel, OutlinedInput } from '@mui/material'
import { useId, type ComponentProps, type ReactNode } from 'react'

type Props = ComponentProps<typeof OutlinedInput> & { label: string; help?: ReactNode }

/** One required field: its label above, its help or refusal below, drawn with what the first page carries anyway. */
export function RequiredField({ label, help, error, inputProps, ...input }: Props) {
  const id = useId()
  return (
    <FormControl required fullWidth error={error}>
      <InputLabel shrink htmlFor={id} sx={{ position: 'static', transform: 'none', mb: 1 }}>
        {label}
      </InputLabel>
      <OutlinedInput
        notched={false}
        id={id}
        aria-describedby={`${id}-help`}
        inputProps={{ autoCapitalize: 'none', spellCheck: false, ...inputProps }}
        {...input}
      />
      {/* A line is kept for it, so that a refusal moves nothing. */}
      <FormHelperText id={`${id}-help`}>{help ?? ' '}</FormHelperText>
    </FormControl>
  )
}
