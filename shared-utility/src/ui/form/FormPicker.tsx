import { useState } from 'react'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './form-context.ts'
import { Picker } from './Picker.tsx'
import type { Find, Option } from './use-found.ts'

type Props = FieldProps & {
  /** The name of the value that the form starts with. */
  initialLabel?: string | null
  /** Finds options by text; a failure may be thrown. */
  find: Find
}

/** One of many, found by typing a part of its name. The value is the option's `value`. */
export function FormPicker({ name, label, help, initialLabel, find }: Props) {
  const { value, onChange, onBlur } = useField(name)
  const [labels, setLabels] = useState<Record<string, string>>({})
  const chosen =
    value === '' ? null : { value: String(value), label: labels[String(value)] ?? initialLabel ?? String(value) }

  function handleChange(option: Option | null) {
    if (option) setLabels((last) => ({ ...last, [option.value]: option.label }))
    onChange(option?.value ?? '')
  }

  return (
    <FieldFrame name={name} label={label} help={help}>
      {({ id, 'aria-describedby': describedBy }) => (
        <Picker
          id={id}
          find={find}
          value={chosen}
          onChange={handleChange}
          describedBy={describedBy}
          input={{ name, onBlur }}
        />
      )}
    </FieldFrame>
  )
}
