import { randomInt } from 'node:crypto'
import { UserType } from '@atrium/shared-utility/contract'
import { chosenPassword, type Given, type Stage } from './given.ts'
import { codeSentTo } from './sms.ts'

/** A person who has just joined the demo's first enterprise: a login id, a password and a telephone that no other story uses. */
export async function newMember(given: Given, stage: Stage) {
  const admin = await given.confirmed(UserType.administrator)
  const { code: invitation } = await admin.call('addInvitation', { purpose: given.unique('Story') })
  const own = given.client()
  const { ticket } = await own.call('checkInvitationCode', { code: invitation })
  if (ticket === null) throw new Error('The invitation that was just made is not good')
  const phone = newPhone()
  await own.call('sendSmsCode', { phone, purpose: 'register', ticket })
  const name = given.unique('Member')
  const account = { loginId: name.toLowerCase().replace(' ', '-'), password: chosenPassword }
  await own.call('register', { ...account, ticket, name, phone, code: await codeSentTo(phone, stage) })
  await own.call('signOut', {})
  return { ...account, phone }
}

/** A telephone that no account has: of so many that no two of a run are the same. */
export function newPhone() {
  return `+1202${randomInt(2_000_000, 10_000_000)}`
}
