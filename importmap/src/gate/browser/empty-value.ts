import { z } from 'zod'

/** The shape of an answer as far as it is described, as JSON Schema has it. */
type Shape = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape | Shape[]
  minItems?: number
  minLength?: number
  minimum?: number
  exclusiveMinimum?: number
  pattern?: string
  format?: string
  $ref?: string
  $defs?: Record<string, Shape>
}

const byFormat: Record<string, string> = {
  'date-time': '2026-01-01T00:00:00.000Z',
  date: '2026-01-01',
  email: 'nobody@example.com',
  uri: 'https://example.com/',
}
const samples = ['', '1', 'a', 'a1', '/', '#000000', 'abcd', '00000000-0000-4000-8000-000000000000']

/** The least that this schema allows: no rows, no text, nothing that may be left out; null before anything else. */
export function emptyValue(schema: z.ZodType): unknown {
  const shape: Shape = JSON.parse(JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' })))
  return valueOf(shape, shape.$defs ?? {})
}

function valueOf(shape: Shape, defs: Record<string, Shape>): unknown {
  if (shape.$ref !== undefined) return valueOf(defs[shape.$ref.replace('#/$defs/', '')] ?? {}, defs)
  if ('const' in shape) return shape.const
  if (shape.enum !== undefined) return shape.enum[0]
  const choices = shape.anyOf ?? shape.oneOf
  if (choices !== undefined) return valueOf(choices.find(({ type }) => type === 'null') ?? choices[0] ?? {}, defs)
  if (shape.allOf !== undefined) return Object.assign({}, ...shape.allOf.map((one) => valueOf(one, defs)))
  switch (shape.type) {
    case 'object':
      return objectOf(shape, defs)
    case 'array':
      return listOf(shape, defs)
    case 'string':
      return textOf(shape)
    case 'number':
    case 'integer':
      return Math.max(0, shape.minimum ?? 0, shape.exclusiveMinimum === undefined ? 0 : shape.exclusiveMinimum + 1)
    case 'boolean':
      return false
    default:
      return null
  }
}

function objectOf({ properties = {}, required = [] }: Shape, defs: Record<string, Shape>) {
  return Object.fromEntries(required.map((name) => [name, valueOf(properties[name] ?? {}, defs)]))
}

function listOf({ items, minItems = 0 }: Shape, defs: Record<string, Shape>) {
  if (Array.isArray(items)) return items.map((one) => valueOf(one, defs))
  return Array.from({ length: minItems }, () => valueOf(items ?? {}, defs))
}

function textOf({ format = '', pattern, minLength = 0 }: Shape) {
  const known = byFormat[format]
  if (known !== undefined) return known
  const fits = (text: string) =>
    text.length >= minLength && (pattern === undefined || new RegExp(pattern, 'u').test(text))
  return samples.find(fits) ?? 'x'.repeat(minLength)
}
