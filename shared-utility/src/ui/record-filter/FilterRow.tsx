import { Box, FormHelperText, IconButton } from '@mui/material'
import { filterFaults, issueText, type FilterOperator } from '../../contract/index.ts'
import { useLang } from '../../react/index.ts'
import { Icon } from '../display/Icon.tsx'
import { begun, offeredOperators, withOperator, type DraftCondition, type EditedField } from './filter-draft.ts'
import { FilterChoice } from './FilterChoice.tsx'
import { FilterOperand } from './FilterOperand.tsx'
import type { FilterPickers } from './pickers.ts'
import { useFilterText } from './words.ts'

type Props = {
  condition: DraftCondition
  /** What a screen reader calls the row. */
  label: string
  /** The row in words, for what takes it away. */
  text: string
  fields: readonly EditedField[]
  pickerOf: FilterPickers
  /** A condition without its value was refused. */
  isRefused: boolean
  onChange: (next: DraftCondition | null) => void
}

/** One condition: field, comparison, value. */
export function FilterRow({ condition, label, text, fields, pickerOf, isRefused, onChange }: Props) {
  const t = useFilterText()
  const lang = useLang()
  const field = fields.find(({ key }) => key === condition.field)
  const picker = field && pickerOf(field)
  const offered = field ? offeredOperators(field, picker !== undefined) : []
  const operators = offered.includes(condition.op) ? offered : [condition.op, ...offered]
  const isEmpty = condition.value === undefined
  const fault = isEmpty && !isRefused ? undefined : filterFaults(condition, fields)[0]
  const said = fault && (isEmpty && field ? t('missing') : issueText({ ...fault, input: undefined }, lang))

  function handleField(key: string) {
    const next = fields.find((one) => one.key === key)
    if (next) onChange({ ...begun(next, pickerOf(next) !== undefined), id: condition.id })
  }
  return (
    <Box component="fieldset" aria-label={label} sx={row}>
      <FilterChoice
        label={t('field')}
        value={field ? condition.field : ''}
        options={fields.map(({ key, label: name }) => ({ value: key, label: name }))}
        {...(!field && { none: t('unknown') })}
        onChange={handleField}
      />
      <FilterChoice
        label={t('operator')}
        value={condition.op}
        options={operators.map((op) => ({ value: op, label: t(`op.${op}`) }))}
        onChange={(op) => field && onChange(withOperator(condition, op as FilterOperator, field))} // One of those offered.
      />
      <Box sx={{ gridArea: 'value', minWidth: 0 }}>
        {field && (
          <FilterOperand
            key={`${condition.field} ${condition.op}`}
            condition={condition}
            field={field}
            picker={picker}
            onChange={(value) => {
              const { value: _before, ...rest } = condition
              onChange(value === undefined ? rest : { ...rest, value })
            }}
          />
        )}
        {said !== undefined && (
          <FormHelperText error component="output">
            {said}
          </FormHelperText>
        )}
      </Box>
      <IconButton
        aria-label={t('remove', { text })}
        title={t('remove', { text })}
        onClick={() => onChange(null)}
        sx={{ gridArea: 'remove' }}
      >
        <Icon name="close" size={16} />
      </IconButton>
    </Box>
  )
}

/** On a phone the value has a line of its own. */
const row = {
  m: 0,
  p: 0,
  minWidth: 0,
  border: 0,
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    sm: 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 4fr) auto',
  },
  gridTemplateAreas: { xs: '"field operator remove" "value value ."', sm: '"field operator value remove"' },
} as const
