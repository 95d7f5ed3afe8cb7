import { artifactPrefix } from '@atrium/shared-utility/contract'
import type { RunTask } from './task.ts'

type Read = (url: string) => Promise<Uint8Array | null>

/**
 * Reads what the page is made of, each file once, and nothing else: a page that asks without end costs the process with
 * the files nothing, and what is none of its files is nowhere.
 */
export function onlyKnown({ manifest, stage }: Pick<RunTask, 'manifest' | 'stage'>, read: Read): Read {
  const known = new Set(
    [...stage.parts, manifest].flatMap((part) => Object.keys(part.files).map((name) => artifactPrefix(part) + name)),
  )
  const asked = new Map<string, Promise<Uint8Array | null>>()
  return async (url) => {
    if (!known.has(url)) return null
    const found = asked.get(url) ?? read(url)
    asked.set(url, found)
    return found
  }
}
