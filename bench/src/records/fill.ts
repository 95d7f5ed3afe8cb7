import { fillTable, withDatabase } from '../million/fill-table.ts'
import { space, states, type Application } from './application.ts'

/**
 * Fills the table of an application straight, with records of all people of the enterprise, one a minute, the newest last. Answers the
 * table as a statement names it.
 */
export function fillRecords(dataFolder: string, { appId, entityUid }: Application, count: number) {
  return withDatabase(dataFolder, async (client) => {
    const named = await client.query<{ name: string }>(
      `select 'records_' || ent_id || '.' || name as name from app_table where ent_id = $1 and app_id = $2 and entity_uid = $3`,
      [space, appId, entityUid],
    )
    const table = named.rows[0]?.name
    if (table === undefined) throw new Error('the application has no table')
    await fillTable(client, { table, insert: insertInto(table), values: [count, space, states] })
    await client.query('checkpoint')
    return table
  })
}

// Multiplying by a prime scatters people, amounts and days over the time in which records were made.
const insertInto = (table: string) => `
insert into ${table} (_id, _created_at, _created_by, _updated_at, _updated_by, _search, title, amount, state, due)
select 'bench' || lpad(i::text, 15, '0'), made, person, made, person, lower(title), title, i::bigint * 7919 % 100000 / 100.0,
  ($3::text[])[1 + i::bigint * 104729 % cardinality($3::text[])], current_date + (i::bigint * 1299709 % 400)::int - 200
from (select array_agg(user_id order by user_id) people from membership where ent_id = $2 and status = 'active') m
cross join generate_series(1, $1::int) i
cross join lateral (select people[1 + i::bigint * 15485863 % cardinality(people)] as person,
  now() - ($1::int - i) * interval '1 minute' as made, 'Task ' || i as title) r`
