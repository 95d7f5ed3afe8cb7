import type { EntityField } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import { type FieldProps, useFormField, RowButton } from '@atrium/shared-utility/ui'
import { Box, FormControl, FormHelperText, FormLabel, NativeSelect, OutlinedInput } from '@mui/material'
import { useId } from 'react'
import { labelIn } from '../../../label-in.ts'

type Props = FieldProps & { fields: readonly EntityField[] }

/** Some fields of a table in an order of their own. The value is their uids with commas between. */
export function FieldsField({ name, label, help, fields }: Props) {
  const t = useText()
  const lang = useLang()
  const { value, error, onChange, onBlur } = useFormField(name)
  const noteId = useId()
  const chosen = String(value)
    .split(',')
    .flatMap((uid) => fields.filter((field) => field.uid === uid))
  const others = fields.filter((field) => !chosen.includes(field))
  const write = (next: readonly EntityField[]) => onChange(next.map(({ uid }) => uid).join(','))

  return (
    <FormControl component="fieldset" error={error !== undefined} aria-describedby={noteId} onBlur={onBlur}>
      <FormLabel component="legend" sx={{ mb: 1, fontSize: '0.875rem' }}>
        {label}
      </FormLabel>
      <Box component="ol" hidden={chosen.length === 0} sx={list}>
        {chosen.map((field, index) => {
          const of = { name: labelIn(lang, field) }
          return (
            <Box component="li" key={field.uid} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {of.name}
              </Box>
              <RowButton
                label={t('field.up', of)}
                icon="up"
                isOff={index === 0}
                onPress={() => write(chosen.toSpliced(index, 1).toSpliced(index - 1, 0, field))}
              />
              <RowButton
                label={t('view.removeField', of)}
                icon="close"
                onPress={() => write(chosen.toSpliced(index, 1))}
              />
            </Box>
          )
        })}
      </Box>
      <NativeSelect
        value=""
        input={<OutlinedInput size="small" />}
        disabled={others.length === 0}
        inputProps={{ 'aria-label': t('view.addField'), name }}
        onChange={(event) => write([...chosen, ...others.filter(({ uid }) => uid === event.target.value)])}
      >
        <option value="">{t('view.addField')}</option>
        {others.map((field) => (
          <option key={field.uid} value={field.uid}>
            {labelIn(lang, field)}
          </option>
        ))}
      </NativeSelect>
      <FormHelperText id={noteId}>{error ?? help}</FormHelperText>
    </FormControl>
  )
}

const list = { m: 0, mb: 1, p: 0, listStyle: 'none', display: 'grid', '&[hidden]': { display: 'none' } }
