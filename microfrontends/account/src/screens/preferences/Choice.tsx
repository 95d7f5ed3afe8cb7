import { FormHelperText, InputLabel, NativeSelect, OutlinedInput, Stack } from '@mui/material'
import { useId } from 'react'

type Props<Value extends string> = {
  name: string
  label: string
  help?: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** One of a few, with the browser’s own list. */
export function Choice<Value extends string>({ name, label, help, value, options, onChange }: Props<Value>) {
  const id = useId()
  const handleChange = (chosen: string) => {
    const option = options.find((one) => one.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <Stack spacing={1} sx={{ maxWidth: 360 }}>
      <InputLabel
        htmlFor={id}
        sx={{ position: 'static', transform: 'none', typography: 'body2', color: 'text.primary' }}
      >
        {label}
      </InputLabel>
      <NativeSelect
        name={name}
        value={value}
        input={<OutlinedInput />}
        inputProps={{ id, ...(help && { 'aria-describedby': `${id}-help` }) }}
        onChange={(event) => handleChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </Stack>
  )
}
