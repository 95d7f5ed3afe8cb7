import { fillTable, withDatabase } from './fill-table.ts'
import { words } from './words.ts'

/** How much the platform has that operators look through. */
export const amounts = {
  whole: {
    people: 1_000_000,
    enterprises: 10_000,
    sessions: 50_000,
    signIns: 1_000_000,
    jobs: 200_000,
    messages: 10_000,
    readers: 100_000,
    packages: 5_000,
    bulkRows: 500_000,
  },
  smoke: {
    people: 1000,
    enterprises: 50,
    sessions: 50,
    signIns: 1000,
    jobs: 200,
    messages: 50,
    readers: 50,
    packages: 50,
    bulkRows: 1000,
  },
}
type Amounts = (typeof amounts)['whole']

/**
 * Fills the embedded database of a running server with what a large platform has, beside the enterprises that are there
 * already. Straight into the tables: through the calls it would take days. Of the login ids a hundredth begins alike.
 */
export async function fillPlatform(dataFolder: string, much: Amounts) {
  await withDatabase(dataFolder, async (client) => {
    for (const [table, insert] of Object.entries(insertsOf(much))) await fillTable(client, { table, insert })
    await client.query('checkpoint')
  })
}

const array = (of: readonly string[]) => `array['${of.join("','")}']`
const idOf = (kind: string, number = 'i') => `'bench${kind}' || lpad((${number})::text, 12, '0')`
const somebodyOf = ({ people }: Amounts) => idOf('u', `1 + i::bigint * 7919 % ${people}`)
const entIn = ({ enterprises }: Amounts) => `'bench' || lpad((1 + i % ${enterprises})::text, 15, '0')`
const syllable = (by: string) => `(${array(words.syllables)})[1 + (${by}) % ${words.syllables.length}]`
const typeOf = '(array[0, 0, 0, 0, 4, 5, 6])[1 + i % 7]'
const from = (count: number) => `from generate_series(1, ${count}) i`

const browsers = ['Chrome/141.0.0.0 Safari/537.36', 'Version/26.0 Safari/605.1.15', 'Gecko/20100101 Firefox/144.0'].map(
  (name) => `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 ${name}`,
)

/** In the order in which they need each other. */
const insertsOf = (much: Amounts): Record<string, string> => ({
  user_account: `
    insert into user_account (id, login_id, login_id_norm, name, status, created_at, last_login_at, last_login_ip, member_kinds)
    select ${idOf('u')}, login, login, ${syllable('i')} || ${syllable('i / 61')} || ${syllable('i / 3721')},
      case when i % 97 = 0 then 'suspended' else 'active' end, now() - i * interval '40 seconds',
      case when i % 3 > 0 then now() - i::bigint * 7919 % 2000000 * interval '1 second' end, '198.51.100.' || i % 250, 1 << ${typeOf}
    ${from(much.people)}
    cross join lateral (select 'team' || lpad((i % 100)::text, 2, '0') || '.' || lpad(i::text, 7, '0') as login) l`,
  membership: `
    insert into membership (ent_id, user_id, user_type, joined_at)
    select ${entIn(much)}, ${idOf('u')}, ${typeOf}, now() - i * interval '40 seconds'
    ${from(much.people)}`,
  session: `
    insert into session (id, token_hash, user_id, ent_id, created_at, last_seen_at, idle_until, abs_until, ip, auth_time)
    select ${idOf('s')}, sha256(i::text::bytea), ${idOf('u', 'i * 17')}, ${entIn(much).replaceAll('i %', 'i * 17 %')},
      now() - i * interval '1 second', now() - i / 20 * interval '1 second', now() + interval '1 day',
      now() + interval '30 days', '198.51.100.' || i % 250, now()
    ${from(much.sessions)}`,
  audit_log: `
    insert into audit_log (id, at, ent_id, actor_id, action, target_kind, target_id, result, ip, user_agent,
      request_id, diff, seq, prev_hash, hash)
    select ${idOf('a')}, now() - i * interval '2 seconds', ${entIn(much)}, ${somebodyOf(much)},
      (array['signIn', 'signIn', 'signIn', 'signOut', 'updateMember'])[1 + i % 5], 'user', ${somebodyOf(much)},
      case when i % 23 = 0 then 'denied' else 'ok' end, '198.51.100.' || i % 250, (${array(browsers)})[1 + i % ${browsers.length}],
      md5(i::text)::uuid::text, case
        when i % 5 = 4 then jsonb_build_object('name', jsonb_build_object('from', ${syllable('i')} || ${syllable('i / 61')}, 'to', 'Name ' || i))
        when i % 23 = 0 then '{"method":"password","reason":"wrongPassword"}' else '{"method":"password"}' end,
      1000000 + i, repeat('0', 64), md5(i::text)
    ${from(much.signIns)}`,
  job: `
    insert into job (id, kind, key, payload, status, attempts, created_at, updated_at, ent_id, user_id)
    select ${idOf('j')}, (array['export', 'provisionEnterprise', 'passwordReset', 'smsCode'])[1 + i % 4], 'bench' || i, '{}',
      (array['done', 'done', 'done', 'done', 'cancelled', 'failed'])[1 + i % 6], 1, now() - i * interval '10 seconds',
      now(), ${entIn(much)}, ${somebodyOf(much)}
    ${from(much.jobs)}`,
  ...messagesOf(much),
  mobile_package: `
    insert into mobile_package (id, platform, status, file_name, size_bytes, package_name, version_name, version_code, label,
      uploaded_by, created_at)
    select ${idOf('p')}, (array['apk', 'ipa'])[1 + i % 2], 'withdrawn', 'app' || i || '.apk', 1000000, 'com.example.app' || i % 500,
      '1.' || i, i::text, ${syllable('i')} || i, ${idOf('u', '1')}, now() - i * interval '1 hour'
    ${from(much.packages)}`,
  platform_update: `
    insert into platform_update (id, version, title_zh, title_en, planned_at, window_min, announce_at, state,
      created_by, created_at, started_at, ended_at)
    select ${idOf('v')}, '1.' || i, '升级 ' || i, 'Upgrade ' || i, now() - i * interval '1 day', 30, now() - i * interval '1 day',
      'done', ${idOf('u', '1')}, now() - i * interval '1 day', now(), now()
    ${from(500)}`,
  bulk: `
    insert into bulk (id, action, operator_id, status, total, ip, user_agent, request_id, created_at, ended_at)
    select ${idOf('b')}, 'suspend', ${idOf('u', '1')}, 'done', 10000, '198.51.100.1', '', 'bench', now(), now() ${from(50)}`,
  bulk_row: `
    insert into bulk_row (bulk_id, place, user_id, result, at)
    select ${idOf('b', '1 + i % 50')}, i / 50, ${idOf('u', `1 + i % ${much.people}`)}, 'done', now() ${from(much.bulkRows)}`,
})

const messagesOf = (much: Amounts): Record<string, string> => ({
  message: `
    insert into message (id, level, audience, status, publish_at, created_at, title_zh, content_zh, reach)
    select ${idOf('m')}, (array['info', 'warn', 'critical'])[1 + i % 3], 'all', 'withdrawn', now(), now() - i * interval '1 hour',
      '通知 ' || ${syllable('i')} || i, '{"type":"doc","content":[{"type":"paragraph"}]}', i
    ${from(much.messages)}`,
  message_receipt: `
    insert into message_receipt (message_id, user_id, read_at)
    select ${idOf('m', '1')}, ${idOf('u')}, now() - i * interval '1 second' ${from(much.readers)}`,
})
