import { NativeSelect, OutlinedInput } from '@mui/material'

type Option = { value: string; label: string }
type Props = {
  label: string
  value: string
  options: readonly Option[]
  /** The words of the choice that is none, where there is one. */
  none?: string
  onChange: (value: string) => void
}

/** One of a few choices in a row of a filter, with the browser’s own list. */
export function FilterChoice({ label, value, options, none, onChange }: Props) {
  return (
    <NativeSelect
      value={value}
      input={<OutlinedInput size="small" fullWidth />}
      inputProps={{ 'aria-label': label }}
      onChange={(event) => onChange(event.target.value)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}
