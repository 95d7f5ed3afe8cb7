import { sql } from 'kysely'
import type { Db } from '../../../../foundation/db/tx.ts'
import { plain } from '../cells/cell-value.ts'

type PeopleNames = { entId: string; names: readonly string[] }

/** The members that each text names: the one with this username, or else all of this name. */
export async function selectPeopleCalled(db: Db, { entId, names }: PeopleNames) {
  const found = new Map<string, readonly string[]>()
  if (names.length === 0) return found
  const wanted = [...new Set(names.map(plain))]
  const rows = await db
    .selectFrom('membership as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.login_id as loginId', 'u.name'])
    .where('m.ent_id', '=', entId)
    .where('m.status', '=', 'active')
    .where((eb) =>
      eb.or([
        eb(sql`lower(u.login_id)`, '=', sql`any(${wanted}::text[])`),
        eb(sql`lower(normalize(u.name, NFKC))`, '=', sql`any(${wanted}::text[])`),
      ]),
    )
    .execute()
  for (const text of wanted) {
    const byLogin = rows.filter(({ loginId }) => plain(loginId) === text)
    const meant = byLogin.length > 0 ? byLogin : rows.filter(({ name }) => plain(name) === text)
    found.set(
      text,
      meant.map(({ id }) => id),
    )
  }
  return found
}
