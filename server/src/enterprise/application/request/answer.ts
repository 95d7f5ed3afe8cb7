import { type CallParsed, Problem } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { lockMembers } from '../../../organisation/department/member-query.ts'
import { notify } from '../../../organisation/notice/notify.ts'
import { isAdministrator } from '../../member/member/queries.ts'
import { addChosenPerson, findOpenRequest, storeAnswer } from './answer-query.ts'

/** The answer, the right and the word of it to the person are one transaction of the platform, which alone writes answers. */
export async function answerApplicationRequest(input: CallParsed<'answerApplicationRequest'>, context: Context) {
  const { entId } = spaceOf(context)
  const answer = { ...input, entId, by: sessionOf(context).userId, now: context.now }
  const { applicationId, userId, name } = await context.services.tx(platform, (db) =>
    giveAsAdministrator(db, answer, context),
  )
  const act = { action: 'answerApplicationRequest', targetKind: 'application', targetId: applicationId, entId } as const
  await recordAct(context, { ...act, diff: { name, userId, granted: input.isGranted, note: input.word } })
  return {}
}

/** The memberships of both are locked together, so that an administrator who is one no more at this moment answers nothing. */
async function giveAsAdministrator(db: Db, answer: Parameters<typeof give>[1], context: Context) {
  const { entId, by } = answer
  const found = await findOpenRequest(db, answer)
  if (found === undefined) throw new Problem('applicationRequestNotFound')
  await lockMembers(db, { entId, userIds: [found.userId, by] })
  if (!(await isAdministrator(db, { entId, userId: by }))) throw new Problem('forbidden')
  return give(db, answer, context)
}

/** Gives the answer, and tells the person who asked. The right to it is judged before. */
export async function give(db: Db, answer: Parameters<typeof storeAnswer>[1], { newId, now }: Context) {
  const { entId, id, isGranted, by } = answer
  const found = await findOpenRequest(db, answer)
  if (found === undefined) throw new Problem('applicationRequestNotFound')
  const { applicationId, userId } = found
  // Memberships first, as everywhere; a person who leaves takes their requests along.
  await lockMembers(db, { entId, userIds: [userId] })
  if (isGranted) await addChosenPerson(db, { entId, id: applicationId, userId })
  if (!(await storeAnswer(db, answer))) throw new Problem('applicationRequestNotFound')
  await notify({ db, newId, now }, { entId, to: [userId], by, kind: 'answer', subject: { requestId: id } })
  return found
}
