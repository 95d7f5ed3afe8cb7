import { type EntityField, type Lang, titleField } from '@atrium/shared-utility/contract'
import type { Column, Datum } from '@atrium/shared-utility/ui'
import type { Format, Translate } from '@atrium/shared-utility/react'
import { FieldPictures, hasPictures } from '../../fields/files/FieldPictures.tsx'
import { labelIn } from '../../fields/label-in.ts'
import { NamedValue } from '../../opened/NamedValue.tsx'
import type { Names, Say } from '../../fields/use-say.ts'
import type { Opened } from '../../opened/OpenedApp.tsx'
import type { NamedRecord } from './use-records.ts'

type Words = { t: Translate; lang: Lang; format: Format; sayOf: (names: Names) => Say; table: Opened }

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
  image: 152,
}

/** A column for each field, the one that names the record first, and when it was made and last changed. */
export function recordColumns(fields: readonly EntityField[], { format, ...words }: Words): Column<NamedRecord>[] {
  const { t } = words
  const title = titleField(fields)
  const ordered = [...fields.filter((field) => field === title), ...fields.filter((field) => field !== title)]
  const fitting = countFitting(ordered)
  const columns = ordered.map((field, index) => ({
    ...fieldColumn(field, { ...words, isName: index === 0 }),
    isOptional: index >= fitting,
  }))
  const moment = (key: 'createdAt' | 'updatedAt') => (record: NamedRecord) => format.dateTime(record[key])
  const [createdAt, updatedAt] = [moment('createdAt'), moment('updatedAt')]
  return [
    ...columns,
    // The order that a table has by itself: its sort key is no field.
    {
      key: '_createdAt',
      label: t('record.createdAt'),
      data: [{ label: t('record.createdAt'), value: (record) => momentText(record.createdAt) }],
      text: createdAt,
      render: createdAt,
      sort: '',
      width: momentWidth,
    },
    {
      key: '_updatedAt',
      label: t('record.updatedAt'),
      data: [{ label: t('record.updatedAt'), value: (record) => momentText(record.updatedAt) }],
      text: updatedAt,
      render: updatedAt,
      isOptional: true,
      width: momentWidth,
    },
  ]
}

/** A cell as programs read it: nothing is empty, and what stands for something else is said in words. */
function datumOf(field: EntityField, { values }: NamedRecord, say: Say): Datum {
  const value = values[field.key]
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return null
  switch (field.type) {
    case 'number':
      return numberOf(String(value))
    case 'text':
    case 'longText':
    case 'date':
      return String(value)
    case 'dateTime':
      return momentText(String(value))
    case 'yesNo':
      return value === true
    default:
      return say(field, value)
  }
}

/** As spreadsheets and the import read it, in the time of the person, as the page shows it: 2026-12-01 01:17. */
function momentText(moment: string) {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' }).format(new Date(moment))
}

/** A decimal with more digits than a number holds stays a text. */
function numberOf(decimal: string) {
  const number = Number(decimal)
  const plain = decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
  return String(number) === plain ? number : decimal
}

/** The columns that a view names, in its order and no others; the first leads to the record. */
export function viewColumns(fields: readonly EntityField[], words: Omit<Words, 'format'>): Column<NamedRecord>[] {
  return fields.map((field, index) => fieldColumn(field, { ...words, isName: index === 0 }))
}

type OfField = Omit<Words, 'format'> & { isName: boolean }

function fieldColumn(field: EntityField, { isName, t, lang, sayOf, table }: OfField): Column<NamedRecord> {
  const isEmpty = (value: unknown) => value === undefined || value === null || value === ''
  const shown = ({ values: { [field.key]: value }, names }: NamedRecord) =>
    isName && isEmpty(value) ? t('record.untitled') : sayOf(names)(field, value)
  return {
    key: field.key,
    label: labelIn(lang, field),
    data: [{ label: labelIn(lang, field), value: (record) => datumOf(field, record, sayOf(record.names)) }],
    text: shown,
    render(record) {
      const { id, values, names } = record
      const value = values[field.key]
      // What leads to the record is said in words.
      if (isName) return shown(record)
      if (!hasPictures(field, value, names.files))
        return <NamedValue field={field} value={value} app={table.app} names={names} text={shown(record)} />
      return <FieldPictures table={table} recordId={id} value={value} files={names.files} />
    },
    isNumeric: field.type === 'number',
    // The name of the record has the room that is left, whatever its type.
    ...(!isName && { width: widths[field.type] }),
    ...(sorted.includes(field.type) && { sort: field.key }),
  }
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
