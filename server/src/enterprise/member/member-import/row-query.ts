import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import type { ImportId } from '../../../foundation/file/table-import/import-tables.ts'

/** What one column says in each row. */
export function selectColumn(db: Db, { entId, id }: ImportId, column: number) {
  return db
    .selectFrom('member_import_row')
    .select(['place', sql<string>`cells ->> ${column}::int`.as('value')])
    .where('ent_id', '=', entId)
    .where('import_id', '=', id)
    .orderBy('place')
    .execute()
}
