import { z } from 'zod'
import { id, plainSign, text, textToList } from '../foundation/fields.ts'
import { lines } from '../foundation/lines.ts'
import { said } from '../foundation/said-issue.ts'
import type { EntityField } from './entity-field.ts'
import { patterned, within } from './field-rules.ts'
import type { RecordValues } from './record-values.ts'

type Value = RecordValues[string]

/**
 * What a record takes, by the keys of its fields; the form of the browser and the server check with these same schemas. An
 * empty text is no value. `whole`: a new record, in which what is required is there. `changes`: what is not named stays, and
 * what is required is not emptied.
 */
export function fieldValues(fields: readonly EntityField[], how: 'whole' | 'changes') {
  const shape = fields.map((field) => {
    const one = fieldValue(field)
    const isNeeded = field.isRequired && field.type !== 'yesNo'
    const taken = z.preprocess(noneAsNull, isNeeded ? one : one.nullable())
    return [field.key, how === 'changes' || !isNeeded ? taken.optional() : taken]
  })
  return Object.fromEntries(shape) as Record<string, z.ZodType<Value>>
}

function noneAsNull(value: unknown) {
  const isNone = value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  return isNone ? null : value
}

/** What one field takes where there is a value. */
export function fieldValue(field: EntityField): z.ZodType {
  const { type, options, decimals } = field
  const choice = z.enum(options.map(({ key }) => key))
  switch (type) {
    case 'text':
      return textValue(field)
    case 'longText':
      return lines(field.maxLength ?? 20_000)
        .overwrite((value) => value.replaceAll('\r\n', '\n'))
        .min(field.minLength ?? 1)
    case 'number':
      return decimal(decimals).superRefine(within(field))
    case 'date':
      return plainSign().pipe(z.iso.date()).superRefine(refuseYearZero).superRefine(within(field))
    case 'dateTime':
      return z.iso.datetime().superRefine(refuseYearZero).overwrite(toMillisecond)
    case 'yesNo':
      return z.boolean()
    case 'choice':
      return choice
    case 'choices':
      return z.preprocess(textToList, z.array(choice).max(options.length))
    case 'person':
    case 'relation':
      return id
    case 'file':
    case 'image':
      return z.preprocess(textToList, z.array(id).max(mostFilesOf(field)).overwrite(eachOnce))
  }
}

const words = { noYear: { 'zh-CN': '年份不能早于公元 1 年', 'en-US': 'Use a year from 1 on' } }

/** The calendar of the database has no year 0. */
function refuseYearZero(value: string, context: z.RefinementCtx) {
  if (value.startsWith('0000-')) context.addIssue(said(words.noYear))
}

function toMillisecond(instant: string) {
  const moment = new Date(instant)
  return Number.isNaN(moment.getTime()) ? instant : moment.toISOString()
}

/** Types whose values are files, by id. */
export function holdsFiles({ type }: Pick<EntityField, 'type'>) {
  return type === 'file' || type === 'image'
}

export function mostFilesOf({ mostFiles = 10 }: Pick<EntityField, 'mostFiles'>) {
  return mostFiles
}

function eachOnce(ids: string[]) {
  return [...new Set(ids)]
}

const mostOfLine = 500

function textValue({ pattern, minLength = 1, maxLength = mostOfLine }: EntityField) {
  const max = Math.min(maxLength, mostOfLine)
  return pattern === undefined ? text(minLength, max) : patterned(pattern, { min: minLength, max })
}

/** A decimal as text: what arithmetic with binary fractions would change stays as it is. */
function decimal(places: number) {
  const part = places === 0 ? '' : String.raw`(\.\d{1,${places}})?`
  return z.preprocess(
    (value) => (typeof value === 'number' && Number.isFinite(value) ? String(value) : value),
    plainSign().regex(new RegExp(String.raw`^-?\d{1,15}${part}$`)),
  )
}
