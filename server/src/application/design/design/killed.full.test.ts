import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { EntityField } from '@atrium/shared-utility/contract'
import { Client as Connection } from 'pg'
import { startChild } from '../../../test/child-server.ts'
import { createClient, type Client } from '../../../test/client.ts'
import { runSql, urlOf } from '../../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { schemaOf } from '../../record-store/names.ts'
import { aField, entityOf, givenApp } from '../../test/given-app.ts'
import { startWriters } from '../../test/writers.ts'

let server: TestServer
let victim: Awaited<ReturnType<typeof startChild>>
let number = 0
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => victim.end('SIGKILL'))
afterAll(() => server.close())

type App = Awaited<ReturnType<typeof stage>>

const name = aField('text', { key: 'name', isRequired: true })

/** An application that people work with through two processes. */
async function stage() {
  const app = await givenApp(server, [name])
  await startVictim()
  const { rows } = await runSql(server.address, `select name from app_table where app_id = '${app.appId}'`)
  return {
    ...app,
    table: `"${schemaOf(app.enterprise.id)}"."${String(rows[0]?.name)}"`,
    fields: [name] as EntityField[],
  }
}

/** The database knows the process that is to be killed by its name. */
async function startVictim() {
  const url = new URL(urlOf(server.address))
  url.searchParams.set('application_name', 'victim')
  victim = await startChild(server.dataFolder, { DATABASE_URL: url.href, ATRIUM_DRAIN_SECONDS: '0' })
}

function atVictim({ cookies }: Client) {
  const copy = createClient(victim.url)
  for (const [name, value] of cookies) copy.cookies.set(name, value)
  return copy
}

/** Publishes a version with one field more. */
async function send({ builder, appId, uid, fields }: App, isUnique = false) {
  fields.push(aField('text', { key: `more${(number += 1)}`, isUnique }))
  const { entities } = await builder.call('getApplicationDraft', { appId })
  const rev = entities.find((one) => one.uid === uid)?.rev ?? 0
  await builder.call('putEntity', { appId, uid, rev, body: entityOf(fields) })
  const { draft } = await builder.call('planPublish', { appId })
  return (await builder.call('publishApplication', { appId, draft })).number
}

/** What holds each step up. The row is taken once the version is sent, since sending takes it, too. */
const places = {
  register: { before: () => 'lock table app_column in share mode', after: () => 'select' },
  tables: { before: ({ table }: App) => `lock table ${table} in access share mode`, after: () => 'select' },
  flip: {
    before: () => 'select',
    after: ({ appId }: App) => `select from application where id = '${appId}' for no key update`,
  },
}

/** Until the process that is to be killed is the one that waits there. The other one may have been quicker. */
async function killAt(app: App, place: keyof typeof places) {
  for (;;) {
    const holder = new Connection(server.address)
    await holder.connect()
    await holder.query('begin')
    await holder.query(places[place].before(app))
    const sent = await send(app)
    await holder.query(places[place].after(app))
    await until(async () => (await whoWaits()).length > 0 || (await newestOf(app)).state !== 'publishing')
    const isVictim = (await whoWaits()).includes('victim')
    if (isVictim) await victim.end('SIGKILL')
    await holder.query('rollback')
    await holder.end()
    if (isVictim) return sent
    await isOver(app)
  }
}

async function whoWaits() {
  const { rows } = await runSql(
    server.address,
    `select application_name as who from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rows.map(({ who }) => String(who))
}

async function newestOf({ builder, appId }: App) {
  const [newest] = await builder.call('listApplicationVersions', { appId })
  return newest ?? { number: 0, state: 'failed' }
}

/** The lease of a process that is gone is over at once here. */
async function isOver(app: App) {
  await until(async () => {
    const { number: last, state } = await newestOf(app)
    if (state !== 'publishing') return true
    const gone = `update job set lease_until = to_timestamp(0) where key = '${app.appId}:${last}' and status = 'running'
      and not exists (select from pg_stat_activity where application_name = 'victim' and datname = current_database())`
    await runSql(server.address, gone)
    return false
  }, 50)
}

/** Each field has one column, and each unique field one index that holds. */
async function expectOnce({ appId, fields, table }: App) {
  const { rows } = await runSql(
    server.address,
    `select (select count(*)::int from app_table where app_id = '${appId}') as tables,
      (select count(*)::int from app_column where app_id = '${appId}') as columns,
      (select count(*)::int from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and attname !~ '^_') as made,
      (select count(*)::int from pg_index i join pg_class c on c.oid = indexrelid
        where indrelid = '${table}'::regclass and relname like 'once\\_%' and indisvalid) as once`,
  )
  const once = fields.filter(({ isUnique }) => isUnique).length
  expect(rows).toEqual([{ tables: 1, columns: fields.length, made: fields.length, once }])
}

test.each(['register', 'tables', 'flip'] as const)(
  'G01: a publication whose process is killed in the step %s is finished by the other process, and nothing is made twice',
  async (place) => {
    const app = await stage()
    const { member, where } = app
    const { id } = await member.call('addRecord', { ...where, values: { name: 'kept' } })
    const sent = await killAt(app, place)
    // People work on with the version before.
    expect((await member.call('getRecord', { ...where, id })).values).toMatchObject({ name: 'kept' })
    await isOver(app)
    expect(await newestOf(app)).toMatchObject({ number: sent, state: 'published', isLive: true })
    await expectOnce(app)
    const { values } = await member.call('getRecord', { ...where, id })
    expect(Object.keys(values).sort()).toEqual(app.fields.map(({ key }) => key).sort())
  },
  120_000,
)

test('G01: among 200 who write, a publication whose process is killed is finished, no record is twice or lost, and no request of the other process fails', async () => {
  const app = await stage()
  const { member, where, table } = app
  // So many that the index of a unique field takes a moment.
  const filling = `insert into ${table} (_id, _created_at, _created_by, _updated_at, _updated_by, name)
    select 'old' || n, now(), 'x', now(), 'x', 'old' from generate_series(1, 200000) n`
  await asBuilder(filling)
  const here = startWriters(member, where, { from: 0, count: 100 })
  const there = startWriters(atVictim(member), where, { from: 100, count: 100 })
  await until(() => here.noted.added.length > 100 && there.noted.added.length > 100)
  const sent = await killedMidway(app)
  await isOver(app)
  await Promise.all([here.stop(), there.stop()])
  expect(await newestOf(app)).toMatchObject({ number: sent, state: 'published', isLive: true })
  await expectOnce(app)
  expect([here.noted.failed, there.noted.failed.length]).toEqual([[], 100])
  const all = await asBuilder(`select name, count(*)::int as n from ${table} where name like 'writer%' group by name`)
  const counts = new Map(all.map(({ name: title, n }) => [String(title), n]))
  expect([...counts].filter(([, count]) => count !== 1)).toEqual([])
  expect([...here.noted.added, ...there.noted.added].filter((title) => !counts.has(title))).toEqual([])
}, 240_000)

async function asBuilder(text: string) {
  const connection = new Connection(server.address)
  await connection.connect()
  await connection.query('set role atrium_builder')
  const { rows } = await connection.query<Record<string, unknown>>(text)
  await connection.end()
  return rows
}

/** Kills the process while it makes the index. */
async function killedMidway(app: App) {
  for (;;) {
    const sent = await send(app, true)
    const isMaking = `select application_name as who from pg_stat_activity
      where datname = current_database() and state = 'active' and query like 'create unique index%'`
    let who: string | undefined
    await until(async () => {
      who = (await runSql(server.address, isMaking)).rows[0]?.['who']
      return who !== undefined || (await newestOf(app)).state !== 'publishing'
    }, 1)
    if (who === 'victim') {
      await victim.end('SIGKILL')
      return sent
    }
    await isOver(app)
  }
}
