import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

type Person = { entId: string; userId: string }

/** The main department of a person. */
export function findOwnDepartment(db: Db, userId: string) {
  return db
    .selectFrom('department_member as p')
    .innerJoin('department as d', (join) =>
      join.onRef('d.ent_id', '=', 'p.ent_id').onRef('d.id', '=', 'p.department_id'),
    )
    .select(['d.id', 'd.name', 'd.name_en as nameEn', 'd.head_id as headId'])
    .where('p.user_id', '=', userId)
    .where('p.is_main', '=', true)
    .executeTakeFirst()
}

type Department = { id: string; headId: string | null }

function peopleIn(db: Db, { id }: Department, { entId, userId }: Person) {
  return (
    db
      .selectFrom('department_member as p')
      .innerJoin('user_account as u', 'u.id', 'p.user_id')
      // The enterprise is named because one's own memberships are to be seen from everywhere.
      .innerJoin('membership as m', (join) => join.onRef('m.user_id', '=', 'u.id').on('m.ent_id', '=', entId))
      .where('p.department_id', '=', id)
      .where('p.user_id', '<>', userId)
      .where('m.status', '=', 'active')
      .where('u.deleted_at', 'is', null)
  )
}

/** Its head first, then the others by name. */
export function selectTeam(db: Db, department: Department, { most, ...person }: Person & { most: number }) {
  const isHead = sql<boolean>`u.id is not distinct from ${department.headId}`
  return peopleIn(db, department, person)
    .select(['u.id as userId', 'u.name', 'p.title', isHead.as('isHead')])
    .orderBy(isHead, 'desc')
    .orderBy(sql`u.name collate atrium_name`)
    .orderBy('u.id')
    .limit(most)
    .execute()
}

export async function countTeam(db: Db, department: Department, person: Person) {
  const { count } = await peopleIn(db, department, person)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
