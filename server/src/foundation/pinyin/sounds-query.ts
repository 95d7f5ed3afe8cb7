import { sql, type Expression, type SqlBool } from 'kysely'
import { soundPattern, soundTerm } from './sounds.ts'

type Said = {
  /** What `soundsOf` made of the name or the names. */
  sounds: Expression<unknown>
  /** What its index asks for: true of rows that are said in some way. */
  isSaid: Expression<unknown>
  /** False for whoever passes rows one by one. */
  asksIndex: boolean
}

/** Rows that hold a text, and those whose names are said as it is typed, where it may be that. */
export function holdsOrIsSaid(holds: Expression<SqlBool>, text: string, { sounds, isSaid, asksIndex }: Said) {
  const term = soundTerm(text)
  if (term === null) return sql<SqlBool>`${holds}`
  // As long as the index has them; the pattern looks at all of it.
  const words = `${term.slice(0, 12)}:* | ${term.slice(0, 8)}`
  const found = asksIndex ? sql`atrium_sounds(${sounds}) @@ ${words}::tsquery and ${isSaid} and` : sql``
  return sql<SqlBool>`(${holds} or (${found} ${sounds} ~ ${soundPattern(term)}))`
}
