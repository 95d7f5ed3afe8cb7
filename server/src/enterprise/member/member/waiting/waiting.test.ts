import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../../foundation/db/scope.ts'
import { insertMembership } from '../../../../identity/people/membership/queries.ts'
import { insertPerson } from '../../../../identity/people/person/queries.ts'
import { newId } from '../../../../foundation/db/id.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function stage() {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await server.given.confirm(administrator)
  return { entId: enterprise.id, enterprise, administrator }
}

/** As a file of members brings a person: with an account, and no password. */
function imported(entId: string, name: string) {
  const id = newId()
  return server.services.tx(platform, async (db) => {
    await insertPerson(db, { id, login_id: `i-${id}`, name, phone: null, email: null, reset_by_ent_id: entId })
    await insertMembership(db, { ent_id: entId, user_id: id, user_type: UserType.member, title: '研发部' })
    return id
  })
}

test('members of a file get first passwords together, each enters with theirs and has to change it', async () => {
  const { entId, administrator } = await stage()
  const ids = [await imported(entId, '陈一'), await imported(entId, '陈二')]
  expect((await administrator.call('getMembersWaitingForPassword', {})).without.list).toEqual([
    { userId: ids[1], name: '陈二' },
    { userId: ids[0], name: '陈一' },
  ])
  const { list } = await administrator.call('giveFirstPasswords', { userIds: ids })
  expect(list.map(({ name, title }) => `${name} ${title}`)).toEqual(['陈一 研发部', '陈二 研发部'])
  expect(new Set(list.map(({ initialSecret }) => initialSecret)).size).toBe(2)
  for (const { loginId, initialSecret } of list) {
    const browser = server.client()
    await browser.call('signIn', { loginId, password: initialSecret })
    expect((await browser.tryCall('getHomeLink', {})).error).toBe('passwordChangeRequired')
  }
  expect(await administrator.call('getMembersWaitingForPassword', {})).toEqual({
    without: { total: 0, list: [] },
    unused: { total: 0, list: [] },
  })
  const log = await administrator.call('listOwnAudit', { action: 'giveFirstPasswords' })
  expect(log.list.map(({ targetId }) => targetId).toSorted()).toEqual(ids.toSorted())
  expect(JSON.stringify(log)).not.toContain(list[0]?.initialSecret)
})

test('a first password that was lost is made anew, and the lost one opens nothing', async () => {
  const { entId, administrator } = await stage()
  const [early, late] = [await imported(entId, '早'), await imported(entId, '晚')]
  const lost = (await administrator.call('giveFirstPasswords', { userIds: [early] })).list[0]
  await administrator.call('giveFirstPasswords', { userIds: [late] })
  const { without, unused } = await administrator.call('getMembersWaitingForPassword', {})
  expect([without.total, unused.total, unused.list.map(({ userId }) => userId)]).toEqual([0, 2, [early, late]])
  const [made] = (await administrator.call('giveFirstPasswords', { userIds: [early] })).list
  const loginId = lost?.loginId ?? ''
  const refused = await server.client().tryCall('signIn', { loginId, password: lost?.initialSecret ?? '' })
  expect(refused.error).toBe('badCredentials')
  await server.client().call('signIn', { loginId, password: made?.initialSecret ?? '' })
})

test('a person who has signed in, belongs elsewhere or owns the enterprise keeps their password; one of another one is not found', async () => {
  const { entId, enterprise, administrator } = await stage()
  const other = await server.given.enterprise()
  const { person: entered } = await server.given.signedIn({ enterprise })
  const alsoElsewhere = (await server.given.person({ enterprise })).id
  const owner = await imported(entId, '所有者')
  const foreign = await imported(other.id, '外人')
  await server.services.tx(platform, async (db) => {
    await db.updateTable('credential').set({ initial: true }).where('user_id', '=', alsoElsewhere).execute()
    await insertMembership(db, { ent_id: other.id, user_id: alsoElsewhere, user_type: UserType.member })
    await db.updateTable('membership').set({ is_owner: true }).where('user_id', '=', owner).execute()
  })
  const waits = await imported(entId, '在等')
  const { without } = await administrator.call('getMembersWaitingForPassword', {})
  expect(without.list.map(({ userId }) => userId)).toEqual([waits])
  const strange = await administrator.tryCall('giveFirstPasswords', { userIds: [waits, foreign] })
  expect(strange.error).toBe('memberNotFound')
  const userIds = [entered.id, alsoElsewhere, owner, administrator.person.id, waits]
  const { list } = await administrator.call('giveFirstPasswords', { userIds })
  expect(list.map(({ userId }) => userId)).toEqual([waits])
})

test('members who wait are handled by an administrator who has just confirmed who they are', async () => {
  const { entId, enterprise } = await stage()
  const userIds = [await imported(entId, '在等')]
  const unconfirmed = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  expect((await unconfirmed.tryCall('giveFirstPasswords', { userIds })).error).toBe('stepUpRequired')
  const change = { userId: userIds[0] ?? '', version: 1, name: 'x' }
  expect((await unconfirmed.tryCall('updateMemberAccount', change)).error).toBe('stepUpRequired')
  const member = await server.given.signedIn({ enterprise })
  expect((await member.tryCall('giveFirstPasswords', { userIds })).error).toBe('forbidden')
  expect((await member.tryCall('getMembersWaitingForPassword', {})).error).toBe('forbidden')
})

test('of two administrators who give the same members passwords at once each gets an answer, and the last one’s holds', async () => {
  const { entId, enterprise, administrator } = await stage()
  const second = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await server.given.confirm(second)
  const userIds = await Promise.all(['甲', '乙', '丙'].map((name) => imported(entId, name)))
  const reverse = userIds.toReversed()
  const answers = await Promise.all([
    administrator.call('giveFirstPasswords', { userIds }),
    second.call('giveFirstPasswords', { userIds: reverse }),
  ])
  const [one] = userIds
  const entered = await Promise.all(
    answers.map(async ({ list }) => {
      const { loginId = '', initialSecret = '' } = list.find(({ userId }) => userId === one) ?? {}
      return (await server.client().tryCall('signIn', { loginId, password: initialSecret })).status
    }),
  )
  expect(entered.toSorted((a, b) => a - b)).toEqual([200, 400])
})

test('what an administrator mistyped of a member is corrected until the member has signed in, and from then on no more', async () => {
  const { entId, administrator } = await stage()
  const userId = await imported(entId, '王方')
  const { version, ...before } = await administrator.call('getMemberAccount', { userId })
  expect(before).toMatchObject({ userId, name: '王方', loginId: `i-${userId}`, phone: null, email: null })
  const right = { name: '王芳', loginId: `right-${userId}`, phone: '13900001111', email: `${userId}@mail.example` }
  const stored = await administrator.call('updateMemberAccount', { userId, version, ...right })
  expect(stored).toMatchObject({ ...right, phone: '+8613900001111', version: version + 1 })
  const same = await administrator.call('updateMemberAccount', { userId, version: version + 1, ...right })
  expect(same.version).toBe(version + 1)
  const stale = await administrator.tryCall('updateMemberAccount', { userId, version, name: '王' })
  expect(stale.error).toBe('versionConflict')
  const { list } = await administrator.call('giveFirstPasswords', { userIds: [userId] })
  const found = await administrator.call('listMembers', { iSearch: '王芳', standing: 'invited' })
  expect(found.list).toMatchObject([{ userId, loginId: right.loginId, hasSignedIn: false }])
  await server.client().call('signIn', { loginId: right.loginId, password: list[0]?.initialSecret ?? '' })
  const late = await administrator.tryCall('updateMemberAccount', { userId, version: version + 1, name: '王' })
  expect([late.error, (await administrator.tryCall('getMemberAccount', { userId })).error]).toEqual([
    'memberSignedIn',
    'memberSignedIn',
  ])
  expect((await administrator.call('listMembers', { standing: 'invited' })).list).toEqual([])
  expect((await administrator.call('listMembers', { iSearch: '王芳', standing: 'active' })).total).toBe(1)
  const [entry] = await server.services.tx(platform, (db) =>
    db.selectFrom('audit_log').select('diff').where('action', '=', 'updateMemberAccount').execute(),
  )
  expect(entry?.diff).toEqual({ name: '王芳', loginId: right.loginId, email: 'set', phone: 'set' })
})

test('a member who is added again after a lost answer is answered by the username that the account has by now', async () => {
  const { administrator } = await stage()
  const onceKey = newId()
  const input = { name: '王方', loginId: `first-${onceKey}`, onceKey }
  const { userId } = await administrator.call('addMember', input)
  const loginId = `right-${onceKey}`
  await administrator.call('updateMemberAccount', { userId, version: 1, loginId })
  const again = await administrator.call('addMember', input)
  expect(again).toMatchObject({ userId, loginId })
  await server.client().call('signIn', { loginId, password: again.initialSecret })
})

test('an account of another enterprise, of two, or under a username that is taken is not corrected', async () => {
  const { entId, administrator } = await stage()
  const other = await server.given.enterprise()
  const [userId, second] = [await imported(entId, '甲'), await imported(entId, '乙')]
  const foreign = await imported(other.id, '外人')
  const both = (await server.given.person({ enterprise: { id: entId } })).id
  await server.services.tx(platform, async (db) => {
    await db.updateTable('credential').set({ initial: true }).where('user_id', '=', both).execute()
    await insertMembership(db, { ent_id: other.id, user_id: both, user_type: UserType.member })
  })
  const refusals = await Promise.all(
    [foreign, both].map(async (id) => [
      (await administrator.tryCall('getMemberAccount', { userId: id })).error,
      (await administrator.tryCall('updateMemberAccount', { userId: id, version: 1, name: 'x' })).error,
    ]),
  )
  expect(refusals).toEqual([
    ['memberNotFound', 'memberNotFound'],
    ['memberElsewhere', 'memberElsewhere'],
  ])
  const taken = { userId, version: 1, name: '丙', loginId: `I-${second}` }
  const refused = await administrator.tryCall('updateMemberAccount', taken)
  expect(refused.body).toMatchObject({ error: 'loginIdTaken', fields: [{ field: 'loginId' }] })
  expect((await administrator.call('getMemberAccount', { userId })).name).toBe('甲')
})

test('the database tells a space which of its own members have never signed in, and of no others', async () => {
  const { entId } = await stage()
  const own = await imported(entId, '甲')
  const foreign = await imported((await server.given.enterprise()).id, '乙')
  const seen = await server.services.tx({ as: 'tenant', entId, userId: foreign }, (db) =>
    db.selectFrom('member_not_signed_in').selectAll().execute(),
  )
  expect(seen).toEqual([{ ent_id: entId, user_id: own }])
})
