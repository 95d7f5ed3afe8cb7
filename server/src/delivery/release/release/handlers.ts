import { Problem, type releaseCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { selectArtifacts } from '../../../portal/artifact/artifact-query.ts'
import { refuseUnchecked } from '../../browser-check/refuse-unchecked.ts'
import { damageOf, selectDamageOf } from '../damage/queries.ts'
import { isOwnPart } from '../../parcel/parcel/own-part.ts'
import { findParcel } from '../../parcel/parcel/queries.ts'
import { findHead } from '../../../portal/revision/revision-query.ts'
import { runParcelVersion } from './checks.ts'
import { bringBack, getRevision, listRevisions } from './revisions.ts'
import { change, inLine, putInForce } from './put-in-force.ts'
import { selectReleased } from './released-query.ts'
import { releaseTogether } from './together.ts'
import { countVersions, selectVersion, selectVersions } from './version-query.ts'
import { versionOf, wholeVersionOf } from './version-row.ts'

const mostVersions = 50

export const releaseHandlers: Handlers<typeof releaseCalls> = {
  releaseTogether: (input, context) => inLine(() => releaseTogether(input, context)),

  runParcelVersion,

  async listParcelVersions({ slug }, { db, lang }) {
    if ((await findParcel(db, slug)) === undefined) throw new Problem('notFound')
    const inForce = (await findHead(db))?.entries[slug] ?? null
    const rows = await selectVersions(db, { slug, most: mostVersions, also: inForce })
    const ids = rows.map((row) => row.id)
    const shown = { inForce, released: await selectReleased(db, ids), lang }
    return { total: await countVersions(db, slug), list: rows.map((row) => versionOf(row, shown)) }
  },

  async getParcelVersion({ slug, id }, { db, lang }) {
    const row = await selectVersion(db, { slug, id })
    if (row === undefined) throw new Problem('notFound')
    const damage = (await selectDamageOf(db, id)).map(damageOf)
    const inForce = (await findHead(db))?.entries[slug] ?? null
    return wholeVersionOf(row, { inForce, released: await selectReleased(db, [id]), damage, lang })
  },

  releaseParcelVersion: ({ slug, id, reason, force }, context) =>
    inLine(async () => {
      const version = await selectVersion(context.db, { slug, id })
      if (version === undefined) throw new Problem('notFound')
      await refuseUnchecked({ slug, version, force: force ? { reason } : null }, context)
      return putInForce({ slug, version, reason, action: 'releaseParcel' }, context)
    }),

  withdrawParcel: ({ slug, reason }, context) =>
    inLine(async () => {
      if (!(await isOfTeam(slug, context.db))) throw new Problem('notFound')
      return change({ changes: { [slug]: null }, slug, reason, action: 'withdrawParcel' }, context)
    }),

  listRevisions,
  getRevision,
  bringRevisionBack: (input, context) => inLine(() => bringBack(input, context)),
}

/** True for a registered parcel, and for one in force without a registration: that can still be withdrawn. */
async function isOfTeam(slug: string, db: Db) {
  if ((await findParcel(db, slug)) !== undefined) return true
  const id = (await findHead(db))?.entries[slug]
  const [made] = id === undefined ? [] : await selectArtifacts(db, [id])
  return made !== undefined && !isOwnPart(made.manifest)
}
