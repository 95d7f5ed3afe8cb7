import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { mentionOf } from '@atrium/shared-utility/model'
import { aField, entityOf, givenApp, publish } from '../../application/test/given-app.ts'
import { platform } from '../../foundation/db/scope.ts'
import { runSql } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { ownData } from './own-data.ts'
import { givenExport, workOn } from './test/given.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function stage() {
  const app = await givenApp(server)
  const administrator = await server.given.signedIn({
    enterprise: app.enterprise,
    userType: UserType.administrator,
  })
  await server.given.confirm(administrator)
  return { ...app, administrator }
}

type Stage = Awaited<ReturnType<typeof stage>>

async function fileOf({ administrator }: Pick<Stage, 'administrator'>) {
  const { id } = await administrator.call('exportOwnApplications', {})
  const made = async () => (await administrator.call('listSpaceExports', {})).find((one) => one.id === id)?.status
  await until(async () => !['waiting', 'running'].includes((await made()) ?? ''))
  expect(await made()).toBe('done')
  const { url } = await administrator.call('linkSpaceExport', { id })
  const text = String((await administrator.fetch(url)).body)
  const lines = text
    .trim()
    .split('\n')
    .map((line): { table: string; row: Record<string, unknown> } => JSON.parse(line))
  return { text, rowsOf: (table: string) => lines.filter((line) => line.table === table).map(({ row }) => row) }
}

test('an administrator gets every record, people by id and name, also of tables and fields that are hidden, and none of another enterprise', async () => {
  const [ours, theirs] = [await stage(), await stage()]
  const { member, builder, where, appId, uid } = ours
  const { id: keeper } = member.person
  const values = { name: '投影仪', price: '1200.50', tags: ['a', 'b'], keeper }
  const { id } = await member.call('addRecord', { ...where, values })
  const deleted = await member.call('addRecord', { ...where, values: { name: 'in the bin' } })
  await member.call('deleteRecord', { ...where, id: deleted.id, rev: 1 })
  await theirs.member.call('addRecord', { ...theirs.where, values: { name: 'theirs alone' } })
  await builder.call('putEntity', { appId, uid, rev: 1, body: entityOf([aField('text', { key: 'other' })]) })
  await publish(builder, appId)
  const { text, rowsOf } = await fileOf(ours)
  const person = { id: keeper, name: `Person ${member.person.loginId}` }
  // In the order of their ids, which for two of one millisecond is any.
  const records = rowsOf('record').toSorted(({ id: one }) => (one === id ? -1 : 1))
  expect(records).toMatchObject([
    {
      application: '资产台账',
      app_id: appId,
      entity: 'asset',
      entity_label: '资产',
      id,
      created_by: person,
      deleted_at: null,
      values: { ...values, keeper: person, other: null },
    },
    { id: deleted.id, deleted_at: expect.any(String), values: { name: 'in the bin', keeper: null } },
  ])
  expect(rowsOf('app_version')).toHaveLength(2)
  expect(text).not.toContain('theirs alone')
  expect(rowsOf('person')).toEqual([])
})

test('a field with the key of a former one leaves the values of that one beside its own', async () => {
  const [name, amount] = [aField('text', { key: 'name' }), aField('number', { key: 'amount' })]
  const app = await givenApp(server, [name, amount])
  const administrator = await server.given.signedIn({ enterprise: app.enterprise, userType: UserType.administrator })
  await server.given.confirm(administrator)
  const { builder, member, where, appId, uid } = app
  const { id } = await member.call('addRecord', { ...where, values: { name: 'a', amount: '7' } })
  const body = entityOf([name, aField('text', { key: 'amount' })])
  await builder.call('putEntity', { appId, uid, rev: 1, body })
  await publish(builder, appId)
  await member.call('updateRecord', { ...where, id, rev: 1, values: { amount: 'seven' } })
  const { rowsOf } = await fileOf({ administrator })
  expect(rowsOf('record')).toMatchObject([{ id, values: { name: 'a', amount: 'seven', amount_2: '7' } }])
})

test('an administrator gets what was said about the records, people by name, and that something was deleted', async () => {
  const [ours, theirs] = [await stage(), await stage()]
  for (const { member, where } of [ours, theirs]) {
    const { id } = await member.call('addRecord', { ...where, values: { name: 'x' } })
    await member.call('addRecordComment', { ...where, id, text: `${mentionOf(member.person.id)} 看一下` })
    const { id: commentId } = await member.call('addRecordComment', { ...where, id, text: 'deleted' })
    await member.call('deleteRecordComment', { ...where, id, commentId })
  }
  const { id } = ours.member.person
  const name = `Person ${ours.member.person.loginId}`
  expect((await fileOf(ours)).rowsOf('record_comment')).toMatchObject([
    { app_id: ours.appId, by: { id, name }, text: `@${name} 看一下`, deleted_at: null },
    { app_id: ours.appId, text: '', deleted_at: expect.any(String) },
  ])
})

test('read in small pieces it is the same, and none is missing or twice', async () => {
  const { builder, member, appId, where, enterprise } = await stage()
  const body = entityOf([aField('text', { key: 'name' })], 'place')
  await builder.call('putEntity', { appId, uid: 'place1', rev: 0, body })
  await publish(builder, appId)
  for (const entity of ['asset', 'place'])
    for (let many = 0; many < 5; many += 1) {
      const { id } = await member.call('addRecord', { ...where, entity, values: { name: 'x' } })
      await member.call('addRecordComment', { ...where, entity, id, text: 'y' })
    }
  const { services } = server
  const read = (most: number) =>
    services.tx(platform, async (db) => {
      const data = ownData(db, services, enterprise.id)
      const lines: string[] = []
      for (let next: readonly (string | null)[] | null = null, isMore = true; isMore; isMore = next !== null) {
        const page: Awaited<ReturnType<typeof data.read>> = await data.read(next, most)
        lines.push(...page.rows.map((row) => JSON.stringify(row)))
        next = page.next
      }
      return { lines, total: await data.count(1000) }
    })
  const [whole, pieces] = [await read(1000), await read(2)]
  expect(pieces.lines).toEqual(whole.lines)
  expect(whole.lines).toHaveLength(whole.total)
  expect(whole.lines.filter((line) => line.startsWith('{"table":"record"'))).toHaveLength(10)
  expect(whole.lines.filter((line) => line.startsWith('{"table":"record_comment"'))).toHaveLength(10)
})

test('an export that was killed in the middle is finished by another process, and who administers no longer gets none', async () => {
  const { member, where, enterprise, administrator } = await stage()
  for (let many = 0; many < 5; many += 1) await member.call('addRecord', { ...where, values: { name: 'x' } })
  const { id: userId } = administrator.person
  const input = { list: 'exportOwnApplications' as const, asked: { entid: enterprise.id }, columns: [], name: 'x' }
  const given = () => givenExport(server, { input, userId, entId: enterprise.id })
  const status = async (id: string) =>
    (await runSql(server.address, `select status from export where id = '${id}'`)).rows[0]?.status
  const [first, second] = [await given(), await given()]
  for (const id of [first, second]) await workOn(server, id, 4)
  expect([await status(first), await status(second)]).toEqual(['running', 'running'])
  await workOn(server, first, 100)
  expect(await status(first)).toBe('done')
  await runSql(server.address, `update membership set user_type = ${UserType.member} where user_id = '${userId}'`)
  await workOn(server, second, 100)
  expect(await status(second)).toBe('refused')
})

test('members, developers and operators have no records of an enterprise written out', async () => {
  const { member, builder, enterprise } = await stage()
  const operator = await server.given.signedIn({ userType: UserType.operator })
  await server.given.confirm(operator)
  expect((await member.tryCall('exportOwnApplications', {})).status).toBe(403)
  expect((await builder.tryCall('exportOwnApplications', {})).status).toBe(403)
  expect((await operator.tryCall('exportOwnApplications', {})).status).toBe(403)
  expect((await operator.call('exportEnterprise', { entid: enterprise.id })).list).toBe('exportEnterprise')
})
