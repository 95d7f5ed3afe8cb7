import { Problem, type teamParcelCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import { deployerOf } from '../../../foundation/call/context/deployer.ts'
import { findLastGood } from '../../../portal/revision/last-good-query.ts'
import { addParcel, removeParcel, updateParcel } from './change.ts'
import { selectParcel, selectParcels } from './list-query.ts'
import { findParcel, selectUploaded } from './queries.ts'
import { nameOf, teamParcelOf, uploadedOf } from './row.ts'

export const teamParcelHandlers: Handlers<typeof teamParcelCalls> = {
  async listTeamParcels(filter, { db, now }) {
    const { total, rows } = await selectParcels(db, filter, now)
    return { total, list: rows.map(teamParcelOf) }
  },

  async getTeamParcel({ slug }, { db, now }) {
    const row = await selectParcel(db, slug, now)
    if (row === undefined) throw new Problem('notFound')
    return { ...teamParcelOf(row), lastGood: (await findLastGood(db, slug))?.version ?? null }
  },

  addTeamParcel: addParcel,
  updateTeamParcel: updateParcel,
  removeTeamParcel: removeParcel,

  async getOwnParcel(_input, context) {
    const { parcel, label, expiresAt } = deployerOf(context)
    const row = await findParcel(context.db, parcel)
    // It was removed since the token was looked at.
    if (row === undefined) throw new Problem('deployTokenInvalid')
    const { slug, paths } = row
    const versions = await selectUploaded(context.db, slug)
    const inForce = (await selectParcel(context.db, slug, context.now))?.in_force ?? null
    const token = { label, expiresAt: expiresAt.toISOString() }
    return { slug, name: nameOf(row), paths, token, inForce, versions: versions.map(uploadedOf) }
  },
}
