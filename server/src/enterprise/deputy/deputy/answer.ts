import { type CallParsed, Problem } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { notify } from '../../../organisation/notice/notify.ts'
import { give } from '../../application/request/answer.ts'
import { findOpenRequest } from '../../application/request/answer-query.ts'
import { refuseNotDeputy } from './refuse-not-deputy.ts'

/** The check, the answer and the word of it to all three are one transaction of the platform, which alone writes answers. */
export async function answerForTruster(input: CallParsed<'answerForTruster'>, context: Context) {
  const { entId } = spaceOf(context)
  const deputyId = sessionOf(context).userId
  const answer = { ...input, entId, by: deputyId, inNameOf: input.userId, now: context.now }
  const { applicationId, userId, name } = await context.services.tx(platform, (db) => answerFor(db, answer, context))
  const act = { action: 'answerForTruster', targetKind: 'application', targetId: applicationId, entId } as const
  const diff = { name, userId, inNameOf: input.userId, granted: input.isGranted, note: input.word }
  await recordAct(context, { ...act, diff })
  return {}
}

type Answer = Parameters<typeof give>[1] & { inNameOf: string }

async function answerFor(db: Db, answer: Answer, context: Context) {
  const { newId, now } = context
  const { entId, id, by, inNameOf } = answer
  const acting = { entId, trusterId: inNameOf, deputyId: by, kind: 'request', now } as const
  const found = await findOpenRequest(db, answer)
  // Without a right to it, a person is not told whether there is such a request.
  if (found === undefined) {
    await refuseNotDeputy(db, acting)
    throw new Problem('applicationRequestNotFound')
  }
  const { applicationId, userId } = found
  const deputy = await refuseNotDeputy(db, { ...acting, applicationId, alsoLocked: [userId] })
  // No person answers themself.
  if (userId === by) throw new Problem('notDeputy')
  const given = await give(db, answer, context)
  const subject = { deputyId: deputy, requestId: id }
  await notify({ db, newId, now }, { entId, to: [inNameOf], by, kind: 'deputy', subject })
  return given
}
