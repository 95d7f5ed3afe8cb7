import { Problem, type AuditAction, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import type { Row } from '../../../foundation/db/schema.ts'
import { lockHead } from '../../../portal/revision/revision-query.ts'
import {
  changeParcel,
  deleteParcel,
  findParcel,
  insertParcel,
  isOfOtherTeam,
  isRolledOut,
  lockPaths,
  selectPlaces,
} from './queries.ts'
import { refuseName, refusePaths } from './places.ts'
import { nameOf } from './row.ts'
import { mustBeAsSeen } from '../../../foundation/process/error/as-seen.ts'

export async function addParcel(input: CallParsed<'addTeamParcel'>, context: Context) {
  const { db, now } = context
  const known = await whatIsKnown(context)
  refuseName(input, known)
  refusePaths(input, known)
  if (await isOfOtherTeam(db, { slug: input.slug, name: nameOf(input) }))
    throw new Problem('parcelSlugTaken', { slug: input.slug })
  const by = sessionOf(context).userId
  const row = { ...input, created_by: by, created_at: now, updated_by: by, updated_at: now, version: 1 }
  if (!(await insertParcel(db, row))) throw new Problem('parcelSlugTaken', { slug: input.slug })
  await note('addTeamParcel', row, context)
  return { slug: row.slug, version: row.version }
}

export async function updateParcel(input: CallParsed<'updateTeamParcel'>, context: Context) {
  const { db, now } = context
  const before = await findParcel(db, input.slug)
  if (before === undefined) throw new Problem('notFound')
  refusePaths({ ...input, team: before.team }, await whatIsKnown(context))
  const row = await changeParcel(db, { ...input, updatedBy: sessionOf(context).userId, now })
  mustBeAsSeen(row !== undefined)
  await note('updateTeamParcel', row, context)
  return { slug: row.slug, version: row.version }
}

export async function removeParcel({ slug }: CallParsed<'removeTeamParcel'>, context: Context) {
  // The lock keeps it from being released while this looks whether the portal runs it.
  const { entries = {} } = (await lockHead(context.db)) ?? {}
  const isShown = Object.hasOwn(entries, slug) || (await isRolledOut(context.db, slug))
  if (isShown && (await findParcel(context.db, slug)) !== undefined) throw new Problem('parcelInForce', { slug })
  const row = await deleteParcel(context.db, slug)
  if (row === undefined) throw new Problem('notFound')
  await note('removeTeamParcel', row, context)
  return {}
}

async function whatIsKnown({ db, services }: Context) {
  await lockPaths(db)
  return { parcels: await selectPlaces(db), routes: await services.routes(db, null) }
}

type Noted = Pick<Row<'parcel'>, 'slug' | 'team' | 'contact' | 'paths'>

async function note(action: AuditAction, { slug, team, contact, paths }: Noted, context: Context) {
  const diff = { team, contact, paths }
  await recordAct(context, { action, targetKind: 'parcel', targetId: slug, entId: null, diff })
}
