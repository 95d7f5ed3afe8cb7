import { fillTable, withDatabase } from './fill-table.ts'
import { words } from './words.ts'

/**
 * Fills the embedded database of a running server with enterprises whose names, types and states vary as real ones
 * do, the newest first. Straight into the table: through the calls a million would take hours.
 */
export async function fillEnterprises(dataFolder: string, count: number) {
  await withDatabase(dataFolder, async (client) => {
    const values = [count, words.cities, words.syllables, words.trades, words.forms]
    await fillTable(client, { table: 'enterprise', insert, values })
    await client.query('checkpoint')
  })
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
