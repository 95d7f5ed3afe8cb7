import { useState } from 'react'
import { FieldFrame, type FieldProps } from '../form/FieldFrame.tsx'
import { useField } from '../form/form-context.ts'
import type { Option } from '../form/use-found.ts'
import { ManyPicker } from '../form/ManyPicker.tsx'
import { findPeople } from './find-people.ts'

/** Several people of the enterprise. The value is their ids, with commas between. */
export function FormPeople({ name, label, help }: FieldProps) {
  const { onChange, onBlur } = useField(name)
  const [chosen, setChosen] = useState<readonly Option[]>([])
  const handleChange = (options: readonly Option[]) => {
    setChosen(options)
    onChange(options.map(({ value }) => value).join(','))
  }
  return (
    <FieldFrame name={name} label={label} help={help}>
      {({ id, 'aria-describedby': describedBy }) => (
        <ManyPicker
          id={id}
          find={findPeople}
          value={chosen}
          onChange={handleChange}
          describedBy={describedBy}
          input={{ name, onBlur }}
        />
      )}
    </FieldFrame>
  )
}
