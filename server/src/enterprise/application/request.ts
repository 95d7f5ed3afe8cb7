import { type CallParsed, Problem } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/audit/queries.ts'
import { sessionOf, spaceOf, type Context } from '../../foundation/context/context.ts'
import { nameIn } from '../../foundation/wording/wording.ts'
import { matching } from './matching.ts'
import { viewerOf } from './open-query.ts'
import { findAskable, insertRequest, selectAskable, selectRequests } from './request-query.ts'

export async function listAskableApplications(
  { iSearch = '' }: CallParsed<'listAskableApplications'>,
  context: Context,
) {
  const rows = await matching(await selectAskable(context.db, viewerOf(context)), iSearch)
  return rows.map((row) => ({
    ...row,
    name: nameIn(context.lang, row),
    askedAt: row.askedAt?.toISOString() ?? null,
  }))
}

export async function askForApplication(input: CallParsed<'askForApplication'>, context: Context) {
  const { db, newId, now } = context
  const { entId } = spaceOf(context)
  const { userId } = sessionOf(context)
  const found = await findAskable(db, viewerOf(context), input.id)
  if (found === undefined) throw new Problem('applicationNotFound')
  const request = { entId, id: newId(), applicationId: input.id, userId, reason: input.reason, now }
  if (!(await insertRequest(db, request))) throw new Problem('applicationAskedFor')
  const act = { action: 'askForApplication', targetKind: 'application', targetId: input.id, entId } as const
  await recordAct(context, { ...act, diff: { name: found.name } })
  return {}
}

export async function listApplicationRequests(filter: CallParsed<'listApplicationRequests'>, context: Context) {
  const { total, rows } = await selectRequests(context.db, filter)
  const list = rows.map(({ name, nameEn, asked_at: askedAt, answered_at: answeredAt, ...row }) => ({
    ...row,
    applicationName: nameIn(context.lang, { name, nameEn }),
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }))
  return { total, list }
}
