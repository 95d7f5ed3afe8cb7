import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../foundation/db/tx.ts'

const key = 'OPERATOR_NETWORKS'
const stored = z.object({ networks: z.array(z.object({ network: z.string(), note: z.string() })), version: z.int() })

type OperatorNetworks = z.output<typeof stored>

export async function selectOperatorNetworks(db: Db): Promise<OperatorNetworks> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('scope', '=', 'platform')
    .where('key', '=', key)
    .executeTakeFirst()
  return row === undefined ? { networks: [], version: 0 } : stored.parse(row.value)
}

/** Answers false when another operator changed the list since that version. Secret: spaces do not see it. */
export async function replaceOperatorNetworks(db: Db, { networks, version }: OperatorNetworks) {
  const value = JSON.stringify({ networks, version: version + 1 })
  const { numInsertedOrUpdatedRows: rows } = await db
    .insertInto('setting')
    .values({ scope: 'platform', key, value, secret: true })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ value, updated_at: sql`now()` })
        .where(sql<boolean>`(setting.value ->> 'version')::int = ${version}`),
    )
    .executeTakeFirstOrThrow()
  return rows === 1n
}
