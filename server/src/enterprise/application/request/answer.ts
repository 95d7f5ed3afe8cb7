import { type CallParsed, Problem } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/audit/queries.ts'
import { sessionOf, spaceOf, type Context } from '../../../foundation/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { lockMembers } from '../../../organisation/department/member-query.ts'
import { answerKind } from './answer-job.ts'
import { addChosenPerson, findOpenRequest, storeAnswer } from './answer-query.ts'

/**
 * The answer, the right and the job that tells the person are written as the platform, whose jobs are, and in one transaction.
 */
export async function answerApplicationRequest(input: CallParsed<'answerApplicationRequest'>, context: Context) {
  const { entId } = spaceOf(context)
  const answer = { ...input, entId, by: sessionOf(context).userId, now: context.now }
  const { applicationId, userId, name } = await context.services.tx(platform, (db) => give(db, answer, context))
  const act = { action: 'answerApplicationRequest', targetKind: 'application', targetId: applicationId, entId } as const
  await recordAct(context, { ...act, diff: { name, userId, granted: input.isGranted, note: input.word } })
  return {}
}

async function give(db: Db, answer: Parameters<typeof storeAnswer>[1], { services }: Context) {
  const { entId, id, isGranted } = answer
  const found = await findOpenRequest(db, answer)
  if (found === undefined) throw new Problem('applicationRequestNotFound')
  const { applicationId, userId } = found
  // Memberships first, as everywhere; a person who leaves takes their requests along.
  await lockMembers(db, { entId, userIds: [userId] })
  if (isGranted) await addChosenPerson(db, { entId, id: applicationId, userId })
  if (!(await storeAnswer(db, answer))) throw new Problem('applicationRequestNotFound')
  await services.enqueue(db, { kind: answerKind, key: `${entId}:${id}`, payload: { entId, id }, entId, userId })
  return found
}
