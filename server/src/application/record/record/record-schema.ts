import { type EntityField, fieldValues } from '@atrium/shared-utility/contract'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

/** Characters of fields, together: of tables whose fields have more, the schema is made each time. */
const mostKept = 4_000_000

const made = new LRUCache<string, ReturnType<typeof make>>({
  maxSize: mostKept,
  sizeCalculation: (_schema, key) => key.length,
})

/**
 * What a record takes in these fields, as the input of a call. To make a schema costs a hundred times as much as to check a record
 * with it, so it is kept by all that it is made of.
 */
export function recordSchema(fields: readonly EntityField[], how: 'whole' | 'changes') {
  const key = JSON.stringify([how, fields])
  const known = made.get(key)
  if (known !== undefined) return known
  const schema = make(fields, how)
  made.set(key, schema)
  return schema
}

function make(fields: readonly EntityField[], how: 'whole' | 'changes') {
  return z.strictObject({ values: z.strictObject(fieldValues(fields, how)) })
}
