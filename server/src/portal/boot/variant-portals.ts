import { canonicalJson, Problem } from '@atrium/shared-utility/contract'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Entries } from '../../foundation/db/schema-portal.ts'
import type { Composed, Deploy } from '../revision/deploy.ts'

export type Revised = { id: string; entries: Entries }

/** A portal, and the revision that it is; null where nothing is released. */
type Known<Portal> = { portal: Portal; of: { head: Revised | null } }

type Parts<Portal> = {
  deploy: Pick<Deploy, 'variant'> | null
  log: Logger
  made: (composed: Composed) => Portal
}

const keptAtMost = 200
/** These stay so for as long as the revision does. */
const misfits: readonly string[] = [
  'releasePartUnknown',
  'releaseNameTaken',
  'releaseRouteTaken',
  'releaseNameMissing',
  'releaseRangeBroken',
]

/** Portals that some visitors have in place of the one in force, each composed once. */
export function createVariantPortals<Portal extends object>({ deploy, log, made }: Parts<Portal>) {
  const kept = new LRUCache<string, Promise<Portal | null>>({ max: keptAtMost })
  return async ({ portal, of: { head } }: Known<Portal>, entries: Entries) => {
    if (deploy === null || head === null) return portal
    const changed = Object.entries(entries).filter(([slug, id]) => head.entries[slug] !== id)
    if (changed.length === 0) return portal
    const changes = Object.fromEntries(changed)
    const key = `${head.id} ${canonicalJson(changes)}`
    const found = kept.get(key) ?? compose({ deploy, head, changes }, () => kept.delete(key))
    kept.set(key, found)
    return (await found) ?? portal
  }

  /** Null: what does not fit the portal any more, or cannot be read just now, is not shown, and what is in force is. */
  async function compose({ deploy: from, head, changes }: Asked, forget: () => void) {
    try {
      return made(await from.variant(head, changes))
    } catch (error) {
      log.error({ err: error, changes }, 'what some visitors were to have does not fit the portal that is in force')
      // What is only busy or away is asked again.
      if (!(error instanceof Problem && misfits.includes(error.code))) forget()
      return null
    }
  }
}

type Asked = { deploy: Pick<Deploy, 'variant'>; head: Revised; changes: Entries }
