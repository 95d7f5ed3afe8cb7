import type { AppRecord, EntityField, Lang } from '@atrium/shared-utility/contract'
import type { Column } from '@atrium/shared-utility/ui'
import type { Format, Translate } from '@atrium/shared-utility/react'
import { labelIn } from '../../fields/label-in.ts'
import { titleField, titleOf } from '../../fields/record-title.ts'
import type { Say } from '../../fields/use-say.ts'

type Words = { t: Translate; lang: Lang; format: Format; say: Say }

/** A day with its time, in either language. */
const momentWidth = 176

/** What the columns of fields have together on a laptop, beside the moment of making: those that fit are in sight at first. */
const roomForFields = 824
/** What a column needs that shares the rest. */
const sharedWidth = 168
/** Types whose order means something to people. */
const sorted: readonly EntityField['type'][] = ['text', 'number', 'date', 'dateTime', 'yesNo', 'choice']

/** What these take at most, in pixels; texts share the rest. */
const widths: Partial<Record<EntityField['type'], number>> = {
  yesNo: 80,
  choice: 112,
  date: 144,
  number: 120,
  person: 120,
  dateTime: momentWidth,
}

/** A column for each field, the one that names the record first, and when it was made and last changed. */
export function recordColumns(fields: readonly EntityField[], { t, lang, format, say }: Words): Column<AppRecord>[] {
  const title = titleField(fields)
  const ordered = [...fields.filter((field) => field === title), ...fields.filter((field) => field !== title)]
  const fitting = countFitting(ordered)
  const columns = ordered.map((field, index): Column<AppRecord> => {
    const shown = ({ values }: AppRecord) =>
      field === title ? (titleOf({ fields, values }, say) ?? t('record.untitled')) : say(field, values[field.key])
    return {
      key: field.key,
      label: labelIn(lang, field),
      text: shown,
      render: shown,
      isNumeric: field.type === 'number',
      isOptional: index >= fitting,
      // The name of the record has the room that is left, whatever its type.
      ...(field !== title && { width: widths[field.type] }),
      ...(sorted.includes(field.type) && { sort: field.key }),
    }
  })
  const moment = (key: 'createdAt' | 'updatedAt') => (record: AppRecord) => format.dateTime(record[key])
  const [createdAt, updatedAt] = [moment('createdAt'), moment('updatedAt')]
  return [
    ...columns,
    // The order that a table has by itself: its sort key is no field.
    {
      key: '_createdAt',
      label: t('record.createdAt'),
      text: createdAt,
      render: createdAt,
      sort: '',
      width: momentWidth,
    },
    {
      key: '_updatedAt',
      label: t('record.updatedAt'),
      text: updatedAt,
      render: updatedAt,
      isOptional: true,
      width: momentWidth,
    },
  ]
}

/** The first of them always; of the others as many as have room beside it. */
function countFitting(fields: readonly EntityField[]) {
  let used = 0
  const firstBeyond = fields.findIndex(({ type }, index) => {
    used += index === 0 ? sharedWidth : (widths[type] ?? sharedWidth)
    return used > roomForFields
  })
  return firstBeyond < 0 ? fields.length : firstBeyond
}
