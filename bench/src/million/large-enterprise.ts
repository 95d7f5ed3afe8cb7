/* oxlint-disable atrium/borders -- how names are said, as the server keeps it with each */
import { soundsOf } from '../../../server/src/foundation/query/pinyin/sounds.ts'
/* oxlint-enable atrium/borders */
import type { Client } from 'pg'
import { signedIn, space } from '../records/application.ts'
import { fillTable, withDatabase } from './fill-table.ts'
import { words } from './words.ts'

export const largeAmounts = {
  whole: { people: 20_000, departments: 2000, roles: 200, messages: 100_000, long: 10_000, records: 1_000_000 },
  smoke: { people: 100, departments: 30, roles: 5, messages: 200, long: 100, records: 200 },
}
type LargeAmounts = (typeof largeAmounts)['whole']

/** The long conversation that the person given to `fillLargeEnterprise` is in. */
export const longConversation = 'benchclong'

/** Makes the demo’s enterprise a large one, and answers the client of one of its members. */
export async function fillLarge(url: string, dataFolder: string, amounts: LargeAmounts) {
  const member = await signedIn(url, 'member')
  const { userId: person = '' } = await member.call('getLoginStatus', {}, { space })
  await withDatabase(dataFolder, (client) => fillLargeEnterprise(client, { entId: space, person, amounts }))
  return member
}

type Filled = { entId: string; person: string; amounts: LargeAmounts }

/**
 * Gives an enterprise people with departments in three floors, roles, and the conversations of one of its people: a long group and
 * short direct ones. Straight into the tables, without their triggers.
 */
async function fillLargeEnterprise(client: Client, { entId, person, amounts }: Filled) {
  const names = Array.from({ length: amounts.people }, (_, n) => nameOf(n))
  const sounds = await Promise.all(names.map((name) => soundsOf(name)))
  for (const { table, insert, values } of [
    { table: 'user_account', insert: people, values: [names, sounds] },
    { table: 'membership', insert: memberships, values: [entId, amounts.people] },
    { table: 'department', insert: departments, values: [entId, amounts.departments, words.trades] },
    { table: 'department_member', insert: places, values: [entId, amounts.people, amounts.departments] },
    { table: 'role', insert: roles, values: [entId, amounts.roles] },
    { table: 'role_member', insert: roleMembers, values: [entId, amounts.roles, person, amounts.people] },
    { table: 'role_department', insert: roleDepartments, values: [entId, amounts.roles, amounts.departments] },
    { table: 'conversation', insert: conversations, values: [entId, person, shortOnes(amounts), amounts.long] },
    { table: 'conversation_member', insert: members, values: [entId, person, shortOnes(amounts)] },
    { table: 'chat_message', insert: messages, values: [entId, person, shortOnes(amounts), amounts.long] },
  ])
    await fillTable(client, { table, insert, values })
  await client.query('checkpoint')
}

const shortLength = 100

function shortOnes({ messages: all, long }: LargeAmounts) {
  return Math.floor((all - long) / shortLength)
}

/** Three signs: each family name is that of three hundred people. */
export function nameOf(number: number) {
  const { syllables } = words
  const size = syllables.length
  const sign = (place: number) => syllables[place % size] ?? ''
  return sign(number) + sign(Math.floor(number / size) * 7) + sign(Math.floor(number / size / size) * 11 + number * 5)
}

const idOf = (kind: string, number = 'i') => `'bench${kind}' || lpad((${number})::text, 12, '0')`
// The first is the root; then one of forty for each fiftieth, and all others below these.
const parentOf = `case when i = 1 then null when i <= 41 then 1 else 2 + i % 40 end`
const pathOf = `case when i = 1 then array[${idOf('d')}] when i <= 41 then array[${idOf('d', '1')}, ${idOf('d')}]
  else array[${idOf('d', '1')}, ${idOf('d', '2 + i % 40')}, ${idOf('d')}] end`

const people = `
insert into user_account (id, login_id, login_id_norm, name, name_sounds, status, created_at)
select ${idOf('l')}, 'large' || i, 'large' || i, name, sounds, 'active', now()
from unnest($1::text[], $2::text[]) with ordinality as n (name, sounds, i)`

const memberships = `
insert into membership (ent_id, user_id, user_type, joined_at)
select $1, ${idOf('l')}, 0, now() from generate_series(1, $2::int) i`

const departments = `
insert into department (ent_id, id, parent_id, path, name, sort)
select $1, ${idOf('d')}, case when parent is not null then ${idOf('d', 'parent')} end, ${pathOf},
  ($3::text[])[1 + i % cardinality($3::text[])] || i, i
from generate_series(1, $2::int) i cross join lateral (select ${parentOf} parent) p`

const places = `
insert into department_member (ent_id, department_id, user_id, is_main)
select $1, ${idOf('d', '1 + i % $3::int')}, ${idOf('l')}, true from generate_series(1, $2::int) i`

const roles = `
insert into role (ent_id, id, module, code, name, name_en)
select $1, ${idOf('r')}, 'qpaas', 'bench' || i, 'Role ' || i, 'Role ' || i from generate_series(1, $2::int) i`

// Each is held by fifty people by name and by those of a department; the one person holds every tenth.
const roleMembers = `
insert into role_member (ent_id, role_id, user_id)
select distinct $1, ${idOf('r')}, ${idOf('l', '1 + (i * 53 + n * 397) % $4::int')}
from generate_series(1, $2::int) i cross join generate_series(1, 50) n
union all select $1, ${idOf('r')}, $3 from generate_series(10, $2::int, 10) i`

const roleDepartments = `
insert into role_department (ent_id, role_id, department_id)
select $1, ${idOf('r')}, ${idOf('d', '1 + i * 7 % $3::int')} from generate_series(1, $2::int) i`

// Direct ones with each of the first people, and one group.
const conversations = `
insert into conversation (ent_id, id, kind, low_id, high_id, name, last_seq, last_at)
select $1, ${idOf('c')}, 'direct', least($2, ${idOf('l')} collate "C"), greatest($2, ${idOf('l')} collate "C"), null, ${shortLength}, now() - i * interval '1 minute'
from generate_series(1, $3::int) i
union all select $1, '${longConversation}', 'group', null, null, 'Long', $4::int, now()`

const members = `
insert into conversation_member (ent_id, conversation_id, user_id)
select $1, ${idOf('c')}, who from generate_series(1, $3::int) i cross join lateral unnest(array[$2, ${idOf('l')}]) who
union all select $1, '${longConversation}', who from unnest(array[$2, ${idOf('l', '1')}, ${idOf('l', '2')}]) who`

const messages = `
insert into chat_message (ent_id, conversation_id, seq, id, author_id, text, sent_at)
select $1, ${idOf('c')}, n, 'm' || n, case when n % 2 = 0 then $2 else ${idOf('l')} end, 'Message ' || n, now() - (${shortLength} - n) * interval '1 minute'
from generate_series(1, $3::int) i cross join generate_series(1, ${shortLength}) n
union all
select $1, '${longConversation}', n, 'm' || n, case when n % 2 = 0 then $2 else ${idOf('l', '1')} end, 'Message ' || n, now() - ($4::int - n) * interval '1 minute'
from generate_series(1, $4::int) n`
