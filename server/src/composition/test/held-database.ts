import { Client } from 'pg'
import { startTestServer } from '../../test/test-server.ts'

/** A server, and another connection to its database that holds a lock on a table until `close`. */
export async function startHeld() {
  const server = await startTestServer()
  const holder = new Client(server.address)
  await holder.connect()
  return {
    server,
    hold: (table: string) => holder.query(`begin; lock table ${table} in access exclusive mode`),
    letGo: () => holder.query('rollback'),
    async close() {
      await holder.end()
      await server.close()
    },
  }
}
