import type { Call } from '@atrium/shared-utility/contract'
import { z } from 'zod'

type Field = z.core.$ZodType

/** What an input may be made of, the most harmless first. No person and no thing has these names. */
const candidates: readonly unknown[] = [
  undefined,
  null,
  false,
  'none1',
  'no',
  '123456',
  1,
  10,
  30,
  7,
  1024,
  [],
  '+12025550100',
  'nobody@nowhere.example',
  'nowhere.example',
  'https://nowhere.example',
  '2030-01-31T08:00:00.000Z',
  '192.0.2.1',
  '/nowhere',
  '@nobody/nothing',
  'n'.repeat(22),
  'n'.repeat(32),
  'n'.repeat(43),
]

/** The least that this call takes for an input: it is let through by the schema, and names nothing that exists. */
export function leastInput({ input }: Call) {
  // Some fields may be left out one by one, but not all of them; some lists may be empty, and some marks off, but not beside the rest.
  const given = candidates.slice(2)
  const ways = [candidates, given, given.filter((one) => !Array.isArray(one)), [true, ...given]]
  const tried = ways.map((among) => leastOf(input, among))
  return tried.find((least) => input.safeParse(least).success) ?? leastOf(input, given)
}

function leastOf({ shape }: z.ZodObject, among: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape)
      .map(([name, field]) => [name, leastField(field, among)] as const)
      .filter(([, value]) => value !== undefined),
  )
}

function leastField(field: Field, among: readonly unknown[]): unknown {
  const own = field instanceof z.ZodLiteral || field instanceof z.ZodEnum ? [...valuesOf(field)] : []
  const found = [...own, ...among].find((value) => isTaken(field, value))
  if (found !== undefined) return found
  if (field instanceof z.ZodRecord) return leastRecord(field, among)
  if (field instanceof z.ZodUnion) return field.options.map((option) => leastField(option, among)).find(isGiven)
  if (field instanceof z.ZodPipe && field.in instanceof z.ZodTransform) return leastField(field.out, among)
  if (field instanceof z.ZodArray) return [leastField(field.element, among)]
  return field instanceof z.ZodObject ? leastOf(field, among) : found
}

/** A number is not made of `false`, which is no number any more once a form has made a text of it. */
function isTaken(field: Field, value: unknown) {
  const sent = value === false ? ['false', value] : [value]
  return sent.every((one) => z.safeParse(field, one).success)
}

/** A record with named keys has each of them. */
function leastRecord({ keyType, valueType }: z.ZodRecord, among: readonly unknown[]) {
  const keys = keyType instanceof z.ZodEnum ? keyType.options : []
  return Object.fromEntries(keys.map((key) => [key, leastField(valueType, among)]))
}

function valuesOf(field: z.ZodLiteral | z.ZodEnum) {
  return field instanceof z.ZodLiteral ? field.values : field.options
}

function isGiven(value: unknown) {
  return value !== undefined
}
