import { FormControl, FormLabel } from '@mui/material'
import { useId, useMemo } from 'react'
import { Picker } from '../form/Picker.tsx'
import type { Find, Option } from '../form/use-found.ts'
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
  const words = useTableWords()
  const chosen = useChosen({ value, first, nameOf: picker.nameOf })
  return (
    <FormControl size="small">
      <FormLabel htmlFor={id} sx={{ mb: 1, fontSize: '0.8125rem' }}>
        {label}
      </FormLabel>
      <Picker
        id={id}
        find={picker.find}
        first={first}
        value={chosen}
        onChange={(option) => onChange(option?.value ?? '')}
        input={{ size: 'small', placeholder: words('any') }}
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
