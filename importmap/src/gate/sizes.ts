import { brotliCompressSync, constants } from 'node:zlib'
import type { GateFinding } from '@atrium/shared-utility/contract'
import { refused, type Candidate, type Rules } from './candidate.ts'

/** Compresses as a server does on the fly; with more effort it is smaller still. */
const effort = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export function sizeFindings(candidate: Candidate, { name, limits }: Rules): GateFinding[] {
  const all = [...candidate.files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0)
  if (all > limits.allBytes) return [refused('tooLarge', inKilobytes(all, limits.allBytes))]
  const first = firstFiles(candidate, name).map((file) => candidate.files.get(file) ?? new Uint8Array())
  const entry = first.reduce((sum, content) => sum + brotliCompressSync(content, effort).byteLength, 0)
  return entry > limits.entryBytes ? [refused('entryTooLarge', inKilobytes(entry, limits.entryBytes))] : []
}

/** The entry, and what it imports of the same artifact before it runs. */
function firstFiles({ manifest }: Candidate, name: string) {
  const found = new Set<string>()
  const waiting = [manifest.entries[name]]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue
    found.add(next)
    const own = (manifest.imports[next] ?? []).filter((from) => from.startsWith('./'))
    waiting.push(...own.map((from) => from.slice(2)))
  }
  return [...found]
}

function inKilobytes(bytes: number, limit: number) {
  return { kilobytes: (bytes / 1000).toFixed(1), limit: (limit / 1000).toFixed(0) }
}
