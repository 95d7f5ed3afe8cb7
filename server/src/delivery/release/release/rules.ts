import type { Rules } from '@atrium/importmap/gate'
import { parcelLimits, Problem } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'
import { findParcel } from '../../parcel/parcel/queries.ts'
import { nameOf } from '../../parcel/parcel/row.ts'
import { artifactsOf, sharedOf } from '../../../portal/revision/append.ts'
import { findHead } from '../../../portal/revision/revision-query.ts'

/** The rules of the gate for a team's parcel: its name and paths, and the shared set in force. */
export async function rulesFor(slug: string, db: Db): Promise<Rules> {
  const parcel = await findParcel(db, slug)
  // It was removed since its token was looked at.
  if (parcel === undefined) throw new Problem('deployTokenInvalid')
  return { name: nameOf(parcel), paths: parcel.paths, shared: await sharedInForce(db), limits: parcelLimits }
}

export async function sharedInForce(db: Db): Promise<Rules['shared']> {
  const id = (await findHead(db))?.entries['shared']
  return sharedOf(id === undefined ? [] : await artifactsOf(db, { shared: id }))
}
