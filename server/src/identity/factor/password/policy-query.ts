import { sql, type Selectable } from 'kysely'
import type { PasswordRules } from '@atrium/shared-utility/contract'
import type { Database } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'

type Row = Selectable<Database['password_rule']>
type Change = PasswordRules & { version: number }

export function rulesFrom(row: Omit<Row, 'user_id'>): PasswordRules {
  return {
    minLength: row.min_length,
    minKinds: row.min_kinds,
    maxAgeDays: row.max_age_days,
    history: row.history,
  }
}

export async function selectPlatformRules(db: Db) {
  const row = await db.selectFrom('password_platform').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
  return { ...rulesFrom(row), version: row.version }
}

/** The rules of this transaction's enterprise; none before it has set any. */
export async function selectEnterpriseRules(db: Db, entId: string) {
  const row = await db.selectFrom('password_policy').selectAll().where('ent_id', '=', entId).executeTakeFirst()
  return row && { ...rulesFrom(row), version: row.version }
}

/** False when another operator changed it since that version. */
export async function replacePlatformRules(db: Db, change: Change) {
  const row = await db
    .updateTable('password_platform')
    .set(columnsOf(change))
    .where('id', '=', 1)
    .where('version', '=', change.version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when another administrator changed it since that version; version 0 is of the one that is not there yet. */
export async function replaceEnterpriseRules(db: Db, entId: string, change: Change) {
  const row = await db
    .insertInto('password_policy')
    .values({ ent_id: entId, ...columnsOf(change) })
    .onConflict((conflict) =>
      conflict
        .column('ent_id')
        .doUpdateSet(columnsOf(change))
        .where(sql<boolean>`password_policy.version = ${change.version}`),
    )
    .returning('ent_id')
    .executeTakeFirst()
  return row !== undefined
}

function columnsOf({ minLength, minKinds, maxAgeDays, history, version }: Change) {
  return {
    min_length: minLength,
    min_kinds: minKinds,
    max_age_days: maxAgeDays,
    history,
    version: version + 1,
  }
}
