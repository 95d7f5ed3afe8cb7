import type { Artifact } from '@atrium/shared-utility/contract'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../foundation/db/tx.ts'
import { selectArtifacts } from './artifact-query.ts'

/** Twice as many as the largest portal has. */
const knownAtMost = 2000

/** The manifests of artifacts, read once: they never change. Answers those that exist. */
export function createKnownArtifacts() {
  const known = new LRUCache<string, Artifact>({ max: knownAtMost })
  return async (db: Db, ids: readonly string[]) => {
    const unknown = ids.filter((id) => !known.has(id))
    const read = unknown.length === 0 ? [] : await selectArtifacts(db, unknown)
    const found = new Map(read.map(({ id, manifest }) => [id, manifest]))
    for (const [id, manifest] of found) known.set(id, manifest)
    return ids.flatMap((id) => {
      const manifest = found.get(id) ?? known.get(id)
      return manifest === undefined ? [] : [{ id, slug: manifest.slug, manifest }]
    })
  }
}
