import { type CallParsed, Problem } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { nameIn } from '../../../foundation/call/wording/wording.ts'
import { notify } from '../../../organisation/notice/notify.ts'
import { selectAdministratorIds } from '../../access/expiry/queries.ts'
import { matching } from '../matching.ts'
import { viewerOf } from '../open-query.ts'
import { findAskable, insertRequest, type NewRequest, selectAskable, selectRequests } from './request-query.ts'

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

/** The request and the word of it to administrators are one transaction of the platform, which alone writes requests. */
export async function askForApplication(input: CallParsed<'askForApplication'>, context: Context) {
  const { db, newId, now, services } = context
  const { entId } = spaceOf(context)
  const { userId } = sessionOf(context)
  const found = await findAskable(db, viewerOf(context), input.id)
  if (found === undefined) throw new Problem('applicationNotFound')
  const request = { entId, id: newId(), applicationId: input.id, userId, reason: input.reason, now }
  if (!(await services.tx(platform, (own) => send(own, request, context)))) throw new Problem('applicationAskedFor')
  const act = { action: 'askForApplication', targetKind: 'application', targetId: input.id, entId } as const
  await recordAct(context, { ...act, diff: { name: found.name } })
  return {}
}

async function send(db: Db, request: NewRequest, { newId, now }: Context) {
  if (!(await insertRequest(db, request))) return false
  const { entId, id, userId } = request
  const told = { entId, to: await selectAdministratorIds(db, entId), by: userId }
  await notify({ db, newId, now }, { ...told, kind: 'request', subject: { requestId: id } })
  return true
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
