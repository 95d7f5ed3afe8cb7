import { Box, Button } from '@mui/material'
import { Icon } from '../display/Icon.tsx'
import { begun, type DraftCondition, type DraftGroup, type EditedField } from './filter-draft.ts'
import { FilterHow } from './FilterHow.tsx'
import { FilterRow } from './FilterRow.tsx'
import type { FilterPickers } from './pickers.ts'
import { useSayCondition } from './use-edited-fields.ts'
import { useFilterText } from './words.ts'

type Shown = { fields: readonly EditedField[]; pickerOf: FilterPickers; isFull: boolean; isRefused: boolean }
type Props = Shown & {
  parts: readonly (DraftCondition | DraftGroup)[]
  onPart: (id: string, next: DraftCondition | DraftGroup | null) => void
}

/** The conditions of a filter, and its groups. */
export function FilterParts({ parts, onPart, ...shown }: Props) {
  const t = useFilterText()
  const conditions = parts.flatMap((part) => ('parts' in part ? [] : [part]))
  const say = useSayCondition({ conditions, ...shown })
  return parts.map((part, index) =>
    'parts' in part ? (
      <Group
        key={part.id}
        {...shown}
        group={part}
        label={t('group', { number: index + 1 })}
        onChange={(next) => onPart(part.id, next)}
      />
    ) : (
      <FilterRow
        key={part.id}
        {...shown}
        condition={part}
        label={t('condition', { number: index + 1 })}
        text={say(part)}
        onChange={(next) => onPart(part.id, next)}
      />
    ),
  )
}

type GroupProps = Shown & { group: DraftGroup; label: string; onChange: (next: DraftGroup | null) => void }

function Group({ group, label, onChange, ...shown }: GroupProps) {
  const t = useFilterText()
  const [first] = shown.fields

  function handlePart(id: string, next: DraftCondition | DraftGroup | null) {
    if (next !== null && 'parts' in next) return
    const parts = group.parts.flatMap((part) => (part.id === id ? (next ?? []) : part))
    onChange(parts.length === 0 ? null : { ...group, parts })
  }
  function handleAdd() {
    if (first) onChange({ ...group, parts: [...group.parts, begun(first, shown.pickerOf(first) !== undefined)] })
  }
  return (
    <Box component="fieldset" aria-label={label} sx={framed}>
      <FilterHow label={t('howGroup')} how={group.how} onChange={(how) => onChange({ ...group, how })} />
      <FilterParts {...shown} parts={group.parts} onPart={handlePart} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button size="small" startIcon={<Icon name="add" size={16} />} disabled={shown.isFull} onClick={handleAdd}>
          {t('add')}
        </Button>
        <Button size="small" color="inherit" onClick={() => onChange(null)}>
          {t('removeGroup')}
        </Button>
      </Box>
    </Box>
  )
}

const framed = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 2,
  minWidth: 0,
  border: 0,
  borderInlineStart: 3,
  borderColor: 'divider',
  bgcolor: 'action.hover',
  borderRadius: '8px',
} as const
