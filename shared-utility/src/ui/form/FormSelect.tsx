import { NativeSelect, OutlinedInput } from '@mui/material'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './form-context.ts'

type Props = FieldProps & {
  /** With `say`, a value that is none of them stands at their end while it is chosen. */
  options: readonly { value: string; label: string }[]
  /** The words of the choice that leaves the field empty; without it one of the options must be chosen. */
  none?: string
}

/** One of a few choices, with the browser's own list: it works everywhere, on phones best of all. */
export function FormSelect({ name, label, help, isNeeded, say, options, none }: Props) {
  const { value, onChange, onBlur } = useField(name)
  const labelOf = (chosen: string) =>
    options.find((option) => option.value === chosen)?.label ?? say?.(chosen) ?? chosen
  const isOther = say !== undefined && value !== '' && options.every((option) => option.value !== value)
  return (
    <FieldFrame name={name} label={label} help={help} isNeeded={isNeeded} say={labelOf}>
      {(control) => (
        <NativeSelect
          name={name}
          value={value}
          input={<OutlinedInput />}
          inputProps={control}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {isOther && <option value={String(value)}>{labelOf(String(value))}</option>}
        </NativeSelect>
      )}
    </FieldFrame>
  )
}
