import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { mayOpen, type Viewer } from '../application/open-query.ts'

/**
 * The own navigation of the enterprise of this transaction, each entry with the application built there that it opens, if
 * this person may open it; empty when it uses the portal's.
 */
export async function selectNavigation(db: Db, entId: string, viewer: Viewer) {
  return db
    .selectFrom('navigation_item as n')
    .leftJoin('application as a', (join) =>
      join
        .onRef('a.ent_id', '=', 'n.ent_id')
        .on('a.kind', '=', 'built')
        .on(sql<boolean>`n.url = '/app/' || a.id`)
        .on(mayOpen(viewer, 'a')),
    )
    .select(['n.id', 'n.name', 'n.name_en as nameEn', 'n.icon', 'n.url', 'n.target'])
    .select(['a.id as appId', 'a.icon as appIcon', 'a.color as appColor'])
    .where('n.ent_id', '=', entId)
    .orderBy('n.sort')
    .orderBy('n.id')
    .execute()
}
