import { type EntityField, fieldValues, type Lang, type RecordValues } from '@atrium/shared-utility/contract'
import { labelIn } from '../../../fields/label-in.ts'

type Value = RecordValues[string]

type Sample = {
  /** The first, the second and so on differ. */
  nth: number
  lang: Lang
  now: Date
  userId: string
  /** Records of the table that a field names. */
  related: (field: EntityField) => readonly string[]
}

/**
 * An example record: of each field the first of a few values that it takes. One that takes none of them is left empty, and one
 * that begins with something is left to that.
 */
export function sampleValues(fields: readonly EntityField[], sample: Sample): RecordValues {
  const pairs = fields
    .filter(({ initial }) => initial === undefined)
    .flatMap((field): [string, Value][] => {
      const schema = fieldValues([field], 'whole')[field.key]
      const fitting = candidates(field, sample).find((one) => schema?.safeParse(one).success)
      return fitting === undefined ? [] : [[field.key, fitting]]
    })
  return Object.fromEntries(pairs)
}

function candidates(field: EntityField, { nth, lang, now, userId, related }: Sample): Value[] {
  const { type, options, least, most, minLength = 1 } = field
  const option = options[(nth - 1) % Math.max(options.length, 1)]?.key
  const dayOf = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
  switch (type) {
    case 'text':
    case 'longText':
      return texts(`${labelIn(lang, field)} ${nth}`, nth).map((text) => text.padEnd(minLength, text.at(-1)))
    case 'number':
      return [nth * 10, nth, 0, least, most].filter((one) => one !== undefined).map(String)
    case 'date':
      return [dayOf(nth), dayOf(-nth), least, most].filter((one) => one !== undefined)
    case 'dateTime':
      return [new Date(now.getTime() + nth * 3_600_000).toISOString()]
    case 'yesNo':
      return [nth % 2 === 1]
    case 'choice':
      return option === undefined ? [] : [option]
    case 'choices':
      return option === undefined ? [] : [[option]]
    case 'person':
      return [userId]
    case 'relation':
      return related(field).slice(nth - 1, nth)
    case 'file':
    case 'image':
      return []
  }
}

/** In words, and in each of the forms that a text may have to have. */
function texts(said: string, nth: number) {
  return [said, `${nth}`, `Sample${nth}`, 'ABC'.charAt(nth - 1), `sample${nth}@example.com`, `+1202555010${nth}`]
}
