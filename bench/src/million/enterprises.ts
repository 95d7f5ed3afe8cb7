import path from 'node:path'
import { Client } from 'pg'
import { words } from './words.ts'

/**
 * Fills the embedded database of a running server with enterprises whose names, types and states vary as real ones
 * do, the newest first. Straight into the table: through the calls a million would take hours.
 */
export async function fillEnterprises(dataFolder: string, count: number) {
  const client = new Client({ host: path.join(dataFolder, 'run'), port: 5432, user: 'atrium', database: 'postgres' })
  await client.connect()
  try {
    await client.query("set synchronous_commit = off; set maintenance_work_mem = '256MB'")
    const indexes = await dropIndexes(client)
    await client.query(insert, [count, words.cities, words.syllables, words.trades, words.forms])
    for (const { definition } of indexes) await client.query(definition)
    await client.query('vacuum (analyze) enterprise')
    // What a checkpoint would write in the background must not fall into the measurement.
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

/** Making the indexes afterwards takes a tenth of keeping them up for every row. */
async function dropIndexes(client: Client) {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = 'enterprise'::regclass and not exists (select from pg_constraint where conindid = indexrelid)`)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows
}

// Multiplying by a prime scatters the names over time, and never makes one twice: each word is a digit of `spread`.
const insert = `
insert into enterprise (id, name, short_name, name_norm, short_norm, ent_type, private, is_control, self, saas_ent_type,
  saas_id, status, user_count, created_at)
select 'bench' || lpad(i::text, 15, '0'), name, brand, name, brand,
  (array[0, 0, 0, 0, 0, 0, 0, 1, 1, 2])[1 + i / 40 % 10], i % 19 = 0, i % 53 = 0, i % 97 = 0, case when i % 7 = 0 then i % 4 end,
  (array['manufacturing', 'retail', 'services', null, null])[1 + i % 5],
  coalesce((array['suspended', 'readonly'])[1 + i % 49], 'active'), i::bigint * 7919 % 500, now() - i * interval '90 seconds'
from generate_series(1, $1::int) i
cross join (select $2::text[] cities, $3::text[] syllables, $4::text[] trades, $5::text[] forms) w
cross join lateral (select cardinality(cities) c, cardinality(syllables) s, cardinality(trades) t) size
cross join lateral (select (i::bigint * 1299709 % (c * s * s * t))::int spread) o
cross join lateral (select syllables[1 + spread / c % s] || syllables[1 + spread / c / s % s] brand) b
cross join lateral (
  select cities[1 + spread % c] || brand || trades[1 + spread / c / s / s % t] || forms[1 + i % cardinality(forms)] name
) n`
