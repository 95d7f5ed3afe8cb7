import type { Client } from 'pg'
import { space } from './application.ts'

/** What a page of records has to know, as a person would write it for these two roles and this filter alone. */
export async function selectByHand(client: Client, table: string, { person, due }: { person: string; due: string }) {
  const rows = await client.query(
    `select _id, _rev, _created_at, _updated_at, _created_by, _updated_by, title, state, due,
       case when _created_by in (${colleagues}) then amount end as amount,
       _created_by in (${colleagues}) as is_changed_by_caller
     from ${table} where ${condition} order by _created_at desc, _id desc limit 50`,
    [person, due],
  )
  const counted = await client.query<{ total: number }>(
    `select count(*)::int as total from (select from ${table} where ${condition} limit 10001) found`,
    [person, due],
  )
  return { rows: rows.rows, total: counted.rows[0]?.total }
}

const colleagues = `select c.user_id from department_member m
  join department_member c on c.ent_id = m.ent_id and c.department_id = m.department_id
  where m.ent_id = '${space}' and m.user_id = $1`

const condition = `_deleted_at is null and (_created_by in (${colleagues}) or state = 'open')
  and state in ('open', 'doing') and due >= $2::date`
