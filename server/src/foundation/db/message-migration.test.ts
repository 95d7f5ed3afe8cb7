import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { plainText } from '@atrium/shared-utility/contract'
import { Kysely, PostgresDialect } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { Pool } from 'pg'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { readMigrations } from './migrations/index.ts'

const before = 'before'
const step = '0061-home-messages'
let server: TestServer
let pool: Pool
beforeAll(async () => {
  server = await startTestServer()
  pool = new Pool({ ...server.address, options: `-c search_path=${before}` })
  // `end` does not wait until a connection is closed: to drop the database may be what closes it.
  pool.on('error', () => {})
  await pool.query(`create schema ${before}`)
  // The later steps build on what this step has made.
  await migrateTo(Object.fromEntries(Object.entries(await readMigrations()).filter(([name]) => name < step)))
})
afterAll(async () => {
  await pool.end()
  await server.close()
})

async function migrateTo(known: Record<string, Migration>) {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const provider = { getMigrations: async () => known }
  const options = { allowUnorderedMigrations: true, migrationTableSchema: before }
  const { error } = await new Migrator({ db, provider, ...options }).migrateToLatest()
  if (error !== undefined) throw new Error('not migrated', { cause: error })
}

test('messages that were two rows become one, with their texts, their readers and how many those are', async () => {
  await pool.query(`
    insert into user_account (id, login_id, login_id_norm, name) values ('a', 'aa', 'aa', 'A'), ('b', 'bb', 'bb', 'B');
    insert into message (id, key, title, content, langs, publish_at) values
      ('zh', 'k:zh-CN', '标题', '正文', '{zh-CN}', now()), ('en', 'k:en-US', 'Title', 'One' || chr(10) || 'Two', '{en-US}', now()),
      ('alone', null, 'Alone', 'Text', '{en-US}', now()), ('any', null, '所有', '文字', '{}', now()),
      ('later', null, '以后', '文字', '{}', now() + interval '1 day');
    insert into message_receipt (message_id, user_id) values ('zh', 'a'), ('en', 'a'), ('en', 'b')`)
  await migrateTo(await readMigrations())
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

const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const twoLines = { type: 'doc', content: [line('One'), line('Two')] }
