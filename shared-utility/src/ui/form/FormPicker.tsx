import { Autocomplete, OutlinedInput } from '@mui/material'
import { useState } from 'react'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './form-context.ts'
import { pickerPaper } from './picker-paper.ts'
import { type Find, type Option, useFound } from './use-found.ts'
import { useFormWords } from './words.ts'

type Props = FieldProps & {
  /** The name of the value that the form starts with. */
  initialLabel?: string | null
  /** Finds options by text; a failure may be thrown. */
  find: Find
}

/** One of many, found by typing a part of its name. The value is the option's `value`. */
export function FormPicker({ name, label, help, initialLabel, find }: Props) {
  const words = useFormWords()
  const { value, onChange, onBlur } = useField(name)
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [labels, setLabels] = useState<Record<string, string>>({})
  const found = useFound({ text, isOpen, find })
  const options = found.status === 'done' ? found.options : []
  const chosen =
    value === '' ? null : { value: String(value), label: labels[String(value)] ?? initialLabel ?? String(value) }

  function handleChange(option: Option | null) {
    if (option) setLabels((last) => ({ ...last, [option.value]: option.label }))
    onChange(option?.value ?? '')
  }

  return (
    <FieldFrame name={name} label={label} help={help}>
      {(control) => (
        <Autocomplete
          id={control.id}
          slotProps={pickerPaper}
          options={options}
          value={chosen}
          open={isOpen}
          onOpen={() => setIsOpen(true)}
          onClose={() => setIsOpen(false)}
          onChange={(_, option) => handleChange(option)}
          onInputChange={(_, typed, reason) => setText(reason === 'input' ? typed : '')}
          isOptionEqualToValue={(option, other) => option.value === other.value}
          getOptionKey={(option) => option.value}
          filterOptions={(all) => all}
          loading={found.status === 'loading'}
          loadingText={words('pickerLoading')}
          noOptionsText={words(found.status === 'failed' ? 'pickerFailed' : 'pickerNone')}
          openText={words('pickerOpen')}
          clearText={words('pickerClear')}
          closeText={words('pickerClose')}
          renderInput={({ slotProps }) => (
            <OutlinedInput
              fullWidth
              name={name}
              ref={slotProps.input.ref}
              endAdornment={slotProps.input.endAdornment}
              className={slotProps.input.className}
              slotProps={{ input: { ...slotProps.htmlInput, 'aria-describedby': control['aria-describedby'] } }}
              onBlur={onBlur}
            />
          )}
        />
      )}
    </FieldFrame>
  )
}
