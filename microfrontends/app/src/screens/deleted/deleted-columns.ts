import { type CallOutput, type EntityField, type Lang, titleField } from '@atrium/shared-utility/contract'
import type { Format, Translate } from '@atrium/shared-utility/react'
import type { Column } from '@atrium/shared-utility/ui'
import { labelIn } from '../../fields/label-in.ts'
import type { Say } from '../../fields/use-say.ts'

type DeletedRecord = CallOutput<'listDeletedRecords'>['list'][number]
type Words = { t: Translate; lang: Lang; format: Format; say: Say; nameOf: (record: DeletedRecord) => string }

/** What a record is called, when and by whom it was deleted, and its other fields, which a person may choose to see. */
export function deletedColumns(fields: readonly EntityField[], words: Words): Column<DeletedRecord>[] {
  const { t, lang, format, say, nameOf } = words
  const title = titleField(fields)
  const others = fields.filter((field) => field !== title)
  return [
    textColumn('_name', title ? labelIn(lang, title) : t('deleted.record'), nameOf),
    { ...textColumn('_deletedAt', t('deleted.at'), ({ deletedAt }) => format.dateTime(deletedAt)), width: 176 },
    { ...textColumn('_deletedBy', t('deleted.by'), ({ deletedBy }) => deletedBy), width: 160 },
    ...others.map((field, index) => ({
      ...textColumn(field.key, labelIn(lang, field), ({ values }) => say(field, values[field.key])),
      isOptional: index >= 2,
    })),
  ]
}

/** Pictures and links stay out: what they lead to is not open while the record is deleted. */
function textColumn(key: string, label: string, text: (record: DeletedRecord) => string): Column<DeletedRecord> {
  return { key, label, text, render: text }
}
