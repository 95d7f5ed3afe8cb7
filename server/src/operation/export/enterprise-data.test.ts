import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { plainText, UserType } from '@atrium/shared-utility/contract'
import { tables } from '../../composition/rooms.ts'
import { platform } from '../../foundation/db/scope.ts'
import { givenPng } from '../../foundation/file/picture/test/given-png.ts'
import { runSql } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { enterpriseData } from './enterprise-data-query.ts'
import { partsOf } from './parts.ts'
import { givenExport, workOn } from './test/given.ts'

let server: TestServer
let operator: Awaited<ReturnType<TestServer['given']['signedIn']>>

beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signedIn({ userType: UserType.operator })
  await server.given.confirm(operator)
})
afterAll(() => server.close())

const tableOf = (part: string) => (part === 'person' ? 'user_account' : part)

test('every table that names an enterprise is in the file, or says here why it is not', async () => {
  const { rows } = await runSql(
    server.address,
    `select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'ent_id' and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
  )
  const silent = tables.filter(({ exported }) => exported === undefined).map(({ name }) => String(name))
  expect(rows.map(({ name }) => String(name)).filter((name) => silent.includes(name))).toEqual([])
})

test('no column of it holds a secret that lets a person in', () => {
  const columns = partsOf(tables).flatMap(({ name, columns: own }) => own.map((column) => `${tableOf(name)}.${column}`))
  const secrets = tables.flatMap(({ name, secrets: own = [] }) => own.map((column) => `${name}.${column}`))
  const isSecret = (column: string) => secrets.includes(column)
  // Of the settings only those that hold no secret are read.
  expect(columns.filter(isSecret)).toEqual(['setting.value'])
  const looksLike = /hash|secret|token|seed|phc|mac$|sealed|nonce|verifier|credential|proof/
  const known = tables.flatMap(({ name, notSecret = {} }) =>
    Object.keys(notSecret).map((column) => `${name}.${column}`),
  )
  expect(columns.filter((column) => looksLike.test(column) && !known.includes(column))).toEqual([])
})

test('an operator who has confirmed who they are gets a line for each row, of this enterprise alone', async () => {
  const [acme, other] = [await server.given.enterprise(), await server.given.enterprise()]
  const member = await server.given.person({ enterprise: acme })
  const stranger = await server.given.person({ enterprise: other })
  await runSql(
    server.address,
    `insert into connector (ent_id, id, name, issuer, client_id, client_secret)
      values ('${acme.id}', 'c', 'Provider', 'https://id.example', 'client', 'sealed-secret')`,
  )
  const unproven = await server.given.signedIn({ userType: UserType.operator })
  expect((await unproven.tryCall('exportEnterprise', { entid: acme.id })).error).toBe('stepUpRequired')
  expect((await operator.tryCall('exportEnterprise', { entid: 'nowhere' })).error).toBe('enterpriseNotFound')
  const { text, rowsOf } = await exported(acme.id)
  expect(rowsOf('enterprise')).toMatchObject([{ id: acme.id, name: acme.name }])
  expect(rowsOf('person')).toMatchObject([{ id: member.id, login_id: member.loginId }])
  expect(rowsOf('connector')).toMatchObject([{ issuer: 'https://id.example' }])
  expect(rowsOf('audit_log').map(({ action }) => action)).toContain('startExport')
  for (const hidden of ['sealed-secret', '$argon2', stranger.id, other.id]) expect(text).not.toContain(hidden)
})

test('the picture of the enterprise is in the file with all its bytes', async () => {
  const acme = await server.given.enterprise()
  const administrator = await server.given.signedIn({ enterprise: acme, userType: UserType.administrator })
  await server.given.confirm(administrator)
  const style = { name: '', nameEn: '', color: '', hasLogo: true, logo: givenPng().toString('base64'), version: 0 }
  await administrator.call('updateEnterpriseStyle', style)
  const { logo } = (await administrator.call('getEnterpriseStyle', {})).style
  const shown = Buffer.from(await (await fetch(`${server.url}${logo}`)).arrayBuffer())
  const { rowsOf } = await exported(acme.id)
  const [{ logo_id: logoId } = {}] = rowsOf('ent_style')
  const [file, ...others] = rowsOf('stored_file').filter(({ purpose }) => purpose === 'brand')
  expect(others).toEqual([])
  expect(file).toMatchObject({ id: logoId, name: 'logo.png', media_type: 'image/png', size_bytes: shown.length })
  expect(Buffer.from(String(file?.['bytes_base64']), 'base64')).toEqual(shown)
})

/** The file of an enterprise's data, as its operator fetches it: a line for each row. */
async function exported(entid: string) {
  const { id } = await operator.call('exportEnterprise', { entid })
  const made = async () => (await operator.call('listExports', {})).find((one) => one.id === id)?.status
  await until(async () => !['waiting', 'running'].includes((await made()) ?? ''))
  expect(await made()).toBe('done')
  const { url } = await operator.call('linkExport', { id })
  const cookie = [...operator.cookies].map((pair) => pair.join('=')).join('; ')
  const text = await (await fetch(server.url + url, { headers: { cookie } })).text()
  const lines = text
    .trim()
    .split('\n')
    .map((line): { table: string; row: Record<string, unknown> } => JSON.parse(line))
  return { text, rowsOf: (table: string) => lines.filter((line) => line.table === table).map(({ row }) => row) }
}

test('a person who has left the enterprise is in the file only with who they were there', async () => {
  const acme = await server.given.enterprise()
  const [member, former] = [
    await server.given.person({ enterprise: acme }),
    await server.given.person({ enterprise: acme }),
  ]
  await runSql(
    server.address,
    `update user_account set phone = '+8613900000001', email = id || '@own.example' where id in ('${member.id}', '${former.id}');
      update membership set status = 'left', left_at = now() where user_id = '${former.id}'`,
  )
  const { rows } = await server.services.tx(platform, (db) => enterpriseData(db, tables, acme.id).read(null, 1000))
  const people = rows.filter(({ table }) => table === 'person').map(({ row }) => row)
  const reached = { phone: '+8613900000001', email: `${member.id}@own.example` }
  expect(people).toHaveLength(2)
  expect(people).toContainEqual(expect.objectContaining({ id: member.id, ...reached }))
  const left = { login_id: former.loginId, phone: null, email: null, last_login_at: null }
  expect(people).toContainEqual(expect.objectContaining({ id: former.id, ...left }))
})

test('what was written to the enterprise and never said is not in the file', async () => {
  const { id } = await server.given.enterprise()
  const to = { contentZh: plainText('x'), audience: 'ent' as const, audienceIds: [id] }
  const said = await operator.call('writeHomeMessage', { ...to, titleZh: 'Said' })
  await operator.call('publishHomeMessage', said)
  await operator.call('writeHomeMessage', { ...to, titleZh: 'Draft' })
  const { rows } = await server.services.tx(platform, (db) => enterpriseData(db, tables, id).read(null, 1000))
  expect(rows.filter(({ table }) => table === 'message')).toMatchObject([{ row: { title_zh: 'Said' } }])
})

test('read in small pieces it is the same, and none is missing or twice', async () => {
  const { id } = await server.given.enterprise()
  for (let many = 0; many < 5; many += 1) await server.given.person({ enterprise: { id } })
  const read = (most: number) =>
    server.services.tx(platform, async (db) => {
      const data = enterpriseData(db, tables, id)
      const lines: string[] = []
      for (let next: readonly (string | null)[] | null = null, isMore = true; isMore; isMore = next !== null) {
        const page = await data.read(next, most)
        lines.push(...page.rows.map((row) => JSON.stringify(row)))
        next = page.next
      }
      return { lines, total: await data.count(1000) }
    })
  const [whole, pieces] = [await read(1000), await read(3)]
  expect(pieces.lines).toEqual(whole.lines)
  expect(whole.lines).toHaveLength(whole.total)
})

test('what is exported while the data of the enterprise are removed is no file, and none is begun any more', async () => {
  const { id: entid } = await server.given.enterprise()
  for (let many = 0; many < 5; many += 1) await server.given.person({ enterprise: { id: entid } })
  const input = { list: 'exportEnterprise' as const, asked: { entid }, columns: [], name: 'x' }
  const id = await givenExport(server, { input, userId: operator.person.id })
  const status = async () => (await operator.call('listExports', {})).find((one) => one.id === id)?.status
  // The job has written its first rows when the enterprise's day of closing comes.
  await workOn(server, id, 3)
  expect(await status()).toBe('running')
  await runSql(
    server.address,
    `update enterprise set status = 'closed', closing_id = 'c', closes_at = now(), closed_from = 'active', close_reason = 'x'
      where id = '${entid}'`,
  )
  await workOn(server, id, 100)
  expect(await status()).toBe('failed')
  expect((await operator.tryCall('linkExport', { id })).error).toBe('exportNotDone')
  expect((await operator.tryCall('exportEnterprise', { entid })).error).toBe('enterpriseGoing')
})
