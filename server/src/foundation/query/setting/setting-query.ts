import { allSettings } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/tx.ts'

const keys = Object.values(allSettings).map(({ key }) => key)

/** Every setting of the platform that an operator has set. */
export function selectSettings(db: Db) {
  return db
    .selectFrom('setting as s')
    .leftJoin('user_account as u', 'u.id', 's.changed_by')
    .leftJoin('audit_log as a', 'a.id', 's.audit_id')
    .select(['s.key', 's.value', 's.version', 's.updated_at', 'u.name as changed_by', 'a.id as audit_id'])
    .where('s.scope', '=', 'platform')
    .where('s.key', 'in', keys)
    .execute()
}

type Change = { key: string; value: object; isSecret: boolean; version: number; by: string; auditId: string; now: Date }

/** False when another operator has set it since that version; 0: when any operator has set it. */
export async function replaceSetting(db: Db, { key, value, isSecret, version, by, auditId, now }: Change) {
  const row = { value: JSON.stringify(value), changed_by: by, audit_id: auditId, updated_at: now }
  const { numInsertedOrUpdatedRows: rows } = await db
    .insertInto('setting')
    .values({ scope: 'platform', key, secret: isSecret, version: 1, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ ...row, secret: isSecret, version: sql<number>`setting.version + 1` })
        .where(sql<boolean>`setting.version = ${version}`),
    )
    .executeTakeFirstOrThrow()
  return rows === 1n
}
