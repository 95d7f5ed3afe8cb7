import { Chip, Typography } from '@mui/material'
import type { RecordFilter } from '../../contract/index.ts'
import { changed, draftOf, filterOf, type DraftCondition, type DraftGroup } from './filter-draft.ts'
import { pickersWith } from './pickers.ts'
import type { RecordFilterEditorProps } from './RecordFilterEditor.tsx'
import { useEditedFields, useSayCondition } from './use-edited-fields.ts'
import { useFilterText } from './words.ts'

type Props = Pick<RecordFilterEditorProps, 'fields' | 'recordPicker'> & {
  filter: RecordFilter | undefined
  onChange: (filter: RecordFilter | undefined) => void
}

const mostShown = 8

/** What a filter says, a chip for each of its parts; each takes its part away. */
export function FilterChips({ fields: given, recordPicker, filter, onChange }: Props) {
  const t = useFilterText()
  const fields = useEditedFields(given)
  const draft = draftOf(filter)
  const parts = draft?.parts ?? []
  const conditions = parts.flatMap((part) => ('parts' in part ? part.parts : [part]))
  const say = useSayCondition({ conditions, fields, pickerOf: pickersWith(recordPicker) })
  if (draft === null) return <Typography variant="body2">{t('nested')}</Typography>

  const textOf = (part: DraftCondition | DraftGroup) => {
    if (!('parts' in part)) return say(part)
    return part.parts.map(say).reduce((one, other) => t(part.how === 'all' ? 'and' : 'or', { one, other }))
  }
  return (
    <>
      {draft.how === 'any' && <Typography variant="body2">{t('matchesAny')}</Typography>}
      {parts.slice(0, mostShown).map((part, index) => (
        <Chip
          key={`${index} ${textOf(part)}`}
          size="small"
          label={textOf(part)}
          onDelete={() => onChange(filterOf(changed(draft, part.id, null), fields))}
        />
      ))}
      {parts.length > mostShown && (
        <Typography variant="body2">{t('more', { count: parts.length - mostShown })}</Typography>
      )}
    </>
  )
}
