import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

// Two operators moving enterprises below each other at once would each see no circle. Both lock the line above, so
// that the second looks again at what the first has done, or is tried again after a deadlock.
export async function lockLine(db: Db, parentId: string) {
  const line = await selectLine(db, parentId)
  const ids = line.map(({ id }) => id).sort()
  if (ids.length > 0)
    await db.selectFrom('enterprise').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/** The enterprise and all above it, itself first. Ends after a few levels even if there were a circle. */
export async function selectLine(db: Db, entId: string) {
  return db
    .withRecursive('line', (with_) =>
      with_
        .selectFrom('enterprise')
        .select(['id', 'parent_id', 'status', 'deleted_at', sql<number>`1`.as('level')])
        .where('id', '=', entId)
        .unionAll((union) =>
          union
            .selectFrom('enterprise')
            .innerJoin('line', 'line.parent_id', 'enterprise.id')
            .select([
              'enterprise.id',
              'enterprise.parent_id',
              'enterprise.status',
              'enterprise.deleted_at',
              sql<number>`line.level + 1`.as('level'),
            ])
            .where('line.level', '<=', maxLevels),
        ),
    )
    .selectFrom('line')
    .selectAll()
    .orderBy('level')
    .execute()
}

/** How many levels an enterprise and those below it take. */
export async function countLevels(db: Db, entId: string) {
  const { levels } = await db
    .withRecursive('below', (with_) =>
      with_
        .selectFrom('enterprise')
        .select(['id', sql<number>`1`.as('level')])
        .where('id', '=', entId)
        .unionAll((union) =>
          union
            .selectFrom('enterprise')
            .innerJoin('below', 'below.id', 'enterprise.parent_id')
            .select(['enterprise.id', sql<number>`below.level + 1`.as('level')])
            .where('below.level', '<=', maxLevels),
        ),
    )
    .selectFrom('below')
    .select((eb) => eb.fn.max('level').as('levels'))
    .executeTakeFirstOrThrow()
  return levels
}

export const maxLevels = 5
