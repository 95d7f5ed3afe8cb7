import type { Db } from '../../../../foundation/db/tx.ts'
import { soundsOf } from '../../../../foundation/query/pinyin/sounds.ts'
import type { Judged } from '../rows/judge.ts'
import { insertAccounts, insertMemberships, insertPlaces, type NewMember } from './insert-query.ts'

type Added = Extract<Judged, { result: 'added' }>
type Context = { db: Db; entId: string; now: Date; newId: () => string }

/** Makes the members of a few rows. Answers what became of the rows: a login id may have been taken meanwhile. */
export async function addMembers(judged: readonly Judged[], { db, entId, now, newId }: Context): Promise<Judged[]> {
  const wanted = judged.filter((one) => one.result === 'added')
  if (wanted.length === 0) return [...judged]
  const people = await Promise.all(wanted.map((one) => memberOf(one, newId())))
  const made = await insertAccounts(db, { entId, people })
  const members = people.filter(({ id }) => made.has(id))
  await insertMemberships(db, { entId, people: members, now })
  await insertPlaces(db, { entId, people: members })
  const lost = new Set(people.filter(({ id }) => !made.has(id)).map(({ norm }) => norm))
  return judged.map((one) =>
    one.result === 'added' && lost.has(one.draft.norm)
      ? { place: one.place, result: 'refused', faults: [{ field: 'loginId', code: 'loginIdTaken' }] }
      : one,
  )
}

async function memberOf({ draft, departmentIds }: Added, id: string): Promise<NewMember> {
  const { loginId, norm, name, phone, email, title, userType } = draft
  return { id, loginId, norm, name, sounds: await soundsOf(name), phone, email, title, userType, departmentIds }
}
