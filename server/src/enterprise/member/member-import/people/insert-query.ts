import type { UserType } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../../../foundation/db/tx.ts'
import { builtInRoles } from '../../../../identity/people/membership/built-in-roles.ts'

export type NewMember = {
  id: string
  loginId: string
  norm: string
  name: string
  sounds: string
  phone: string | null
  email: string | null
  title: string | null
  userType: UserType
  departmentIds: readonly string[]
}

type Of<T> = { entId: string; people: readonly T[] }

/**
 * Makes accounts that this enterprise has its hands on (docs/decisions/044), without a password. Answers the ids of those that
 * were made: a login id that another person took meanwhile is left alone.
 */
export async function insertAccounts(db: Db, { entId, people }: Of<NewMember>) {
  const of = <K extends keyof NewMember>(key: K) => people.map((one) => one[key])
  const { rows } = await sql<{ id: string }>`
    insert into user_account (id, login_id, login_id_norm, name, name_sounds, phone, email, reset_by_ent_id)
    select id, login_id, norm, name, sounds, phone, email, ${entId}
    from unnest(${of('id')}::text[], ${of('loginId')}::text[], ${of('norm')}::text[], ${of('name')}::text[], ${of('sounds')}::text[],
      ${of('phone')}::text[], ${of('email')}::text[]) as p (id, login_id, norm, name, sounds, phone, email)
    on conflict (login_id_norm) do nothing returning id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export async function insertMemberships(db: Db, { entId, people, now }: Of<NewMember> & { now: Date }) {
  const ids = people.map(({ id }) => id)
  const types = people.map(({ userType }) => userType)
  // A person with a department has the position there.
  const titles = people.map(({ title, departmentIds }) => (departmentIds.length === 0 ? title : null))
  await sql`
    insert into membership (ent_id, user_id, user_type, title, joined_at)
    select ${entId}, id, type, title, ${now}
    from unnest(${ids}::text[], ${types}::int[], ${titles}::text[]) as p (id, type, title)`.execute(db)
  const codes = types.map((type) => builtInRoles.find((role) => role.userType === type)?.code ?? '')
  await sql`
    insert into role_member (ent_id, role_id, user_id)
    select r.ent_id, r.id, p.id from unnest(${ids}::text[], ${codes}::text[]) as p (id, code)
    join role r on r.ent_id = ${entId} and r.code = p.code and r.built_in
    on conflict do nothing`.execute(db)
}

/** In the order in which the file has them: the first of a person is the main one, and the one that the title is of. */
export async function insertPlaces(db: Db, { entId, people }: Of<NewMember>) {
  const places = people.flatMap(({ id, departmentIds, title }) =>
    departmentIds.map((departmentId, index) => ({ id, departmentId, title: index === 0 ? (title ?? '') : '' })),
  )
  if (places.length === 0) return
  const of = (key: keyof (typeof places)[number]) => places.map((one) => one[key])
  await sql`
    insert into department_member (ent_id, user_id, department_id, title)
    select ${entId}, p.id, p.department_id, p.title
    from unnest(${of('id')}::text[], ${of('departmentId')}::text[], ${of('title')}::text[])
      with ordinality as p (id, department_id, title, n)
    join department d on d.ent_id = ${entId} and d.id = p.department_id
    order by p.n`.execute(db)
}
