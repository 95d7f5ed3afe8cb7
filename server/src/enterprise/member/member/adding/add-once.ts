import type { CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../../foundation/call/audit/queries.ts'
import { spaceOf, type Context } from '../../../../foundation/call/context/context.ts'
import { platformIdOnce } from '../../../../foundation/call/once/once-query.ts'
import { selectCredential } from '../../../../identity/factor/password/queries.ts'
import { giveInitialPassword, newInitialPassword } from '../../../../identity/factor/password/reset-password.ts'
import { belongsOnlyTo } from '../../../../identity/people/membership/sole-query.ts'
import { lockAsAdministrator } from '../lock-member.ts'
import { addMember, loginIdTaken } from './add-member.ts'

/** Sent again with something else it is another member, who is refused where the login id is the same. */
export async function addMemberOnce({ onceKey, ...said }: CallParsed<'addMember'>, context: Context) {
  const made = await newInitialPassword(context)
  const what = `member ${spaceOf(context).entId}`
  const sent = await platformIdOnce(context, { what, onceKey, said })
  if (sent.isSame) return answerAgain({ ...made, userId: sent.id, loginId: said.loginId }, context)
  return addMember({ ...said, ...made, userId: sent.isAgain ? context.newId() : sent.id }, context)
}

type Repeat = { userId: string; loginId: string; phc: string; initialSecret: string }

/**
 * The first answer was not heard, and its password can be read nowhere: the account gets another one. Once its person has chosen
 * a password, or belongs elsewhere, too, the login id is taken as for any other caller.
 */
async function answerAgain({ userId, loginId, phc, initialSecret }: Repeat, context: Context) {
  const { db, lang } = context
  const { entId } = await lockAsAdministrator(userId, context)
  const credential = await selectCredential(db, userId)
  if (credential?.initial !== true || !(await belongsOnlyTo(db, { userId, entId }))) throw loginIdTaken(loginId, lang)
  const current = await giveInitialPassword({ userId, phc }, context)
  await recordAct(context, { action: 'resetMemberPassword', targetKind: 'user', targetId: userId, entId })
  // An administrator may have corrected it meanwhile.
  return { userId, loginId: current, initialSecret }
}
