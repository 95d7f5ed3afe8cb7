import { Box, FormControl, FormLabel, NativeSelect, OutlinedInput } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { DateField } from '../form/DateField.tsx'
import { DebouncedField } from './DebouncedField.tsx'
import { useTableWords } from './words.ts'

type Option = { value: string; label: string }
type SelectProps = {
  label: string
  value: string | undefined
  options: readonly Option[]
  onChange: (value: string) => void
}

/** A filter by one of several values; the first choice is "any". */
export function FilterSelect({ label, value, options, onChange }: SelectProps) {
  const words = useTableWords()
  const id = useId()
  return (
    <FormControl size="small">
      <FormLabel htmlFor={id} sx={{ mb: 1, fontSize: '0.8125rem' }}>
        {label}
      </FormLabel>
      <NativeSelect
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
        input={<OutlinedInput size="small" />}
        inputProps={{ id }}
      >
        <option value="">{words('any')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  )
}

type FlagProps = { label: string; value: string | undefined; onChange: (value: string) => void }

/** A filter by yes or no. */
export function FilterFlag({ label, value, onChange }: FlagProps) {
  const words = useTableWords()
  const options = [
    { value: 'true', label: words('yes') },
    { value: 'false', label: words('no') },
  ]
  return <FilterSelect label={label} value={value} options={options} onChange={onChange} />
}

type TextProps = { label: string; value: string; onChange: (value: string) => void; maxLength?: number }

/** A filter by text, asked for after a pause in typing. */
export function FilterText({ label, ...field }: TextProps) {
  const id = useId()
  return (
    <FormControl size="small">
      <FormLabel htmlFor={id} sx={{ mb: 1, fontSize: '0.8125rem' }}>
        {label}
      </FormLabel>
      <DebouncedField id={id} placeholder="" {...field} />
    </FormControl>
  )
}

/** A filter by a day, as YYYY-MM-DD. */
export function FilterDate({ label, value, onChange }: Omit<TextProps, 'maxLength'>) {
  const id = useId()
  return (
    <FormControl size="small">
      <FormLabel htmlFor={id} sx={{ mb: 1, fontSize: '0.8125rem' }}>
        {label}
      </FormLabel>
      <DateField id={id} size="small" value={value} show={asItIs} read={asItIs} onChange={onChange} />
    </FormControl>
  )
}

const asItIs = (day: string) => day

/** Lays filters out side by side, as many as the width takes. */
export function FilterGrid({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' }}>{children}</Box>
  )
}
