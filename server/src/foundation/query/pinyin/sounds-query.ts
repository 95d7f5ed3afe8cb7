import { sql, type Expression, type SqlBool } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/tx.ts'
import { soundPattern, soundTerm } from './sounds.ts'

type Said = {
  /** What `soundsOf` made of the name or the names. */
  sounds: Expression<unknown>
  /** What its index asks for: true of rows that are said in some way. */
  isSaid: Expression<unknown>
  /** False where a query passes rows one by one. */
  asksIndex: boolean
}

/** Rows that hold a text, and those whose names are said as it is typed, where it may be that. */
export function holdsOrIsSaid(holds: Expression<SqlBool>, text: string, { sounds, isSaid, asksIndex }: Said) {
  const term = soundTerm(text)
  if (term === null) return sql<SqlBool>`${holds}`
  // As long as the index has them; the pattern looks at all of it.
  const letters = term.length > 8 ? term.slice(0, 8) : `${term}:*`
  const words = `${term.slice(0, 12)}:* | ${letters}`
  const found = asksIndex ? sql`atrium_sounds(${sounds}) @@ ${words}::tsquery and ${isSaid} and` : sql``
  return sql<SqlBool>`(${holds} or (${found} ${sounds} ~ ${soundPattern(term)}))`
}

const known = new LRUCache<string, boolean>({ max: 1000, ttl: 10 * 60_000 })
/** The sample of a table, in percent; and the share of it that counts as many. */
const [sample, many] = [0.1, 0.06]

/**
 * Whether so many names are said as one of these texts that rows are better passed one by one: "gs" are the first letters of
 * half of all companies, and to fetch them from the index takes ten times as long as to meet enough of them.
 */
export async function isSaidOften(
  db: Db,
  table: 'enterprise' | 'user_account',
  texts: readonly (string | undefined)[],
) {
  for (const term of texts.map((text) => soundTerm(text ?? '')))
    if (term !== null && (await isOften(db, table, term))) return true
  return false
}

async function isOften(db: Db, table: 'enterprise' | 'user_account', term: string) {
  const key = `${table} ${term}`
  const before = known.get(key)
  if (before !== undefined) return before
  const { rows } = await sql<{ said: number; passed: number }>`
    select count(*) filter (where name_sounds ~ ${soundPattern(term)})::int as said, count(*)::int as passed
    from ${sql.table(table)} tablesample system (${sql.lit(sample)})`.execute(db)
  const { said = 0, passed = 0 } = rows[0] ?? {}
  const isIt = said > passed * many
  known.set(key, isIt)
  return isIt
}
