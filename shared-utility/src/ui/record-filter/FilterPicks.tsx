import { useId, useMemo } from 'react'
import { ManyPicker } from '../form/ManyPicker.tsx'
import { Picker as OnePicker } from '../form/Picker.tsx'
import type { Option } from '../form/use-found.ts'
import type { Picker } from '../list/control.ts'
import { useNames } from './filter-names.ts'
import { useFilterText } from './words.ts'

type Props = { label: string; value: string; picker: Picker | undefined; onChange: (id: string) => void }

/** One person or record. */
export function FilterPick({ label, value, picker, onChange }: Props) {
  const t = useFilterText()
  const id = useId()
  const { nameOf, keep } = useNames(value === '' ? [] : [{ id: value, picker }])
  const name = nameOf(value)
  const chosen = useMemo(
    () => (value === '' ? null : { value, label: name === null ? t('unknown') : (name ?? '…') }),
    [value, name, t],
  )
  return (
    <OnePicker
      id={id}
      label={label}
      find={picker?.find ?? findNone}
      value={chosen}
      onChange={(option) => {
        if (option) keep(option.value, option.label)
        onChange(option?.value ?? '')
      }}
      input={{ size: 'small', placeholder: t('choose') }}
    />
  )
}

type ManyProps = {
  label: string
  value: readonly string[]
  picker?: Picker | undefined
  /** All there are, where they are few. */
  options?: readonly Option[]
  onChange: (ids: readonly string[]) => void
}

/** Several people, records or options. */
export function FilterPicks({ label, value, picker, options, onChange }: ManyProps) {
  const t = useFilterText()
  const id = useId()
  const { nameOf, keep } = useNames(options ? [] : value.map((one) => ({ id: one, picker })))
  const find = useMemo(() => (options ? findIn(options) : (picker?.find ?? findNone)), [options, picker])
  const labelOf = (one: string) => {
    const name = options ? (options.find((option) => option.value === one)?.label ?? null) : nameOf(one)
    return name === null ? t('unknown') : (name ?? '…')
  }
  return (
    <ManyPicker
      id={id}
      label={label}
      find={find}
      value={value.map((one) => ({ value: one, label: labelOf(one) }))}
      onChange={(chosen) => {
        for (const option of chosen) if (!value.includes(option.value)) keep(option.value, option.label)
        onChange(chosen.map((option) => option.value))
      }}
      input={{ size: 'small', placeholder: value.length === 0 ? t('choose') : '' }}
    />
  )
}

const findNone = async () => []

function findIn(options: readonly Option[]) {
  return async (text: string) => {
    const looked = text.trim().toLowerCase()
    return options.filter(({ label }) => label.toLowerCase().includes(looked))
  }
}
