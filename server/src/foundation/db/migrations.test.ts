import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { plainText } from '@atrium/shared-utility/contract'
import { Kysely, PostgresDialect } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { Pool } from 'pg'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { readMigrations } from './migrations/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.close()
})

/** A schema as it was before a step, with the way to migrate it the rest. */
async function schemaBefore(step: string) {
  const schema = `before_${step.slice(0, 4)}`
  const pool = new Pool({ ...server.address, options: `-c search_path=${schema}` })
  // `end` does not wait until a connection is closed: to drop the database may be what closes it.
  pool.on('error', () => {})
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const migrateTo = async (known: Record<string, Migration>) => {
    const provider = { getMigrations: async () => known }
    const options = { allowUnorderedMigrations: true, migrationTableSchema: schema }
    const { error } = await new Migrator({ db, provider, ...options }).migrateToLatest()
    if (error !== undefined) throw new Error('not migrated', { cause: error })
  }
  await pool.query(`create schema ${schema}`)
  const all = await readMigrations()
  // The later steps build on what this step has made.
  await migrateTo(Object.fromEntries(Object.entries(all).filter(([name]) => name < step)))
  return { pool, migrate: () => migrateTo(all), [Symbol.asyncDispose]: () => pool.end() }
}

test('messages that were two rows become one, with their texts, their readers and how many those are', async () => {
  await using old = await schemaBefore('0061-home-messages')
  const { pool } = old
  await pool.query(`
    insert into user_account (id, login_id, login_id_norm, name) values ('a', 'aa', 'aa', 'A'), ('b', 'bb', 'bb', 'B'), ('c', 'cc', 'cc', 'C');
    insert into message (id, key, title, content, langs, publish_at) values
      ('zh', 'k:zh-CN', '标题', '正文', '{zh-CN}', now()), ('en', 'k:en-US', 'Title', 'One' || chr(10) || 'Two', '{en-US}', now()),
      ('alone', null, 'Alone', 'Text', '{en-US}', now()), ('any', null, '所有', '文字', '{}', now()),
      ('later', null, '以后', '文字', '{}', now() + interval '1 day');
    insert into message_receipt (message_id, user_id) values ('zh', 'a'), ('en', 'a'), ('en', 'b')`)
  await old.migrate()
  const { rows } = await pool.query('select id, key, title_zh, title_en, content_en, status from message order by id')
  expect(rows).toEqual([
    { id: 'alone', key: null, title_zh: null, title_en: 'Alone', content_en: plainText('Text'), status: 'published' },
    { id: 'any', key: null, title_zh: '所有', title_en: null, content_en: null, status: 'published' },
    { id: 'later', key: null, title_zh: '以后', title_en: null, content_en: null, status: 'scheduled' },
    { id: 'zh', key: 'k', title_zh: '标题', title_en: 'Title', content_en: twoLines, status: 'published' },
  ])
  const readers = await pool.query('select user_id from message_receipt order by user_id')
  expect(readers.rows).toEqual([{ user_id: 'a' }, { user_id: 'b' }])
  const counted = await pool.query('select message_id, sum(reads)::int as reads from message_read_count group by 1')
  expect(counted.rows).toEqual([{ message_id: 'zh', reads: 2 }])
  const jobs = await pool.query('select kind, payload from job')
  expect(jobs.rows).toEqual([{ kind: 'homeMessage', payload: { id: 'later' } }])
})

test('own wording stays with its texts when these move to another parcel', async () => {
  await using old = await schemaBefore('0310-parcels-of-operators')
  const { pool } = old
  const ids = [
    'sysop|users.title',
    'sysop/jobs|jobs.title',
    'sysop/parcels|parcels.title',
    'sysop/uploads|cancel',
    'workbench/care|people.title',
  ]
  const staying = [
    'sysop|networks.title',
    'sysop|save',
    'sysop/settings|settings.title',
    'sign-in|signIn.title',
    'workbench/files|files.title',
  ]
  await pool.query(`
    insert into user_account (id, login_id, login_id_norm, name) values ('a', 'aa', 'aa', 'A');
    insert into text_revision (revision, published_at, published_by, changes) values (1, now(), 'a', 10)`)
  for (const columns of [
    'text_own (id, lang, text, revision, changed_at, changed_by) select id, $2, $3, 1,',
    'text_draft (id, lang, text, changed_at, changed_by) select id, $2, $3,',
    'text_change (revision, id, lang, after, changed_at, changed_by) select 1, id, $2, $3,',
  ])
    await pool.query(`insert into ${columns} now(), 'a' from unnest($1::text[]) id`, [
      [...ids, ...staying],
      'en-US',
      'Own',
    ])
  await old.migrate()
  for (const table of ['text_own', 'text_draft', 'text_change']) {
    const { rows } = await pool.query(`select id from ${table} order by id collate "C"`)
    expect(rows.map(({ id }) => id)).toEqual([
      'sign-in|signIn.title',
      'sysop-delivery/parcels|parcels.title',
      'sysop-delivery/uploads|cancel',
      'sysop-tenants/care|people.title',
      'sysop-tenants/jobs|jobs.title',
      'sysop-tenants|save',
      'sysop-tenants|users.title',
      'sysop/settings|settings.title',
      'sysop|networks.title',
      'sysop|save',
      'workbench/files|files.title',
    ])
  }
})

test('a membership loses the title that repeats its department, and keeps any other', async () => {
  await using old = await schemaBefore('0400-titles-of-main-places')
  const { pool } = old
  await pool.query(`
    insert into enterprise (id, name, name_norm) values ('e', 'E', 'e');
    insert into user_account (id, login_id, login_id_norm, name) values ('a', 'aa', 'aa', 'A'), ('b', 'bb', 'bb', 'B'), ('c', 'cc', 'cc', 'C');
    insert into membership (ent_id, user_id, user_type, title) values ('e', 'a', 5, '研发部 · 工程师'), ('e', 'b', 5, '顾问'), ('e', 'c', 5, '销售部 · 经理');
    insert into department (ent_id, id, name) values ('e', 'd', '研发部');
    insert into department_member (ent_id, department_id, user_id, title) values ('e', 'd', 'a', '工程师'), ('e', 'd', 'c', '')`)
  await old.migrate()
  const { rows } = await pool.query('select user_id, title from membership order by user_id')
  expect(rows).toEqual([
    { user_id: 'a', title: null },
    { user_id: 'b', title: '顾问' },
    { user_id: 'c', title: '销售部 · 经理' },
  ])
})

const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const twoLines = { type: 'doc', content: [line('One'), line('Two')] }
