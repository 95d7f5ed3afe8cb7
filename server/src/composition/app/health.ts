import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { platform } from '../../foundation/db/scope.ts'
import type { Transact } from '../../foundation/db/tx.ts'

/** `/livez`: the process answers. `/readyz`: so does its database. */
export function addHealth(app: FastifyInstance, { tx }: { tx: Transact }) {
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await tx(platform, (db) => sql`select 1`.execute(db))
    return { status: 'ok' }
  })
}
