import { useState } from 'react'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './form-context.ts'
import { ManyPicker } from './ManyPicker.tsx'
import type { Find, Option } from './use-found.ts'

type Props = FieldProps & {
  /** Finds options by text; a failure may be thrown. */
  find: Find
  /** Those whose values the form starts with. */
  initial?: readonly Option[] | undefined
}

/** Several of many, each found by typing a part of its name. The value is theirs, with commas between. */
export function FormManyPicker({ name, label, help, find, initial = [] }: Props) {
  const { onChange, onBlur } = useField(name)
  const [chosen, setChosen] = useState(initial)
  const handleChange = (options: readonly Option[]) => {
    setChosen(options)
    onChange(options.map(({ value }) => value).join(','))
  }
  return (
    <FieldFrame name={name} label={label} help={help}>
      {({ id, 'aria-describedby': describedBy }) => (
        <ManyPicker
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
