import { type CallName, calls } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Client } from '../../../test/client.ts'
import { callNames } from '../../../test/call-names.ts'
import { isOfSessions } from '../../../test/is-of-sessions.ts'
import { leastInput } from '../../../test/least-input.ts'
import { isChange } from '../marks.ts'
import type { Stage } from './scenes/stage.ts'

const allReading = callNames.filter((name) => !isChange(calls[name]))
export const reading = allReading.filter((name) => isOfSessions(calls[name]))
export const readByAll = allReading.filter((name) => calls[name].access.who === 'public')

/** Ids that are made up, and not those of the demo, which are words. */
const leastLength = 16

type Person = { id: string; loginId: string }
type But = { person: Person; entId: string }

/**
 * The ids of everything that enterprises other than this one keep, of these enterprises, and of all people. Left out is
 * what a person is told anyhow: their own rows, and where they were a member; and tables closed to the platform.
 */
export async function keptBesides({ inPlatform }: Pick<Stage, 'inPlatform'>, { person, entId }: But) {
  const { id: userId, loginId } = person
  return inPlatform(async (db) => {
    const tables = await sql<{ name: string; ofSpace: boolean; ofPerson: boolean }>`select c.relname as name,
        bool_or(a.attname = 'ent_id') as "ofSpace", bool_or(a.attname = 'user_id') as "ofPerson"
      from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and has_table_privilege(c.oid, 'select') group by c.relname
      having bool_or(a.attname = 'id') and bool_or(a.attname in ('ent_id', 'user_id'))`.execute(db)
    const queries = tables.rows.map(({ name, ofSpace, ofPerson }) => {
      const elsewhere = ofSpace ? sql`ent_id <> ${entId}` : sql`true`
      const ofOthers = ofPerson ? sql`user_id <> ${userId}` : sql`true`
      return sql<{ id: string }>`select id::text from ${sql.table(name)} where ${elsewhere} and ${ofOthers}`
    })
    const others = sql<{ id: string }>`select id from enterprise union select id from user_account
      union select login_id from user_account`
    const found = await sql<{ id: string }>`${sql.join([...queries, others], sql` union `)}`.execute(db)
    const own = await db.selectFrom('membership').select('ent_id').where('user_id', '=', userId).execute()
    const known = [userId, loginId, ...own.map((row) => row.ent_id)]
    return found.rows.map(({ id }) => id).filter((id) => id.length >= leastLength && !known.includes(id))
  })
}

/** What each of these calls tells that it should not, in the words of `marks`. */
export async function tellings(
  browser: Client,
  { names, marks }: { names: readonly CallName[]; marks: readonly string[] },
) {
  const told: string[] = []
  for (const name of names) {
    const { status, body } = await browser.tryCall(name, leastInput(calls[name]))
    const said = JSON.stringify(body) ?? ''
    const found = marks.filter((mark) => said.includes(mark))
    if (found.length > 0 || status === 401) told.push(`${name}: ${status} ${found.join(' ')}`)
  }
  return told
}
