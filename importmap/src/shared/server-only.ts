import { readFileSync } from 'node:fs'

/** Parts of zod that make JSON Schema. Only the server's OpenAPI page needs them. */
const jsonSchema = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/

/**
 * Stands in for a module whose functions the browser never calls, or `null` for every other module. zod makes one
 * of them for each schema, so making is harmless and only calling refuses.
 */
export function withoutServerOnly(id: string) {
  if (!jsonSchema.test(id)) return null
  const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function|class) (\w+)/gm)].map(
    ([, name]) => name,
  )
  const refuse = "const refuse = () => { throw new Error('JSON Schema is made by the server only') }\n"
  return refuse + names.map((name) => `export const ${name} = () => refuse\n`).join('')
}
