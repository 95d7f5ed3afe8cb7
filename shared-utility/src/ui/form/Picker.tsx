import { Autocomplete, OutlinedInput, type OutlinedInputProps } from '@mui/material'
import { useState } from 'react'
import { useComposedText } from '../../react/use-composed-text.ts'
import { pickerPaper } from './picker-paper.ts'
import { type Find, type Option, useFound } from './use-found.ts'
import { useFormWords } from './words.ts'

type Props = {
  id: string
  /** The accessible name, when no visible label points at `id`. */
  label?: string
  /** Finds options by text; a failure may be thrown. */
  find: Find
  /** Options that stand before those that are found. */
  first?: readonly Option[]
  value: Option | null
  onChange: (option: Option | null) => void
  /** The id of the text that explains the field. */
  describedBy?: string | undefined
  input?: Pick<OutlinedInputProps, 'name' | 'size' | 'placeholder' | 'onBlur'>
}

/** One of many things, found by typing a part of its name. */
export function Picker({ id, label, find, first = [], value, onChange, describedBy, input }: Props) {
  const words = useFormWords()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const { text: composed, composition } = useComposedText(text)
  const found = useFound({ text: composed, isOpen, find })
  const options = [...first, ...(found.status === 'done' ? found.options : [])]
  return (
    <Autocomplete
      id={id}
      {...composition}
      slotProps={pickerPaper}
      options={options}
      value={value}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      onChange={(_, option) => onChange(option)}
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
          {...input}
          ref={slotProps.input.ref}
          endAdornment={slotProps.input.endAdornment}
          className={slotProps.input.className}
          slotProps={{ input: { ...slotProps.htmlInput, 'aria-label': label, 'aria-describedby': describedBy } }}
        />
      )}
    />
  )
}
