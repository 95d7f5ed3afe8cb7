import { Autocomplete, FormControl, FormLabel, OutlinedInput } from '@mui/material'
import { useId, useMemo, useState } from 'react'
import { pickerPaper } from '../form/picker-paper.ts'
import { type Find, type Option, useFound } from '../form/use-found.ts'
import { useFormWords } from '../form/words.ts'
import { useNameOf } from './use-name-of.ts'
import { useTableWords } from './words.ts'

type Props = {
  label: string
  value: string | undefined
  picker: { find: Find; nameOf: (id: string, signal: AbortSignal) => Promise<string> }
  first: readonly Option[]
  onChange: (value: string) => void
}

/** A filter by one of many things, found by typing a part of its name. */
export function FilterPicker({ label, value, picker, first, onChange }: Props) {
  const id = useId()
  const words = useFormWords()
  const tableWords = useTableWords()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const found = useFound({ text, isOpen, find: picker.find })
  const chosen = useChosen({ value, first, nameOf: picker.nameOf })
  const options = [...first, ...(found.status === 'done' ? found.options : [])]
  return (
    <FormControl size="small">
      <FormLabel htmlFor={id} sx={{ mb: 1, fontSize: '0.8125rem' }}>
        {label}
      </FormLabel>
      <Autocomplete
        id={id}
        slotProps={pickerPaper}
        options={options}
        value={chosen}
        open={isOpen}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        onChange={(_, option) => onChange(option?.value ?? '')}
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
            size="small"
            fullWidth
            placeholder={tableWords('any')}
            ref={slotProps.input.ref}
            endAdornment={slotProps.input.endAdornment}
            className={slotProps.input.className}
            slotProps={{ input: slotProps.htmlInput }}
          />
        )}
      />
    </FormControl>
  )
}

type Chosen = Pick<Props, 'value' | 'first'> & Pick<Props['picker'], 'nameOf'>

function useChosen({ value, first, nameOf }: Chosen): Option | null {
  const known = first.find((one) => one.value === value)
  const name = useNameOf(known ? undefined : value, nameOf)
  const label = known?.label ?? name
  return useMemo(() => (value === undefined ? null : { value, label: label ?? '…' }), [value, label])
}
