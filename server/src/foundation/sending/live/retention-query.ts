import { sql } from 'kysely'
import { deleteBatch, batchSize, type Retention } from '../../db/retention-query.ts'

const hourMs = 60 * 60_000

/** A page that was away for longer asks for everything anew. No role may change an event, so none is locked first. */
export const pastEvents: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`live_event where id in (
      select id from live_event where created_at < ${new Date(now.getTime() - hourMs)} limit ${batchSize})`,
  )
