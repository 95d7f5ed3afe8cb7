import { Autocomplete, OutlinedInput } from '@mui/material'
import { useMemo, useState } from 'react'
import { useComposedText } from '../../react/use-composed-text.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './form-context.ts'
import { type Find, type Option, useFound } from './use-found.ts'
import { useFormWords } from './words.ts'

type Choice = {
  /** Finds options by text, where they are many. */
  find?: Find
  /** All of them, where they are few. */
  options?: readonly Option[]
}
type Props = FieldProps & Choice & { /** Names of what is chosen already. */ known: readonly Option[] }

/** Some of many, found by typing a part of the name. The value is their ids with commas between. */
export function FormPickMany({ name, label, help, known, ...choice }: Props) {
  const { value, onChange, onBlur } = useField(name)
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map())
  const labelOf = (id: string) => labels.get(id) ?? known.findLast((one) => one.value === id)?.label ?? id
  const ids = value === '' ? [] : String(value).split(',')
  const said = JSON.stringify(ids.map((id) => ({ value: id, label: labelOf(id) })))
  // The same as long as it says the same: with every other one the field would begin anew, without what was just typed.
  const chosen: Option[] = useMemo(() => JSON.parse(said), [said])

  function handleChange(options: readonly Option[]) {
    setLabels(new Map([...labels, ...options.map((one) => [one.value, one.label] as const)]))
    onChange(options.map((one) => one.value).join(','))
  }
  return (
    <FieldFrame name={name} label={label} help={help}>
      {(control) => (
        <PickMany control={control} name={name} {...choice} value={chosen} onChange={handleChange} onBlur={onBlur} />
      )}
    </FieldFrame>
  )
}

const nothing: Find = async () => []

type PickProps = Choice & {
  control: { id: string; 'aria-describedby': string }
  name: string
  value: Option[]
  onChange: (options: readonly Option[]) => void
  onBlur: () => void
}

function PickMany({ control, name, find, options, value, onChange, onBlur }: PickProps) {
  const words = useFormWords()
  const [typed, setTyped] = useState('')
  const { text, composition } = useComposedText(typed)
  const [isOpen, setIsOpen] = useState(false)
  const found = useFound({ text, isOpen: isOpen && find !== undefined, find: find ?? nothing })
  const few = options?.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
  const many = found.status === 'done' ? found.options : []
  return (
    <Autocomplete
      multiple
      limitTags={10}
      id={control.id}
      {...composition}
      options={few ?? many}
      value={value}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      onChange={(_, options) => onChange(options)}
      onInputChange={(_, input, reason) => setTyped(reason === 'input' ? input : '')}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      getOptionKey={(option) => option.value}
      filterOptions={(all) => all}
      filterSelectedOptions
      loading={few === undefined && found.status === 'loading'}
      loadingText={words('pickerLoading')}
      noOptionsText={words(found.status === 'failed' ? 'pickerFailed' : 'pickerNone')}
      openText={words('pickerOpen')}
      clearText={words('pickerClear')}
      closeText={words('pickerClose')}
      renderInput={({ slotProps }) => (
        <OutlinedInput
          fullWidth
          name={name}
          onBlur={onBlur}
          ref={slotProps.input.ref}
          startAdornment={slotProps.input.startAdornment}
          endAdornment={slotProps.input.endAdornment}
          className={slotProps.input.className}
          slotProps={{ input: { ...slotProps.htmlInput, 'aria-describedby': control['aria-describedby'] } }}
        />
      )}
    />
  )
}
