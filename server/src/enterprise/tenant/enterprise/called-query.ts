import { expressionBuilder, sql } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import { normalName } from '../../../foundation/query/list/names.ts'

/** The ids of the enterprise with this name. For `column = any(…)`: found first, they lead into the index of the column. */
export function enterprisesCalled(name: string) {
  const ids = expressionBuilder<Database>()
    .selectFrom('enterprise')
    .select('enterprise.id')
    .where('enterprise.name_norm', '=', normalName(name))
    .where('enterprise.deleted_at', 'is', null)
  return sql<string>`any(array(${ids}))`
}
