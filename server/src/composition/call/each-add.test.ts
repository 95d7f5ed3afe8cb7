import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType, type CallInput, type CallName } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { rootOperator } from '../../operation/people/acting/test/given-acting.ts'
import { ahead, aPlan } from '../../operation/package/update/test/a-plan.ts'
import { runSql } from '../../test/cluster.ts'
import type { Client } from '../../test/client.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A call that adds something, and a change of its form that was made after the answer was lost. */
type Add<N extends CallName = CallName> = readonly [name: N, input: object, since: object]

test('whatever an administrator adds is there once, also where it is sent twice at the same time', async () => {
  const administrator = await givenAdministrator()
  const { id: departmentId } = await administrator.call('addDepartment', { name: '研发部' })
  const adds: Add[] = [
    ['addDepartment', { name: '销售部', code: 'S' }, { name: '销售一部' }],
    ['addRole', { name: '审核员', nameEn: 'Reviewers', module: 'system' }, { name: '复核员' }],
    ['addApplicationCategory', { name: '财务' }, { nameEn: 'Finance' }],
    ['addLinkApplication', { name: '邮箱', url: '/user/workbench' }, { name: '邮件' }],
    ['addConnectorDomain', { domain: 'acme.example' }, { domain: 'acme2.example' }],
    ['addDepartmentGroup', { departmentId, withBelow: false }, { withBelow: true }],
  ]
  expect(await told(administrator, adds)).toEqual(adds.map(([name]) => ({ name, ...once })))
})

test('whatever an operator adds is there once, also where it is sent twice at the same time', async () => {
  const operator = await rootOperator(server)
  const adds: Add[] = [
    ['addSaasCategory', { name: '零售二', nameEn: 'Retail 2', code: 'retail-2' }, { name: '零售三' }],
    ['addWhiteListEntry', { kind: 'host', value: 'idp.example.org' }, { note: '身份' }],
    ['addTeamParcel', { slug: 'orders', team: 'sales', contact: 'a', paths: ['/orders'] }, { contact: 'b' }],
    ['planUpdate', aPlan({ plannedAt: ahead(600) }), { version: '4.0.0' }],
    ['addEnterprise', { name: '远山', entType: 1, admin: admin(), idempotencyKey: randomId() }, { name: '远山二' }],
  ]
  expect(await told(operator, adds)).toEqual(adds.map(([name]) => ({ name, ...once })))
})

test('what is asked for otherwise under the same key is another one', async () => {
  const operator = await rootOperator(server)
  const [one, two] = [await server.given.enterprise(), await server.given.enterprise()]
  const onceKey = randomId()
  const write = (entid: string) => operator.call('exportEnterprise', { entid, onceKey })
  const first = await write(one.id)
  expect([await write(one.id), (await write(two.id)).id === first.id]).toEqual([first, false])
  expect(await operator.call('listExports', {})).toHaveLength(2)
  // Once it is cancelled, too, it was begun: the same key begins no other one.
  await operator.call('cancelExport', { id: first.id })
  expect((await operator.tryCall('cancelExport', { id: first.id })).error).toBeNull()
  expect((await write(one.id)).id).toBe(first.id)
})

test('people who are put into a department again are said to have come into it, as at first', async () => {
  const administrator = await givenAdministrator()
  const { id: departmentId } = await administrator.call('addDepartment', { name: '研发部' })
  const asked = { departmentId, userIds: administrator.person.id, onceKey: randomId() }
  const add = () => administrator.call('addDepartmentMembers', asked)
  expect([await add(), await add()]).toEqual([{ added: 1 }, { added: 1 }])
})

test('a plan that is changed again after a lost answer is changed once, and is none of another operator', async () => {
  const [operator, other] = [await rootOperator(server), await rootOperator(server)]
  const { id } = await operator.call('planUpdate', aPlan({ plannedAt: ahead(1200) }))
  const change = { ...aPlan({ plannedAt: ahead(1300) }), id, revision: 1, onceKey: randomId() }
  const plan = async (by: Client, more: object = {}) => {
    const { error } = await by.tryCall('planUpdate', { ...change, ...more })
    return [error, (await operator.call('getUpdate', { id })).revision]
  }
  expect([await plan(operator), await plan(operator)]).toEqual(Array(2).fill([null, 2]))
  expect(await plan(other)).toEqual(['versionConflict', 2])
  expect(await plan(operator, { titleZh: '改名' })).toEqual([null, 3])
  const cancel = async (by: Client) => (await by.tryCall('cancelUpdate', { id, revision: 3 })).error
  expect([await cancel(operator), await cancel(operator), await cancel(other)]).toEqual([
    null,
    null,
    'updateNotPlanned',
  ])
})

test('a contact that is set again after a lost answer is set once, and what is kept of it says neither address nor number', async () => {
  const [operator, other] = [await rootOperator(server), await rootOperator(server)]
  const { id: userid } = await server.given.person()
  const asked = { userid, version: 1, email: `${userid}@contact.example`, onceKey: randomId() }
  const set = (by: Client, more: object = {}) => by.tryCall('updateUserContact', { ...asked, ...more })
  const first = resultOf((await set(operator)).body)
  expect([resultOf((await set(operator)).body), (await set(other)).error]).toEqual([first, 'versionConflict'])
  const corrected = await set(operator, { email: `new-${userid}@contact.example` })
  expect(corrected.error).toBeNull()
  const { rows } = await runSql(
    server.address,
    `select count(*)::int as all, count(*) filter (where t::text ~ 'contact.example')::int as plain
      from platform_sent_once t where key like '%${asked.onceKey}%'`,
  )
  expect(rows).toEqual([{ all: 2, plain: 0 }])
})

test('a text that is written again after a lost answer is a draft of its own writer, not a change by another', async () => {
  const [operator, other] = [await rootOperator(server), await rootOperator(server)]
  const [{ id } = { id: '' }] = (await operator.call('listTexts', {})).list
  const { version, en } = await operator.call('getText', { id })
  const asked = { id, version, en: `${en.shipped ?? ''}!`, onceKey: randomId() }
  const write = async (by: Client, more: object = {}) => (await by.tryCall('updateText', { ...asked, ...more })).error
  expect([await write(operator), await write(operator), await write(other)]).toEqual([null, null, 'versionConflict'])
  expect(await write(operator, { en: `${en.shipped ?? ''}?` })).toBe('sentBefore')
})

test('a person who leaves a group, and hears nothing, has left it; one who never was in it is told so', async () => {
  const enterprise = await server.given.enterprise()
  const [owner, member, stranger] = await Promise.all([1, 2, 3].map(() => server.given.signedIn({ enterprise })))
  const { conversationId } = await must(owner).call('addGroup', { name: '项目组', userIds: must(member).person.id })
  const leave = async (by: Client | undefined) => (await must(by).tryCall('leaveGroup', { conversationId })).error
  expect([await leave(member), await leave(member), await leave(stranger)]).toEqual([
    null,
    null,
    'conversationNotFound',
  ])
})

const once = { ids: 1, again: true, since: 'sentBefore' }

/** Each is sent twice at once, once more, and once with what was changed since. */
async function told(by: Client, adds: readonly Add[]) {
  const found = []
  for (const [name, input, since] of adds) {
    const asked = { ...input, ...(!('idempotencyKey' in input) && { onceKey: randomId() }) }
    const send = (more: object = {}) => by.tryCall(name, { ...asked, ...more } as CallInput<typeof name>) // of that call
    const [one, two] = await Promise.all([send(), send()])
    const ids = new Set([one, two].map(({ error, body }) => error ?? resultOf(body)))
    const isSame = resultOf((await send()).body) === [...ids][0]
    found.push({ name, ids: one?.error ?? ids.size, again: isSame, since: (await send(since)).error })
  }
  return found
}

function resultOf(body: unknown) {
  return JSON.stringify(typeof body === 'object' && body !== null && 'result' in body ? body.result : body)
}

async function givenAdministrator() {
  const administrator = await server.given.signedIn({ userType: UserType.administrator })
  await server.given.confirm(administrator)
  return administrator
}

function admin() {
  return { loginId: `admin-${randomId()}`, name: '王芳' }
}

function must<T>(one: T | undefined): T {
  if (one === undefined) throw new Error('it was given above')
  return one
}
