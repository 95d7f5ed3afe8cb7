import { type FieldOption, type OptionTone, optionTones } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { type FieldProps, Icon, useFormField, RowButton } from '@atrium/shared-utility/ui'
import { Box, Button, FormControl, FormHelperText, FormLabel, NativeSelect, OutlinedInput } from '@mui/material'
import { useId, useState } from 'react'
import { z } from 'zod'
import { optionRow } from './field-form.ts'

const rows = z.array(optionRow)

/** The options of a choice in their order, each with its names. The value is the list as JSON; a new one has no key yet. */
export function OptionsField({ name, label }: FieldProps) {
  const t = useText()
  const { value, error, onChange, onBlur } = useFormField(name)
  const noteId = useId()
  const options = rows.parse(JSON.parse(String(value) || '[]'))
  const write = (next: FieldOption[]) => onChange(JSON.stringify(next))
  const [added, setAdded] = useState<number>()
  const change = (index: number, words: Partial<FieldOption>) =>
    write(options.map((option, at) => (at === index ? { ...option, ...words } : option)))

  return (
    <FormControl component="fieldset" error={error !== undefined} aria-describedby={noteId} onBlur={onBlur}>
      <FormLabel component="legend" sx={{ mb: 1, fontSize: '0.875rem' }}>
        {label}
      </FormLabel>
      <Box component="ol" hidden={options.length === 0} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {options.map((option, index) => (
          <Box component="li" key={index} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <OptionInput
              label={t('option.label', { number: index + 1 })}
              value={option.label}
              takesFocus={index === added}
              onChange={(text) => change(index, { label: text })}
            />
            <OptionInput
              label={t('option.labelEn', { number: index + 1 })}
              value={option.labelEn}
              onChange={(text) => change(index, { labelEn: text })}
            />
            <ToneSelect
              label={t('option.tone', { number: index + 1 })}
              tone={option.tone}
              onChange={(tone) => change(index, { tone })}
            />
            <RowButton
              label={t('option.up', { number: index + 1 })}
              icon="up"
              isOff={index === 0}
              onPress={() => write(options.toSpliced(index, 1).toSpliced(index - 1, 0, option))}
            />
            <RowButton
              label={t('option.remove', { number: index + 1 })}
              icon="close"
              onPress={() => write(options.toSpliced(index, 1))}
            />
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 1 }}>
        <Button
          size="small"
          data-field={name}
          startIcon={<Icon name="add" size={16} />}
          onClick={() => {
            setAdded(options.length)
            write([...options, { key: '', label: '', labelEn: '' }])
          }}
        >
          {t('option.add')}
        </Button>
      </Box>
      <FormHelperText id={noteId}>{error ?? t('option.help')}</FormHelperText>
    </FormControl>
  )
}

type InputProps = { label: string; value: string; takesFocus?: boolean; onChange: (text: string) => void }

function OptionInput({ label, value, takesFocus = false, onChange }: InputProps) {
  return (
    // One of its own for each: the one around them is the whole field's.
    <FormControl sx={{ flex: '1 1 120px' }}>
      <OutlinedInput
        size="small"
        value={value}
        placeholder={label}
        autoComplete="off"
        {...(takesFocus && { inputRef: focus })}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ input: { 'aria-label': label } }}
      />
    </FormControl>
  )
}

/** The same function at every drawing: it runs once, when the field is there. */
const focus = (input: HTMLInputElement | null) => input?.focus()

type ToneProps = { label: string; tone: OptionTone | undefined; onChange: (tone: OptionTone | undefined) => void }

/** How the option is shown where it is the state of a record. */
function ToneSelect({ label, tone, onChange }: ToneProps) {
  const t = useText()
  const choose = (value: string) => onChange(optionTones.find((one) => one === value))
  return (
    <FormControl>
      <NativeSelect
        value={tone ?? ''}
        onChange={(event) => choose(event.target.value)}
        inputProps={{ 'aria-label': label }}
        sx={{ fontSize: '0.875rem' }}
      >
        <option value="">{t('tone.usual')}</option>
        {optionTones.map((one) => (
          <option key={one} value={one}>
            {t(`tone.${one}`)}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  )
}
