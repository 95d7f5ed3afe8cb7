import { newId } from '../../foundation/db/id.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { giveBuiltInRole, insertMembership } from '../../identity/people/membership/queries.ts'
import { insertCredential, insertPerson } from '../../identity/people/person/queries.ts'
import type { SeededPerson } from './demo-query.ts'
import { enterprises } from './content.ts'
import { addDepartments } from './departments-query.ts'
import { enterpriseMessages } from './enterprise-messages.ts'
import { addMessages, countReachAnew } from './messages-query.ts'
import { colleagues, type Colleague } from './people.ts'
import { addSignIns } from './sign-ins-query.ts'
import { signInsOfMonth, type Regular } from './sign-ins.ts'
import { dayMs } from './workdays.ts'

type Life = { people: readonly SeededPerson[]; now: Date }

/** The age of the demo's enterprises. */
const ageDays = 90

/** Makes the demo's enterprises look at work: colleagues, a month of sign-ins, and messages to people. */
export async function seedLife(db: Db, { people, now }: Life) {
  const entIds = enterprises.map(({ id }) => id)
  await dateBack(db, { people, entIds, since: daysBefore(now, ageDays) })
  // All demo accounts have one password, so one hash does for the people whom the sign-in page does not name.
  const phc = people[0]?.phc ?? ''
  const joined: Regular[] = []
  for (const colleague of colleagues) joined.push(await addColleague(db, { colleague, phc, now }))
  await addDepartments(db)
  await addMessages(db, { messages: enterpriseMessages, now })
  await countReachAnew(db)
  const named = people.map(({ id, entId }) => ({ id, entId, joinedDaysAgo: ageDays }))
  await addSignIns(db, signInsOfMonth([...named, ...joined], now))
}

type Past = { people: readonly SeededPerson[]; entIds: readonly string[]; since: Date }

async function dateBack(db: Db, { people, entIds, since }: Past) {
  const back = { created_at: since, updated_at: since }
  await db.updateTable('enterprise').set(back).where('id', 'in', entIds).execute()
  const ids = people.map(({ id }) => id)
  await db.updateTable('user_account').set(back).where('id', 'in', ids).execute()
  await db.updateTable('membership').set({ joined_at: since }).where('ent_id', 'in', entIds).execute()
}

type Joining = { colleague: Colleague; phc: string; now: Date }

async function addColleague(db: Db, { colleague, phc, now }: Joining): Promise<Regular> {
  const { loginId, name, title, entId, userType, locale, daysAgo, suspendedDaysAgo, phone } = colleague
  const [id, joinedAt] = [newId(), daysBefore(now, daysAgo)]
  const shown = phone !== undefined && { phone, phone_shown: true }
  await insertPerson(db, { id, login_id: loginId, name, locale, created_at: joinedAt, updated_at: joinedAt, ...shown })
  await insertCredential(db, { user_id: id, phc })
  const status = suspendedDaysAgo === undefined ? 'active' : 'suspended'
  await insertMembership(db, { ent_id: entId, user_id: id, user_type: userType, title, status, joined_at: joinedAt })
  await giveBuiltInRole(db, { entId, userId: id, userType })
  return { id, entId, joinedDaysAgo: daysAgo, ...(suspendedDaysAgo !== undefined && { suspendedDaysAgo }) }
}

function daysBefore(now: Date, days: number) {
  return new Date(now.getTime() - days * dayMs)
}
