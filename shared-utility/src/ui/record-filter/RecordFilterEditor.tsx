import { Box, Button, FormHelperText, Typography } from '@mui/material'
import { useState } from 'react'
import { filterLimits, type EntityField, type RecordFilter } from '../../contract/index.ts'
import { Icon } from '../display/Icon.tsx'
import type { Picker } from '../list/control.ts'
import {
  begun,
  changed,
  draftOf,
  emptyGroup,
  filterOf,
  isWhole,
  type DraftCondition,
  type EditedField,
  type FilterDraft,
} from './filter-draft.ts'
import { FilterHow } from './FilterHow.tsx'
import { FilterParts } from './FilterParts.tsx'
import { pickersWith } from './pickers.ts'
import { useEditedFields } from './use-edited-fields.ts'
import { useFilterText } from './words.ts'

export type RecordFilterEditorProps = {
  /** Those that may be asked for. */
  fields: readonly EntityField[]
  filter: RecordFilter | undefined
  /** Told of what can be asked already, undefined where nothing is, and whether that is all that stands there. */
  onChange: (filter: RecordFilter | undefined, isWhole: boolean) => void
  /** How the records are found that a relation names, by the uid of their table; the same one for the same table. */
  recordPicker?: ((relatesTo: string) => Picker | undefined) | undefined
  /** What is said where there is no condition. */
  none?: string
  /** True where no condition is as good as one: none is begun before the person adds it. */
  isOptional?: boolean
  /** True once what is not whole was refused: each such condition says so. */
  isRefused?: boolean
}

/** A filter of records: conditions of field, comparison and value, and groups of them one level deep. */
export function RecordFilterEditor(props: RecordFilterEditorProps) {
  const { fields: given, filter, onChange, recordPicker, none, isOptional = false, isRefused = false } = props
  const t = useFilterText()
  const fields = useEditedFields(given)
  const pickerOf = pickersWith(recordPicker)
  const [first] = fields
  const begin = () => first && begun(first, pickerOf(first) !== undefined)
  const { draft, change } = useFilterDraft({ filter, fields, onChange, begin, isOptional })
  if (draft === null) return <Typography variant="body2">{t('nested')}</Typography>
  const count = draft.parts.reduce((sum, part) => sum + ('parts' in part ? part.parts.length : 1), 0)
  const add = (part: FilterDraft['parts'][number] | undefined) =>
    part && change({ ...draft, parts: [...draft.parts, part] })

  function handleGroup() {
    const condition = begin()
    // One of the other kind: a group that joins as the whole does changes nothing.
    if (condition && draft !== null) add(emptyGroup(draft.how === 'all' ? 'any' : 'all', condition))
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'stretch' }}>
      {draft.parts.length > 1 && (
        <FilterHow label={t('how')} how={draft.how} onChange={(how) => change({ ...draft, how })} />
      )}
      {draft.parts.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {none ?? t('none')}
        </Typography>
      )}
      <FilterParts
        parts={draft.parts}
        fields={fields}
        pickerOf={pickerOf}
        isRefused={isRefused}
        onPart={(id, next) => change(changed(draft, id, next))}
        isFull={count >= filterLimits.conditions}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          size="small"
          startIcon={<Icon name="add" size={16} />}
          disabled={count >= filterLimits.conditions}
          onClick={() => add(begin())}
        >
          {t('add')}
        </Button>
        <Button size="small" color="inherit" disabled={count >= filterLimits.conditions} onClick={handleGroup}>
          {t('addGroup')}
        </Button>
      </Box>
      {count >= filterLimits.conditions && (
        <FormHelperText>{t('limit', { most: filterLimits.conditions })}</FormHelperText>
      )}
    </Box>
  )
}

type Edited = {
  filter: RecordFilter | undefined
  fields: readonly EditedField[]
  onChange: RecordFilterEditorProps['onChange']
  begin: () => DraftCondition | undefined
  isOptional: boolean
}

/** What is edited, with conditions that are not whole yet; another filter from outside takes its place. */
function useFilterDraft({ filter, fields, onChange, begin, isOptional }: Edited) {
  const said = JSON.stringify(filter ?? null)
  const [draft, setDraft] = useState(() => (filter === undefined ? first() : draftOf(filter)))
  const [seen, setSeen] = useState(said)
  const [told, setTold] = useState(said)
  if (said !== seen) {
    setSeen(said)
    if (said !== told) setDraft(draftOf(filter))
  }
  /** A person who opens the editor of no filter is about to write a condition. */
  function first(): FilterDraft {
    const part = isOptional ? undefined : begin()
    return { how: 'all', parts: part ? [part] : [] }
  }
  function change(next: FilterDraft) {
    const whole = filterOf(next, fields)
    setDraft(next)
    setTold(JSON.stringify(whole ?? null))
    onChange(whole, isWhole(next, fields))
  }
  return { draft, change }
}
