import { type EntityField, type FilterCondition, type FilterOperator } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import { type FieldProps, useFormField } from '@atrium/shared-utility/ui'
import {
  Box,
  Button,
  FormControl,
  FormHelperText,
  FormLabel,
  NativeSelect,
  OutlinedInput,
  Typography,
} from '@mui/material'
import { type ReactNode, useId } from 'react'
import { labelIn } from '../../../label-in.ts'
import { filterIn } from '../filter-in.ts'
import { emptyCondition, needsValue, simpleOperators } from './show-if.ts'

type Props = FieldProps & { fields: readonly EntityField[] }

/**
 * One condition on another field of the form: which field, what of it, and which value. The value is the filter as JSON, empty
 * for none. A filter of several conditions, which calls can write, is kept until it is taken away.
 */
export function ShowIfField({ name, label, help, fields }: Props) {
  const t = useText()
  const lang = useLang()
  const { value, error, onChange } = useFormField(name)
  const noteId = useId()
  const filter = filterIn(String(value)) ?? null
  const condition = filter !== null && 'field' in filter ? filter : null
  const write = (next: FilterCondition | null) => onChange(next === null ? '' : JSON.stringify(next))
  const field = fields.find(({ key }) => key === condition?.field)
  const operators = field === undefined ? [] : simpleOperators[field.type]

  function handleField(key: string) {
    const next = fields.find((one) => one.key === key)
    write(next === undefined ? null : emptyCondition(next))
  }

  return (
    <FormControl component="fieldset" error={error !== undefined} aria-describedby={noteId}>
      <FormLabel component="legend" sx={{ mb: 1, fontSize: '0.875rem' }}>
        {label}
      </FormLabel>
      {filter !== null && condition === null ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography variant="body2">{t('showIf.several')}</Typography>
          <Button size="small" onClick={() => write(null)}>
            {t('showIf.remove')}
          </Button>
        </Box>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Choice name={name} label={t('showIf.field')} value={condition?.field ?? ''} onChange={handleField}>
            <option value="">{t('showIf.always')}</option>
            {fields.map((one) => (
              <option key={one.uid} value={one.key}>
                {labelIn(lang, one)}
              </option>
            ))}
            {condition !== null && field === undefined && <option value={condition.field}>{condition.field}</option>}
          </Choice>
          {condition !== null && field !== undefined && (
            <Choice
              label={t('showIf.op')}
              value={condition.op}
              onChange={(op) =>
                write(
                  changed(
                    condition,
                    operators.find((one) => one === op),
                  ),
                )
              }
            >
              {operators.map((op) => (
                <option key={op} value={op}>
                  {t(`showIf.${op}`)}
                </option>
              ))}
            </Choice>
          )}
          {condition !== null && field !== undefined && needsValue(condition.op) && (
            <ValueInput field={field} condition={condition} onChange={write} />
          )}
        </Box>
      )}
      <FormHelperText id={noteId}>{error ?? help}</FormHelperText>
    </FormControl>
  )
}

function changed({ value, ...condition }: FilterCondition, op: FilterOperator | undefined): FilterCondition {
  if (op === undefined) return { value, ...condition }
  return needsValue(op) ? { ...condition, op, ...(value !== undefined && { value }) } : { ...condition, op }
}

type ValueProps = { field: EntityField; condition: FilterCondition; onChange: (next: FilterCondition) => void }

function ValueInput({ field, condition, onChange }: ValueProps) {
  const t = useText()
  const lang = useLang()
  const { value, ...rest } = condition
  const label = t('showIf.value')
  const [one] = [value].flat()
  const shown = typeof one === 'object' || one === undefined ? '' : String(one)
  if (field.type === 'yesNo') {
    return (
      <Choice label={label} value={shown} onChange={(text) => onChange({ ...rest, value: text === 'true' })}>
        <option value="true">{t('showIf.yes')}</option>
        <option value="false">{t('showIf.no')}</option>
      </Choice>
    )
  }
  if (field.type === 'choice' || field.type === 'choices') {
    const of = (key: string) => (field.type === 'choices' ? [key] : key)
    return (
      <Choice label={label} value={shown} onChange={(key) => onChange({ ...rest, value: of(key) })}>
        {field.options.map((option) => (
          <option key={option.key} value={option.key}>
            {labelIn(lang, option)}
          </option>
        ))}
      </Choice>
    )
  }
  return (
    // One of its own for each: the one around them is the whole field's.
    <FormControl sx={part}>
      <OutlinedInput
        size="small"
        value={shown}
        placeholder={field.type === 'date' ? '2026-01-31' : label}
        autoComplete="off"
        onChange={(event) => onChange({ ...rest, value: event.target.value })}
        slotProps={{ input: { 'aria-label': label } }}
      />
    </FormControl>
  )
}

type ChoiceProps = {
  name?: string
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

function Choice({ name, label, value, onChange, children }: ChoiceProps) {
  return (
    <FormControl sx={part}>
      <NativeSelect
        value={value}
        input={<OutlinedInput size="small" />}
        inputProps={{ 'aria-label': label, name }}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </NativeSelect>
    </FormControl>
  )
}

const part = { flex: '1 1 140px' }
