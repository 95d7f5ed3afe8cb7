import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { crowd } from '../../../test/crowd.ts'

const dayMs = 24 * 60 * 60_000
const least = { minLength: 8, minKinds: 0, maxAgeDays: 0, history: 0 }
const clock = { offsetMs: 0 }
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + clock.offsetMs) })
})
afterAll(() => server.close())

test('S13: the stricter length of platform and enterprise holds, and its refusal says the figure', async () => {
  const { member } = await spaceWith({ minLength: 12 })
  expect(await member.call('getPasswordRules', {})).toEqual({ ...least, minLength: 12, due: null })
  const short = await change(member, 'tK9$mQ2pRwz')
  expect(short).toMatchObject({ error: 'passwordTooShort', body: { msg: '密码至少需要 12 个字符' } })
  await setPlatform({ minLength: 15 })
  const stillShort = await change(member, 'tK9$mQ2pRwzL')
  expect(stillShort).toMatchObject({ error: 'passwordTooShort', body: { msg: '密码至少需要 15 个字符' } })
  expect((await change(member, 'tK9$mQ2pRwzLx7b')).status).toBe(200)
  await setPlatform(least)
})

test('S14: so many kinds of characters as are asked for, whatever they are', async () => {
  const { member } = await spaceWith({ minKinds: 3 })
  expect(await change(member, 'seven hills walked over')).toMatchObject({ error: 'passwordTooPlain' })
  expect((await change(member, 'SevenHillsWalkedOver')).error).toBe('passwordTooPlain')
  expect((await change(member, '春眠不觉晓处处闻啼鸟Ab')).status).toBe(200)
})

test('S14: the own name counts as it is said, family name first or last, and the login id, too', async () => {
  const mark = newId()
  const person = await server.given.person({ name: '陈白露', loginId: `willow-${mark}` })
  const browser = await server.given.signIn(person)
  for (const chosen of ['chenbailu2026', 'BailuChen2026', `${mark}2026`, 'Willow2026'])
    expect([chosen, (await change(browser, chosen)).error]).toEqual([chosen, 'passwordOwnName'])
  expect((await change(browser, 'chen walks over hills')).status).toBe(200)
})

test('S14: the last ones cannot be chosen again, and no more hashes are kept than that takes', async () => {
  const { member } = await spaceWith({ history: 2 })
  const { member: another } = await spaceWith({ history: 1 })
  expect((await change(another, 'over seven hills 1x')).status).toBe(200)
  const chosen = ['over seven hills 1x', 'over seven hills 2y', 'over seven hills 3z']
  let current: string = password
  for (const next of chosen) {
    expect((await change(member, next, current)).status).toBe(200)
    current = next
  }
  expect(await change(member, 'over seven hills 1x', current)).toMatchObject({ error: 'passwordUsedBefore' })
  expect((await change(member, current, current)).error).toBe('passwordUnchanged')
  const rows = await server.services.tx(platform, (db) =>
    db.selectFrom('password_history').select('phc').where('user_id', '=', member.person.id).execute(),
  )
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).toMatch(/argon2id.*argon2id/)
  // Theirs alone are forgotten.
  expect((await change(another, password, 'over seven hills 1x')).error).toBe('passwordUsedBefore')
  // The very first one is forgotten by now.
  expect((await change(member, password, current)).status).toBe(200)
})

test('where no earlier ones count none is kept', async () => {
  const { member } = await spaceWith({})
  expect((await change(member, 'over seven hills 1x')).status).toBe(200)
  expect((await change(member, password, 'over seven hills 1x')).status).toBe(200)
  const rows = await server.services.tx(platform, (db) =>
    db.selectFrom('password_history').select('phc').where('user_id', '=', member.person.id).execute(),
  )
  expect(rows).toEqual([])
})

test('an operator’s reset does not open the way back to the password before', async () => {
  const { member } = await spaceWith({ history: 1 })
  const operator = await server.given.signIn({ loginId: 'operator' })
  const { id, loginId } = member.person
  await server.given.confirm(operator)
  const { initialSecret } = await operator.call('resetPassword', { op: 'reset', userId: id })
  const browser = server.client()
  await browser.call('signIn', { loginId, password: initialSecret })
  expect(await browser.call('getPasswordRules', {})).toMatchObject({ due: 'initial' })
  const back = await browser.tryCall('changePassword', { op: 'change', newPassword: password })
  expect(back.error).toBe('passwordUsedBefore')
  // The operator's password is not the person's own: it takes no place among the earlier ones.
  await browser.call('changePassword', { op: 'change', newPassword: 'over seven hills 1x' })
  expect((await change(browser, password, 'over seven hills 1x')).error).toBe('passwordUsedBefore')
})

test('a password too old opens nothing but its change, which takes the old one', async () => {
  const { member } = await spaceWith({ maxAgeDays: 30 })
  clock.offsetMs = 31 * dayMs
  const browser = await server.given.signIn(member.person)
  expect(await browser.call('getLoginStatus', {})).toMatchObject({ mustChangePassword: true })
  expect((await browser.tryCall('getHomeLink', {})).error).toBe('passwordChangeRequired')
  expect(await browser.call('getPasswordRules', {})).toMatchObject({ maxAgeDays: 30, due: 'tooOld' })
  expect((await change(browser, 'over seven hills 1x', '')).error).toBe('oldPasswordWrong')
  expect((await change(browser, password)).error).toBe('passwordUnchanged')
  expect((await change(browser, 'over seven hills 1x')).status).toBe(200)
  expect((await browser.tryCall('getHomeLink', {})).status).toBe(200)
})

test('a session is not interrupted because a day ends: the next sign-in asks, and only where the enterprise does', async () => {
  clock.offsetMs = 0
  const { member } = await spaceWith({ maxAgeDays: 30 })
  const elsewhere = await server.given.person()
  clock.offsetMs = 30 * dayMs - 60 * 60_000
  const browser = await server.given.signIn(member.person)
  clock.offsetMs += 90 * 60_000
  expect((await browser.tryCall('getHomeLink', {})).status).toBe(200)
  const next = await server.given.signIn(member.person)
  expect((await next.tryCall('getHomeLink', {})).error).toBe('passwordChangeRequired')
  const other = await server.given.signIn(elsewhere)
  expect((await other.tryCall('getHomeLink', {})).status).toBe(200)
})

test('a confirmed administrator changes a policy against the version that was read, and the audit log has it', async () => {
  const { administrator, enterprise } = await spaceWith({ minLength: 9 })
  const late = await administrator.tryCall('updatePasswordPolicy', { ...least, version: 0 })
  expect(late.error).toBe('versionConflict')
  expect(await administrator.call('getPasswordPolicy', {})).toMatchObject({ minLength: 9, version: 1, platform: least })
  const another = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  expect((await another.tryCall('updatePasswordPolicy', { ...least, version: 1 })).error).toBe('stepUpRequired')
  const rows = await server.services.tx(platform, (db) =>
    db
      .selectFrom('audit_log')
      .select('diff')
      .where('ent_id', '=', enterprise.id)
      .where('action', '=', 'updatePasswordPolicy')
      .execute(),
  )
  expect(rows).toEqual([{ diff: { ...least, minLength: 9 } }])
})

test('of many changes of one version at the same moment one is made', async () => {
  const { administrator } = await spaceWith({ minLength: 9 })
  const answers = await Promise.all(
    Array.from({ length: crowd }, (_, index) =>
      administrator.tryCall('updatePasswordPolicy', { ...least, history: index % 24, version: 1 }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ error }) => error === 'versionConflict')).toHaveLength(crowd - 1)
})

test.each([
  { ...least, minLength: 7 },
  { ...least, minLength: 65 },
  { ...least, minKinds: 5 },
  { ...least, maxAgeDays: 29 },
  { ...least, maxAgeDays: 366 },
  { ...least, history: 25 },
])('%j is refused', async (rules) => {
  const administrator = await server.given.signedIn({ userType: UserType.administrator })
  await administrator.call('verifyPassword', { op: 'verify', password })
  const answer = await administrator.tryCall('updatePasswordPolicy', { ...rules, version: 0 })
  expect(answer.error).toBe('invalidInput')
})

async function change(browser: Client, newPassword: string, oldPassword: string = password) {
  return browser.tryCall('changePassword', { op: 'change', oldPassword, newPassword })
}

/** An enterprise with this policy, its administrator and a member. */
async function spaceWith(rules: Partial<typeof least>) {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await administrator.call('verifyPassword', { op: 'verify', password })
  await administrator.call('updatePasswordPolicy', { ...least, ...rules, version: 0 })
  const member = await server.given.signedIn({ enterprise })
  return { enterprise, administrator, member }
}

async function setPlatform(rules: Partial<typeof least>) {
  const operator = await server.given.signedIn({ userType: UserType.operator })
  await operator.call('verifyPassword', { op: 'verify', password })
  const { version } = await operator.call('getPlatformPasswordPolicy', {})
  await operator.call('updatePlatformPasswordPolicy', { ...least, ...rules, version })
}
