import { chunksOf, chunkTypes, type Chunk } from './chunks.ts'
import { limits } from './limits.ts'
import { Refused } from '../../../foundation/reader/refused.ts'
import { openStringPool, type StringPool } from './string-pool.ts'
import { entryOf } from './table-entry.ts'

/** What stands under an id of an Android package's resources: in the usual language first, largest pictures anywhere. */
export type Resources = { texts(id: number): string[] }

export const noResources: Resources = { texts: () => [] }

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
  return { texts: (id) => textsOf(id, { strings, types, left: mostReferences, lookups: { left: limits.lookups } }) }
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

function textsOf(id: number, looking: Looking): string[] {
  const { strings, types, left, lookups } = looking
  if (left === 0) return []
  const those = types.filter(({ prefix }) => prefix === id >>> 16)
  // Each that leads to each of the others would go on for ever, though never in a circle for long.
  if ((lookups.left -= those.length) < 0) throw new Refused('bomb')
  const usualFirst = those.toSorted((one, other) => Number(one.hasLanguage) - Number(other.hasLanguage))
  return usualFirst.flatMap(({ chunk }) => {
    const value = entryOf(chunk, id & 0xff_ff)
    if (value?.type === 0x03) return [strings.text(value.data)]
    // One after the other, so that a circle of names ends soon.
    return value?.type === 0x01 ? textsOf(value.data, { ...looking, left: left - 1 }).slice(0, mostReferences) : []
  })
}
