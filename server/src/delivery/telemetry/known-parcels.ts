import { platform } from '../../foundation/db/scope.ts'
import type { Transact } from '../../foundation/db/tx.ts'
import { remember } from '../../foundation/process/memory/remember.ts'
import type { PortalReader } from '../../portal/page/boot/portal.ts'
import { selectKnownVersions } from './queries.ts'

/** A page may be of a build that is not served any more: it goes on until its person loads it anew. */
const freshMs = 60_000

/** Versions that some visitors have in the place of what is in force. */
export type Shown = () => Promise<readonly { name: string; version: string }[]>
type Parts = { portal: Pick<PortalReader, 'read'>; tx: Transact; shown: Shown }

/**
 * The versions of parcels that exist, by `slug@version`: those of the portal as it is or was since this process began,
 * and those that are kept. Any other version in a report was made up.
 */
export function createKnownParcels({ portal, tx, shown }: Parts) {
  const served = new Map<string, string>()
  const kept = remember(() => tx(platform, selectKnownVersions), { freshMs, staleMs: Number.POSITIVE_INFINITY })
  let inForce: ReadonlySet<string> = new Set()
  let seen: unknown = null
  return {
    /** True for a version in force when the last report came. */
    isInForce: (slug: string, version: string) => inForce.has(`${slug}@${version}`),
    /** The slug of a parcel by its System name, where this version of it is known. */
    async slugOf(name: string, version: string) {
      const build = (await portal.read())?.build
      if (build && build !== seen) {
        seen = build
        for (const parcel of build.parcels)
          served.set(`${parcel.declaration.name}@${parcel.version}`, slugIn(parcel.declaration.name))
        inForce = new Set(build.parcels.map((parcel) => `${slugIn(parcel.declaration.name)}@${parcel.version}`))
      }
      const known = served.get(`${name}@${version}`)
      if (known !== undefined) return known
      // A roll-out is judged by what is told of it from its first minute on.
      if ((await shown()).some((one) => one.name === name && one.version === version)) return slugIn(name)
      const isOfPortal = build?.parcels.some((parcel) => parcel.declaration.name === name) === true
      return isOfPortal && (await isKept(`${slugIn(name)}@${version}`)) ? slugIn(name) : null
    },
  }

  async function isKept(key: string) {
    try {
      return (await kept.read()).has(key)
    } catch {
      // Without a database other versions are unknown, and reports about them are lost.
      return false
    }
  }
}

/** The part after the slash. */
function slugIn(name: string) {
  return name.slice(name.indexOf('/') + 1)
}
