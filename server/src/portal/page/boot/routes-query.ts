import { layoutKind, userType, type RouteEntry } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import type { Db } from '../../../foundation/db/tx.ts'

/** The database's own routes: everybody's, and those of one enterprise, which win over everybody's. */
export async function listRoutes(db: Db, entId: string | null): Promise<RouteEntry[]> {
  const rows = await db
    .selectFrom('route')
    .selectAll()
    .where('enabled', '=', true)
    .where((where) => where.or([where('ent_id', 'is', null), where('ent_id', '=', entId)]))
    .orderBy('ent_id', (order) => order.asc().nullsFirst())
    .orderBy('path')
    .execute()
  return rows.map((row) => ({
    path: row.path,
    kind: layoutKind.parse(row.kind),
    app: row.app ?? undefined,
    redirect: row.redirect ?? undefined,
    title: row.title,
    open: row.open,
    public: row.public,
    userTypes: z
      .array(userType)
      .optional()
      .parse(row.user_types ?? undefined),
  }))
}
