import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type CallInput, type Exported, UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../foundation/db/scope.ts'
import { must } from '../../foundation/process/error/must.ts'
import type { Client } from '../../test/client.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { givenExport, workOn } from './test/given.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const members: CallInput<'startSpaceExport'> = {
  list: 'listMembers',
  asked: {},
  columns: [
    { field: 'loginId', others: [], label: 'Username' },
    { field: 'standing', others: ['status', 'isSuspended'], label: 'Status' },
  ],
  name: '成员',
}

/** An enterprise with its administrator, who has confirmed who they are, and another member. */
async function stage() {
  const enterprise = await server.given.enterprise()
  const administrator = await administratorOf(enterprise)
  const member = await server.given.person({ userType: UserType.member, enterprise })
  return { enterprise, administrator, member }
}

async function administratorOf(enterprise: { id: string }) {
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await server.given.confirm(administrator)
  return administrator
}

test('U09: an administrator has all members written out, and none of another enterprise', async () => {
  const { enterprise, administrator, member } = await stage()
  await stage()
  await administrator.call('updateMember', { userId: member.id, status: 'suspended' })
  const { id } = await administrator.call('startSpaceExport', members)
  expect(await done(administrator, id)).toMatchObject({ list: 'listMembers', rows: 2, total: 2 })
  const { url } = await administrator.call('linkSpaceExport', { id })
  expect(url).toContain(`/space-${enterprise.id}/sapi/enterprise/export/`)
  const [heading, ...lines] = String((await administrator.fetch(url)).body)
    .trimEnd()
    .split('\r\n')
  expect(heading).toContain('Username,Status (status),Status (isSuspended)')
  const expected = [`${administrator.person.loginId},active,false`, `${member.loginId},active,true`]
  expect(new Set(lines)).toEqual(new Set(expected))
  const { list } = await (await operator()).call('listAudit', { entid: enterprise.id, action: 'downloadExport' })
  expect(list).toHaveLength(1)
})

test('U09: the file is for the administrator who had it written, in that enterprise, as long as they administer it', async () => {
  const { enterprise, administrator } = await stage()
  const { id } = await administrator.call('startSpaceExport', members)
  await done(administrator, id)
  const { url } = await administrator.call('linkSpaceExport', { id })
  const [colleague, stranger] = [await administratorOf(enterprise), (await stage()).administrator]
  for (const other of [colleague, stranger]) {
    expect((await other.tryCall('linkSpaceExport', { id })).error).toBe('notFound')
    expect(await other.call('listSpaceExports', {})).toEqual([])
    expect((await other.fetch(url)).status).not.toBe(200)
  }
  expect((await (await operator()).tryCall('linkExport', { id })).error).toBe('notFound')
  const again = await server.given.signIn({ loginId: administrator.person.loginId })
  expect((await again.tryCall('linkSpaceExport', { id })).error).toBe('stepUpRequired')
  expect((await administrator.fetch(url)).status).toBe(200)
  await colleague.call('updateMember', { userId: administrator.person.id, userType: UserType.member })
  expect((await administrator.fetch(url)).status).not.toBe(200)
})

test('U09: a person who administers the enterprise no longer gets no file of its members', async () => {
  const { enterprise, administrator } = await stage()
  const { id: userId } = administrator.person
  const id = await givenExport(server, { input: members, userId, entId: enterprise.id })
  const colleague = await administratorOf(enterprise)
  await colleague.call('updateMember', { userId, userType: UserType.member })
  await workOn(server, id, 99)
  const [row, file] = await server.services.tx(platform, (db) =>
    Promise.all([
      db.selectFrom('export').select('status').where('id', '=', id).executeTakeFirst(),
      db.selectFrom('stored_file').select('status').where('created_by', '=', userId).executeTakeFirst(),
    ]),
  )
  expect([row?.status, file?.status]).toEqual(['refused', 'removed'])
})

test('U09: an administrator who begins and cancels again and again has to wait, and reads for how long', async () => {
  const { administrator } = await stage()
  for (let count = 0; count < 30; count += 1) {
    const { id } = await administrator.call('startSpaceExport', members)
    await administrator.call('cancelSpaceExport', { id })
  }
  const refused = await administrator.tryCall('startSpaceExport', members)
  expect(refused).toMatchObject({ status: 429, error: 'exportsTooOften' })
  expect(refused.msg).toMatch(/\d+ 秒后重试/)
})

async function operator() {
  const person = await server.given.signedIn({ userType: UserType.operator })
  await server.given.confirm(person)
  return person
}

async function done(by: Client, id: string) {
  let found: Exported | undefined
  await until(async () => {
    found = (await by.call('listSpaceExports', {})).find((one) => one.id === id)
    return found?.status === 'done'
  })
  return must(found, 'the export')
}
