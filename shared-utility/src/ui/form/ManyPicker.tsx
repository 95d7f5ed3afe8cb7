import { Autocomplete, OutlinedInput, type OutlinedInputProps } from '@mui/material'
import { useMemo, useState } from 'react'
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
  value: readonly Option[]
  onChange: (options: readonly Option[]) => void
  /** The id of the text that explains the field. */
  describedBy?: string | undefined
  input?: Pick<OutlinedInputProps, 'name' | 'size' | 'placeholder' | 'onBlur'>
}

/** Several of many things, each found by typing a part of its name. */
export function ManyPicker({ id, label, find, value, onChange, describedBy, input }: Props) {
  const words = useFormWords()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const { text: composed, composition } = useComposedText(text)
  // Another list of the same options would take away what is being typed.
  const chosen = useMemo(() => [...value], [value])
  const found = useFound({ text: composed, isOpen, find })
  return (
    <Autocomplete
      id={id}
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      {...composition}
      slotProps={pickerPaper}
      options={found.status === 'done' ? [...found.options] : []}
      value={chosen}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      onChange={(_, options) => onChange(options)}
      inputValue={text}
      onInputChange={(_, typed) => setText(typed)}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      getOptionKey={(option) => option.value}
      filterOptions={(all) => all.filter((one) => !value.some((other) => other.value === one.value))}
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
          startAdornment={slotProps.input.startAdornment}
          endAdornment={slotProps.input.endAdornment}
          className={slotProps.input.className}
          slotProps={{ input: { ...slotProps.htmlInput, 'aria-label': label, 'aria-describedby': describedBy } }}
        />
      )}
    />
  )
}
