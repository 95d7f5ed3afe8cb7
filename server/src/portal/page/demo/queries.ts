import type { Db } from '../../../foundation/db/tx.ts'

const key = 'seed'
type Seeded = { demo: boolean }

/** False when this database has been seeded, or another process is seeding it at this moment. */
export async function claimSeed(db: Db, { demo }: Seeded) {
  const row = await db
    .insertInto('meta')
    .values({ key, value: JSON.stringify({ demo }) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

/** True when the demo's accounts are in this database: the sign-in page then names them. */
export async function hasDemo(db: Db) {
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst()
  return typeof row?.value === 'object' && row.value !== null && 'demo' in row.value && row.value.demo === true
}
