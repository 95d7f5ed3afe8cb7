import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { tableRef } from './names.ts'
import { isThere, recordsWhere, textHolds, type Searched } from './record-query.ts'
import { cell } from './rows-query.ts'

/** Among so many of the newest records a text that many hold is met soon, and the index need not be asked. */
const newest = 300
/** A statement looks through so many tables: that is quicker than asking for each. */
const together = 20

/** Of so many texts of a record one is shown. */
const mostTexts = 12

type Found = {
  place: number
  id: string
  /** The first text that the caller sees of it. */
  title: string
  /** Another one, that which holds what was typed before the others: it tells records of one name apart. */
  note: string
}
/** `place` tells the table of what was found. */
type Placed = { store: Searched; place: number }
type Search = { search: string; most: number }

/** A few records of each of these tables that hold a text in what the caller sees of them. */
export async function selectSuggested(db: Db, placed: readonly Placed[], asked: Search): Promise<Found[]> {
  const met = await selectIn(db, placed, (one) => amongNewest(one, asked))
  const isFull = ({ place }: { place: number }) => met.filter((one) => one.place === place).length === asked.most
  const rest = placed.filter((one) => !isFull(one))
  return [...met.filter(isFull), ...(await selectIn(db, rest, (one) => byIndex(one, asked)))]
}

type Part = (one: Placed) => RawBuilder<Found>

async function selectIn(db: Db, placed: readonly Placed[], partOf: Part) {
  const found: Found[] = []
  for (let from = 0; from < placed.length; from += together) {
    const parts = placed.slice(from, from + together).map(partOf)
    const { rows } = await sql<Found>`${sql.join(parts, sql` union all `)}`.execute(db)
    found.push(...rows)
  }
  return found
}

function amongNewest({ store, place }: Placed, { search, most }: Search): RawBuilder<Found> {
  return sql`(select ${sql.lit(place)} as place, _id as id, ${named(store, search)}
    from (select * from ${tableRef(store.entId, store.table)} where _deleted_at is null
      order by _created_at desc, _id desc limit ${newest}) newest
    where ${isThere(store)} and ${textHolds(search, store)} limit ${most})`
}

function byIndex({ store, place }: Placed, { search, most }: Search): RawBuilder<Found> {
  return sql`(select ${sql.lit(place)} as place, _id as id, ${named(store, search)}
    from ${tableRef(store.entId, store.table)} where ${recordsWhere(store, { search, filter: undefined, related: undefined })} limit ${most})`
}

function named({ fields, rows }: Searched, search: string) {
  const held = fields.filter(({ type }) => type === 'text' || type === 'longText').slice(0, mostTexts)
  const texts = held.map((one) => sql`nullif(${cell(rows, one)}, '')`)
  const title = sql`coalesce(${sql.join([...texts, sql`''`])})`
  const others = texts.map((text) => sql`nullif(${text}, ${title})`)
  const holding = others.map(
    (text) => sql`case when strpos(lower(normalize(${text}, NFKC)), ${search}) > 0 then ${text} end`,
  )
  const note = sql`coalesce(${sql.join([...holding, ...others, sql`''`])})`
  return sql`left(${title}, 200) as title, left(${note}, 60) as note`
}
