import { canonicalJson, Problem } from '@atrium/shared-utility/contract'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Entries } from '../../artifact/tables.ts'
import type { Composed, Deploy } from '../../revision/deploy.ts'
import { createLane } from '../../revision/lane.ts'

export type Revised = { id: string; entries: Entries }

/** A portal, and the revision that it is; null where nothing is released. */
type PortalState<Portal> = { portal: Portal; of: { head: Revised | null } }

type Parts<Portal> = {
  deploy: Pick<Deploy, 'variant'> | null
  log: Logger
  made: (composed: Composed) => Portal
}

/**
 * More than there are groups of people, each with its own roll-outs; and a bound for the characters of their file maps.
 */
const [keptAtMost, mostCharacters] = [300, 64 * 1024 * 1024]
/** What waits is of different portals: beyond that, some people see what is in force. */
const composing = { mostWaiting: keptAtMost, rest: 1 }
/** These stay so for as long as the revision does. */
const misfits: readonly string[] = [
  'releasePartUnknown',
  'releaseNameTaken',
  'releaseRouteTaken',
  'releaseNameMissing',
  'releaseRangeBroken',
]

/** Portals that some visitors have in place of the one in force, each composed once for all of them, one after the other. */
export function createVariantPortals<Portal extends object>({ deploy, log, made }: Parts<Portal>) {
  const kept = new LRUCache<string, { portal: Portal | null }>({ max: keptAtMost, maxSize: mostCharacters })
  const lane = createLane<Portal | null>(composing)
  let of = ''
  let isTold = false
  return async ({ portal, of: { head } }: PortalState<Portal>, entries: Entries) => {
    if (deploy === null || head === null) return portal
    const changed = Object.entries(entries).filter(([slug, id]) => head.entries[slug] !== id)
    if (changed.length === 0) return portal
    forgetThoseBefore(head)
    const changes = Object.fromEntries(changed)
    const key = `${head.id} ${canonicalJson(changes)}`
    const found = kept.get(key)
    return (found === undefined ? await compose(key, { deploy, head, changes }) : found.portal) ?? portal
  }

  /** Once a revision is not in force any more, no page asks for its variants. */
  function forgetThoseBefore({ id }: Revised) {
    if (of !== id) kept.clear()
    of = id
  }

  /** Null where the changes do not fit the portal any more, or cannot be read now: then what is in force is shown. */
  async function compose(key: string, { deploy: from, head, changes }: VariantInput) {
    try {
      const portal = await lane(key, async () => {
        const composed = await from.variant(head, changes)
        const one = made(composed)
        kept.set(key, { portal: one }, { size: composed.fileMap.length })
        return one
      })
      isTold = false
      return portal
    } catch (error) {
      const isMisfit = error instanceof Problem && misfits.includes(error.code)
      if (isMisfit && !kept.has(key)) kept.set(key, { portal: null }, { size: 1 })
      // A portal that is only busy or away is asked again for every page, and logged once.
      if (isMisfit || !isTold)
        log.error({ err: error, changes }, 'what some visitors were to have does not fit the portal that is in force')
      isTold ||= !isMisfit
      return null
    }
  }
}

type VariantInput = { deploy: Pick<Deploy, 'variant'>; head: Revised; changes: Entries }
