import { sql } from 'kysely'
import { liveKinds, type LiveKind, type LivePayload } from '@atrium/shared-utility/contract'
import { builtOnce, type ValueOf } from '../../db/built-once.ts'
import type { Db } from '../../db/tx.ts'
import type { Audience } from './audience.ts'

/** The channel on which the table itself says that there is news: a trigger does, when they commit. */
export const liveChannel = 'atrium_live'

type Published<K extends LiveKind> = { kind: K; payload: LivePayload<K>; audience: Audience }

/**
 * Tells open portals of what this transaction does, if and when it commits. A space reaches its own people only, and a
 * person at work in it their own other pages; the database refuses the rest.
 */
export async function publish<K extends LiveKind>(db: Db, { kind, payload, audience }: Published<K>) {
  await insertNews(db, {
    entId: audience.entId ?? null,
    audience: audience.to,
    ids: audience.to === 'all' ? [] : [...audience.ids],
    kind,
    payload: JSON.stringify(liveKinds[kind].parse(payload)),
  })
}

type News = { entId: string | null; audience: Audience['to']; ids: string[]; kind: string; payload: string }

const insertNews = builtOnce((db, value: ValueOf<News>) =>
  db
    .insertInto('live_event')
    .values({
      ent_id: value('entId'),
      audience: value('audience'),
      ids: value('ids'),
      kind: value('kind'),
      payload: value('payload'),
    })
    .compile(),
)

export type NewsRow = {
  id: number
  xact: string
  writtenAt: number
  entId: string | null
  audience: Audience['to']
  ids: string[]
  kind: string
  payload: string
}

type Since = { snapshot: string | null; keepMs: number; limit: number }

/**
 * Selects what was not visible in the snapshot, or without one what is not older than `keepMs`, and the snapshot of
 * that look: one statement, so that both are of the same moment. The rows before the limit are the newest ones.
 */
export async function selectNews(db: Db, { snapshot, keepMs, limit }: Since) {
  const isNew =
    snapshot === null
      ? sql`created_at > clock_timestamp() - ${`${keepMs} milliseconds`}::interval`
      : sql`xact >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(xact, ${snapshot}::pg_snapshot)`
  const { rows } = await sql<{ at: number; snapshot: string } & { [K in keyof NewsRow]: NewsRow[K] | null }>`
    select moment.at, moment.snapshot, news.*
    from (
      select (extract(epoch from clock_timestamp()) * 1000)::bigint as at, pg_current_snapshot()::text as snapshot
    ) as moment
    left join (
      select id, xact::text as xact, (extract(epoch from created_at) * 1000)::bigint as "writtenAt", ent_id as "entId",
        audience, ids, kind, payload
      from live_event where ${isNew} order by id desc limit ${limit}
    ) as news on true
    order by news.id`.execute(db)
  const [first] = rows
  if (first === undefined) throw new Error('the moment itself is always a row')
  return { at: first.at, snapshot: first.snapshot, news: rows.filter(isRow) }
}

/** The row of the moment stands alone where there is no news. */
function isRow<T extends { id: number | null }>(row: T): row is T & NewsRow {
  return row.id !== null
}
