import path from 'node:path'
import { Client } from 'pg'

/** Lends the embedded database of a running server, as its superuser. */
export async function withDatabase<T>(dataFolder: string, work: (client: Client) => Promise<T>) {
  const client = new Client({ host: path.join(dataFolder, 'run'), port: 5432, user: 'atrium', database: 'postgres' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

type Insert = { table: string; insert: string; values?: unknown[] }

/**
 * Fills a table straight, without its triggers: through the calls a million rows would take hours. Making the indexes afterwards takes a
 * tenth of keeping them up for every row. The caller ends with `checkpoint`, so that none falls into a measurement.
 */
export async function fillTable(client: Client, { table, insert, values = [] }: Insert) {
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '256MB'")
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(indexesOf, [table])
  await client.query(`alter table ${table} disable trigger user`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await client.query(insert, values)
  for (const { definition } of indexes) await client.query(definition)
  await client.query(`alter table ${table} enable trigger user`)
  await client.query(`vacuum (analyze) ${table}`)
}

const indexesOf = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`
