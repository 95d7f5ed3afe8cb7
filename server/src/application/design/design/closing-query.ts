import { closing, type Viewer } from '../../../enterprise/application/open-query.ts'
import type { Db } from '../../../foundation/db/tx.ts'

/** What keeps a person from opening an application, if anything does. */
export async function findClosing(db: Db, appId: string, viewer: Viewer) {
  const found = await db
    .selectFrom('application')
    .select(closing(viewer).as('closedBy'))
    .where('id', '=', appId)
    .executeTakeFirst()
  return found?.closedBy ?? null
}
