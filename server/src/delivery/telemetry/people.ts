import type { OpeningReport } from '@atrium/shared-utility/contract'
import { LRUCache } from 'lru-cache'
import type { Session } from '../../foundation/call/context/session.ts'
import type { Services } from '../../foundation/call/context/services.ts'
import type { Portal } from '../../portal/page/boot/portal.ts'

/**
 * The most openings, errors and mount times that count of one version from one person within ten minutes. In the half
 * hour that roll-outs look back that is less than what they are judged from by default.
 */
export const mostOpenings = 3

const windowMs = 10 * 60_000
const mostKnown = 200_000

/**
 * How often one person's reports of a version count as a person's; further ones count as a visitor's, which halts no
 * roll-out. In this process alone.
 */
export function createPeople(now: () => Date) {
  // It takes megabytes from the start, so it is made only once a person tells of anything.
  let known: LRUCache<string, number> | undefined
  return (userId: string, report: OpeningReport) => {
    const uses = (known ??= new LRUCache({ max: mostKnown }))
    const window = Math.floor(now().getTime() / windowMs)
    const whose = [window, userId, report.parcel, report.version].join('|')
    const told = toldIn(report).map((what) => `${whose}|${what}`)
    if (told.some((key) => (uses.get(key) ?? 0) >= mostOpenings)) return false
    for (const key of told) uses.set(key, (uses.get(key) ?? 0) + 1)
    return true
  }
}

/** The facts that roll-outs are judged by. A page may tell of the same opening again, with later facts. */
function toldIn({ began, erred, timings }: OpeningReport) {
  return [began && 'began', erred && 'erred', timings.mount !== undefined && 'mount'].filter((what) => what !== false)
}

type Whose = { session: Session; entId: string | null; portalFor: Services['portalFor'] }

/**
 * The versions in force, and those that this person has: pages open since before have the former. As `name@version`.
 */
export async function versionsOf({ session, entId, portalFor }: Whose): Promise<ReadonlySet<string>> {
  const [own, inForce] = [await portalFor({ entId, session }), await portalFor({ entId: null, session: null })]
  return new Set([...versionsIn(own), ...versionsIn(inForce)])
}

function versionsIn(portal: Portal | null) {
  return (portal?.build.parcels ?? []).map(({ declaration, version }) => `${declaration.name}@${version}`)
}
