import { sql } from 'kysely'
import type { Entries } from '../artifact/tables.ts'
import type { Db } from '../../foundation/db/tx.ts'

type Alone = { userId: string; entries: Entries; number: number }

/** True where they are the only operator, and what they want of what is for two is what was in force before. */
export async function mayAlone(db: Db, { userId, entries, number }: Alone) {
  const { rows } = await sql<{ may: boolean | null }>`
    select atrium_back_alone(${userId}, ${JSON.stringify(entries)}::jsonb, ${number}::int) as may`.execute(db)
  return rows[0]?.may === true
}
