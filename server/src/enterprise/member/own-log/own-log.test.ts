import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform, type Scope } from '../../../foundation/db/scope.ts'
import { insertMembership } from '../../../identity/people/membership/queries.ts'
import { actingAs, reason as actingReason } from '../../../operation/people/acting/test/given-acting.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function stage() {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await server.given.confirm(administrator)
  return { enterprise, administrator }
}

function joins(userId: string, entId: string) {
  return server.services.tx(platform, (db) =>
    insertMembership(db, { ent_id: entId, user_id: userId, user_type: UserType.member }),
  )
}

test('an administrator sees who signed in and who was refused, how, why and from where', async () => {
  const { enterprise, administrator } = await stage()
  const { id, loginId } = await server.given.person({ enterprise, name: '李华' })
  const agent = { headers: { 'user-agent': 'Mozilla/5.0 (Macintosh) Firefox/140.0' } }
  await server.client().tryCall('signIn', { loginId, password: 'wrong' })
  await server.client().call('signIn', { loginId, password }, agent)
  const { total, list } = await administrator.call('listMemberSignIns', { iSearch: '李华' })
  expect(total).toBe(2)
  const facts = { userId: id, name: '李华', loginId, method: 'pwd', ip: '127.0.0.1' }
  expect(list[0]).toMatchObject({ ...facts, result: 'ok', reason: null, browser: 'Firefox', system: 'macOS' })
  expect(list[1]).toMatchObject({ ...facts, result: 'denied', reason: 'wrongPassword' })
  const found = async (filter: object) => (await administrator.call('listMemberSignIns', filter)).total
  expect(await found({ person: id })).toBe(2)
  expect(await found({ result: 'denied' })).toBe(1)
  expect(await found({ reason: 'wrongPassword', method: 'pwd', ip: '127.0.0.1' })).toBe(1)
  expect(await found({ to: '2020-01-01T00:00:00.000Z' })).toBe(0)
  expect(await found({})).toBe(3)
})

test('of a person in two enterprises each sees the sign-ins that led into it, and none of them a refused one', async () => {
  const [here, there] = [await stage(), await stage()]
  const { id, loginId } = await server.given.person({ enterprise: here.enterprise })
  await joins(id, there.enterprise.id)
  await server.client().call('signIn', { loginId, password }, { space: here.enterprise.id })
  await server.client().call('signIn', { loginId, password }, { space: there.enterprise.id })
  await server.client().tryCall('signIn', { loginId, password: 'wrong' })
  for (const { administrator } of [here, there]) {
    const { list } = await administrator.call('listMemberSignIns', { person: id })
    expect(list.map(({ result }) => result)).toEqual(['ok'])
  }
  const ids = await Promise.all(
    [here, there].map(
      async ({ administrator }) => (await administrator.call('listMemberSignIns', { person: id })).list[0]?.id,
    ),
  )
  expect(new Set(ids).size).toBe(2)
})

test('an administrator sees what was done in the enterprise, by whom and to whom, and what changed', async () => {
  const { enterprise, administrator } = await stage()
  await stage()
  const { id: userId } = await server.given.person({ enterprise, name: '王芳' })
  await administrator.call('updateMember', { userId, title: '工程师' })
  await administrator.call('addInvitation', { purpose: '春季招聘' })
  const { list } = await administrator.call('listOwnAudit', {})
  expect(list.map(({ action }) => action)).toEqual(['addInvitation', 'updateMember', 'signIn'])
  expect(list[0]).toMatchObject({ targetKind: 'invitation', targetName: '春季招聘' })
  const [, row] = list
  expect(row).toMatchObject({
    by: 'member',
    isActing: false,
    actorId: administrator.person.id,
    actionTitle: '修改成员',
    targetKind: 'user',
    targetId: userId,
    targetName: '王芳',
    result: 'ok',
    ip: '127.0.0.1',
  })
  const whole = await administrator.call('getOwnAudit', { id: row?.id ?? '' })
  expect(whole).toMatchObject({ id: row?.id, diff: { title: '工程师' } })
  const found = async (filter: object) =>
    (await administrator.call('listOwnAudit', filter)).list.map(({ action }) => action)
  expect(await found({ action: 'addInvitation' })).toEqual(['addInvitation'])
  expect(await found({ target: userId })).toEqual(['updateMember'])
  expect(await found({ iSearch: '王芳' })).toEqual(['updateMember'])
  expect(await found({ person: administrator.person.id, order: 'asc', iDisplayLength: 2 })).toEqual([
    'signIn',
    'updateMember',
  ])
  expect(await found({ by: 'platform' })).toEqual([])
  expect(await found({ result: 'denied' })).toEqual([])
  expect(await found({ to: '2020-01-01T00:00:00.000Z' })).toEqual([])
  const actions = await administrator.call('listOwnAuditActions', {})
  expect(actions.map(({ action }) => action)).toEqual(['addInvitation', 'signIn', 'updateMember'])
})

test('an operator and a person of elsewhere are told of without name, address and what they wrote', async () => {
  const { enterprise, administrator } = await stage()
  const person = await server.given.person({ enterprise })
  const operator = await actingAs(server, { id: person.id, entid: enterprise.id })
  await operator.call('endActing', {})
  const stranger = await server.given.signedIn()
  await stranger.tryCall('listMembers', {}, { space: enterprise.id })
  const { list } = await administrator.call('listOwnAudit', { order: 'asc' })
  const one = (action: string) => list.find((row) => row.action === action)
  expect(one('beginActing')).toMatchObject({
    by: 'platform',
    actorId: null,
    actorName: null,
    ip: null,
    targetId: person.id,
  })
  expect(one('refusedAccess')).toMatchObject({
    by: 'outside',
    actorId: null,
    actorName: null,
    ip: null,
    result: 'denied',
  })
  const details = await Promise.all(list.map(({ id }) => administrator.call('getOwnAudit', { id })))
  expect(details.find(({ action }) => action === 'beginActing')?.diff).toEqual({ reason: actingReason })
  expect(details.find(({ action }) => action === 'refusedAccess')?.diff).toEqual({ reason: 'spaceDenied' })
  const told = JSON.stringify(details)
  for (const { id, loginId } of [operator.person, stranger.person]) {
    expect(told).not.toContain(id)
    expect(told).not.toContain(loginId)
  }
})

test('a row of another enterprise is not found, and neither is one of the platform', async () => {
  const [here, there] = [await stage(), await stage()]
  const [row] = (await there.administrator.call('listOwnAudit', {})).list
  expect((await here.administrator.tryCall('getOwnAudit', { id: row?.id ?? '' })).error).toBe('notFound')
  expect((await here.administrator.call('listOwnAudit', { target: row?.targetId ?? '' })).total).toBe(0)
  expect((await here.administrator.call('listOwnAudit', { person: there.administrator.person.id })).total).toBe(0)
})

test('the database itself shows logs and sessions to an active administrator alone', async () => {
  const { enterprise, administrator } = await stage()
  const member = await server.given.signedIn({ enterprise })
  const { id } = administrator.person
  const seen = (userId: string | null) => rowsIn({ as: 'tenant', entId: enterprise.id, userId })
  expect(await seen(id)).toEqual([true, true, true])
  expect(await seen(member.person.id)).toEqual([false, false, false])
  expect(await seen(null)).toEqual([false, false, false])
  expect(await rowsIn({ as: 'tenant', entId: (await stage()).enterprise.id, userId: id })).toEqual([
    false,
    false,
    false,
  ])
  await server.services.tx(platform, (db) =>
    db.updateTable('membership').set({ status: 'suspended' }).where('user_id', '=', id).execute(),
  )
  expect(await seen(id)).toEqual([false, false, false])
})

function rowsIn(scope: Scope) {
  const views = ['sign_in_of_enterprise', 'audit_of_enterprise', 'session_of_enterprise'] as const
  return server.services.tx(scope, async (db) => {
    const found = []
    for (const view of views) found.push((await db.selectFrom(view).select('id').execute()).length > 0)
    return found
  })
}
