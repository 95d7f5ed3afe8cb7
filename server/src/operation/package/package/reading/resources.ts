import { byRule } from './by-rule.ts'
import { chunksOf, chunkTypes, type Chunk } from './chunks.ts'
import { limits } from './limits.ts'
import { Refused } from '../../../../foundation/file/reader/refused.ts'
import { openStringPool, type StringPool } from './string-pool.ts'
import { entryOf } from './table-entry.ts'
import { valueOf, type Value } from './value.ts'

type PlainValue = Exclude<Value, { kind: 'resource' }>

/** The values behind a value: itself, or all under its id, that of the usual language first. */
export type Resources = { values(value: Value | undefined): PlainValue[] }

export const noResources: Resources = {
  values: (value) => (value === undefined || value.kind === 'resource' ? [] : [value]),
}

const mostReferences = 8
const languageAt = 8

/** Opens resources.arsc (AOSP, ResourceTypes.h). */
export function openResources(bytes: Buffer): Resources {
  const [table] = chunksOf(bytes, 0)
  if (table?.type !== chunkTypes.table) throw new Refused('manifestBroken')
  const parts = [...chunksOf(table.bytes, table.headBytes)]
  const pool = parts.find(({ type }) => type === chunkTypes.strings)
  if (pool === undefined) return noResources
  const strings = openStringPool(pool)
  const types = parts.filter(({ type }) => type === chunkTypes.tablePackage).flatMap(typesOf)
  const lookups = { left: limits.lookups }
  return {
    values(value) {
      if (value?.kind !== 'resource') return noResources.values(value)
      return byRule('resourcesBroken', () => valuesOf(value.id, { strings, types, left: mostReferences, lookups }))
    },
  }
}

type TypeChunk = { prefix: number; hasLanguage: boolean; chunk: Chunk }

/** Each with the first two bytes of the ids that it holds. */
function typesOf(packageChunk: Chunk): TypeChunk[] {
  const packageId = packageChunk.bytes.readUInt32LE(8)
  return [...chunksOf(packageChunk.bytes, packageChunk.headBytes)]
    .filter(({ type }) => type === chunkTypes.tableType)
    .map((chunk) => ({
      prefix: ((packageId << 8) | chunk.bytes.readUInt8(8)) >>> 0,
      hasLanguage: chunk.bytes.readUInt16LE(20 + languageAt) !== 0,
      chunk,
    }))
}

type Looking = { strings: StringPool; types: readonly TypeChunk[]; left: number; lookups: { left: number } }

function valuesOf(id: number, looking: Looking): PlainValue[] {
  const { strings, types, left, lookups } = looking
  if (left === 0) return []
  const those = types.filter(({ prefix }) => prefix === id >>> 16)
  // Each that leads to each of the others would go on for ever, though never in a circle for long.
  if ((lookups.left -= those.length) < 0) throw new Refused('bomb')
  const usualFirst = those.toSorted((one, other) => Number(one.hasLanguage) - Number(other.hasLanguage))
  return usualFirst.flatMap(({ chunk }) => {
    const entry = entryOf(chunk, id & 0xff_ff)
    const value = entry === null ? null : valueOf(entry.type, entry.data, strings)
    if (value?.kind !== 'resource') return value === null ? [] : [value]
    // One after the other, so that a circle of names ends soon.
    return valuesOf(value.id, { ...looking, left: left - 1 }).slice(0, mostReferences)
  })
}
