import path from 'node:path'
import { Client } from 'pg'

/** Keeps a table of a portal's own database busy, so that whatever writes to it next waits until `release`. */
export async function holdTable(dataFolder: string, table: string) {
  const host = path.join(dataFolder, 'run')
  const client = new Client({ host, port: 5432, user: 'atrium', database: 'postgres' })
  // A database that ends while the table is held has let go of it: nothing is left to do.
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin')
  await client.query(`lock table ${client.escapeIdentifier(table)} in exclusive mode`)
  return { release: () => client.end() }
}
