import { Box } from '@mui/material'
import { operandsOf, type ConditionValue, type Period } from '../../contract/index.ts'
import { useLang } from '../../react/index.ts'
import { DateField } from '../form/DateField.tsx'
import type { Picker } from '../list/control.ts'
import type { DraftCondition, EditedField } from './filter-draft.ts'
import { FilterChoice } from './FilterChoice.tsx'
import { FilterPeriod } from './FilterPeriod.tsx'
import { FilterPick, FilterPicks } from './FilterPicks.tsx'
import { FilterWords } from './FilterWords.tsx'
import { labelIn } from './label-in.ts'
import { useFilterText } from './words.ts'

type Props = {
  condition: DraftCondition
  field: EditedField
  /** Finds what an id stands for, of fields that hold ids. */
  picker: Picker | undefined
  onChange: (value: ConditionValue) => void
}

/** What a field is compared with, in the control that fits its type and the comparison. */
export function FilterOperand({ condition: { op, value }, field, picker, onChange }: Props) {
  const t = useFilterText()
  switch (operandsOf(op)) {
    case 'none':
      return null
    case 'period':
      return <FilterPeriod value={(value ?? 'today') as Period} onChange={onChange} />
    case 'several':
      return <Several field={field} picker={picker} value={listOf(value)} onChange={onChange} />
    case 'one':
      return <One label={t('value')} field={field} picker={picker} value={value} onChange={onChange} />
    case 'two':
      return <Two field={field} value={listOf(value)} onChange={onChange} />
  }
}

type OneProps = {
  label: string
  field: EditedField
  picker: Picker | undefined
  value: ConditionValue
  onChange: (value: ConditionValue) => void
}

function One({ label, field, picker, value, onChange }: OneProps) {
  const t = useFilterText()
  const lang = useLang()
  const text = textOf(value)
  const change = (next: string) => onChange(next === '' ? undefined : next)
  switch (field.type) {
    case 'date':
    case 'dateTime':
      return <FilterDay label={label} value={text} onChange={change} />
    case 'yesNo': {
      const options = [
        { value: 'true', label: t('yes') },
        { value: 'false', label: t('no') },
      ]
      return (
        <FilterChoice
          label={label}
          value={value === false ? 'false' : 'true'}
          options={options}
          onChange={(next) => onChange(next === 'true')}
        />
      )
    }
    case 'choice':
    case 'choices': {
      const options = field.options.map((option) => ({ value: option.key, label: labelIn(lang, option) }))
      return <FilterChoice label={label} value={text} options={options} none={t('choose')} onChange={change} />
    }
    case 'person':
    case 'relation':
      return <FilterPick label={label} value={text} picker={picker} onChange={change} />
    default:
      return <FilterWords label={label} value={text} isNumber={field.type === 'number'} onChange={change} />
  }
}

type SeveralProps = Omit<OneProps, 'value' | 'label'> & { value: readonly string[] }

function Several({ field, picker, value, onChange }: SeveralProps) {
  const t = useFilterText()
  const lang = useLang()
  const change = (next: readonly string[]) => onChange(next.length === 0 ? undefined : [...next])
  if (field.type === 'person' || field.type === 'relation')
    return <FilterPicks label={t('value')} value={value} picker={picker} onChange={change} />
  if (field.type === 'choice' || field.type === 'choices') {
    const options = field.options.map((option) => ({ value: option.key, label: labelIn(lang, option) }))
    return <FilterPicks label={t('value')} value={value} options={options} onChange={change} />
  }
  const read = (text: string) => change([...new Set(text.split(/[,，;；]/).map((one) => one.trim()))].filter(Boolean))
  return <FilterWords label={t('several')} value={value.join(', ')} onChange={read} />
}

function Two({ field, value: [first = '', last = ''], onChange }: Omit<SeveralProps, 'picker'>) {
  const t = useFilterText()
  const of = { field, picker: undefined }
  const change = (from: ConditionValue, to: ConditionValue) => onChange([textOf(from), textOf(to)])
  return (
    <Box sx={{ display: 'flex', gap: 1, '& > *': { flex: 1, minWidth: 0 } }}>
      <One {...of} label={t('from')} value={first} onChange={(next) => change(next, last)} />
      <One {...of} label={t('to')} value={last} onChange={(next) => change(first, next)} />
    </Box>
  )
}

type DayProps = { label: string; value: string; onChange: (value: string) => void }

function FilterDay({ label, value, onChange }: DayProps) {
  return <DateField aria-label={label} size="small" value={value} show={asItIs} read={asItIs} onChange={onChange} />
}

const asItIs = (day: string) => day

function textOf(value: ConditionValue) {
  return typeof value === 'string' ? value : ''
}

function listOf(value: ConditionValue): readonly string[] {
  return Array.isArray(value) ? value : []
}
