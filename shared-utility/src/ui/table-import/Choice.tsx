import { FormControl, FormHelperText, InputLabel, NativeSelect, OutlinedInput } from '@mui/material'
import { useId } from 'react'

type Props = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  /** The words of the choice that leaves it empty. */
  none?: string
  help?: string | undefined
  onChange: (value: string) => void
}

/** One of a few, outside of a form: what is chosen counts at once. */
export function Choice({ label, value, options, none, help, onChange }: Props) {
  const id = useId()
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        value={value}
        input={<OutlinedInput notched label={label} />}
        inputProps={{ id, 'aria-describedby': help === undefined ? undefined : `${id}-help` }}
        onChange={(event) => onChange(event.target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {help !== undefined && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  )
}
