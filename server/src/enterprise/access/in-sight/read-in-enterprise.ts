import type { Context } from '../../../foundation/call/context/context.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { isInSight } from './in-sight-query.ts'

type Page<Row> = { total: number; rows: Row[] }

/**
 * Reads a page of a list in the space of one enterprise, which the caller works outside of: the database shows nothing of
 * another enterprise there, and lets nothing be written. An enterprise that the caller does not see has nothing.
 */
export async function readInEnterprise<Row>(
  entId: string,
  { db, services }: Pick<Context, 'db' | 'services'>,
  read: (db: Db) => Promise<Page<Row>>,
): Promise<Page<Row>> {
  if (!(await isInSight(db, entId))) return { total: 0, rows: [] }
  return services.tx({ as: 'tenant', entId, userId: null, isReadOnly: true }, read)
}
