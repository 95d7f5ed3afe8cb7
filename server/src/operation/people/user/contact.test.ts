import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { newId } from '../../../foundation/db/id.ts'
import type { Client } from '../../../test/client.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let operator: Client

beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signIn({ loginId: 'operator' })
  await operator.call('verifyPassword', { op: 'verify', password })
})
afterAll(() => server.close())

test('an operator sets the address and telephone of a person; neither counts before its person has confirmed it', async () => {
  const { id } = await server.given.person()
  const empty = { email: null, phone: null, isEmailConfirmed: false, isPhoneConfirmed: false, version: 1 }
  expect(await operator.call('getUserContact', { userid: id })).toMatchObject(empty)
  const stored = await operator.call('updateUserContact', {
    userid: id,
    version: 1,
    email: mail(id),
    phone: '13900001111',
  })
  const known = {
    email: mail(id),
    phone: '+8613900001111',
    isEmailConfirmed: false,
    isPhoneConfirmed: false,
    version: 2,
  }
  expect(stored).toMatchObject(known)
  expect(await operator.call('getUserContact', { userid: id })).toEqual(stored)
})

test('the person finds the address proposed in their account, not as their own', async () => {
  const browser = await server.given.signedIn()
  const { id } = browser.person
  await operator.call('updateUserContact', { userid: id, version: 1, email: mail(id) })
  expect(await browser.call('getOwnAccount', {})).toMatchObject({ email: null, emailProposed: mail(id) })
})

test('a new address is not confirmed, the same one stays so, and one that is taken away is gone', async () => {
  const { id } = await server.given.person()
  await confirm(id, { email: mail(id), email_verified_at: new Date() })
  const same = await operator.call('updateUserContact', { userid: id, version: 1, email: mail(id).toUpperCase() })
  expect(same).toMatchObject({ email: mail(id), isEmailConfirmed: true })
  const other = await operator.call('updateUserContact', { userid: id, version: 2, email: `new-${mail(id)}` })
  expect(other).toMatchObject({ email: `new-${mail(id)}`, isEmailConfirmed: false })
  const gone = await operator.call('updateUserContact', { userid: id, version: 3, email: '' })
  expect(gone).toMatchObject({ email: null, version: 4 })
})

test('a person who proved a telephone no longer signs in by it once it is another', async () => {
  const { id } = await server.given.person()
  const phone = '+8613900002222'
  await confirm(id, { phone, phone_e164: phone, phone_verified_at: new Date() })
  const changed = await operator.call('updateUserContact', { userid: id, version: 1, phone: '+86 139 0000 3333' })
  expect(changed).toMatchObject({ phone: '+8613900003333', isPhoneConfirmed: false })
  expect(await confirmedPhones(id)).toEqual([null])
})

test('a contact that another person has confirmed, or that is no address or telephone, is refused at its field', async () => {
  const [{ id }, other] = [await server.given.person(), await server.given.person()]
  const phone = '+8613900004444'
  await confirm(other.id, {
    email: mail(other.id),
    email_verified_at: new Date(),
    phone,
    phone_e164: phone,
    phone_verified_at: new Date(),
  })
  const tried = async (change: { email?: string; phone?: string }) =>
    operator.tryCall('updateUserContact', { userid: id, version: 1, ...change })
  expect((await tried({ email: mail(other.id).toUpperCase() })).error).toBe('emailTaken')
  expect((await tried({ phone: '139 0000 4444' })).error).toBe('phoneTaken')
  expect((await tried({ phone: '12345' })).error).toBe('phoneInvalid')
  expect((await tried({ email: 'nowhere' })).body).toMatchObject({ fields: [{ field: 'email' }] })
  expect(await operator.call('getUserContact', { userid: id })).toMatchObject({ email: null, phone: null, version: 1 })
})

test('an operator who has read an older version is refused a change, and so is one who changes their own', async () => {
  const { id } = await server.given.person()
  const change = { userid: id, version: 1, email: mail(id) }
  const answers = await Promise.all([1, 2].map(() => operator.tryCall('updateUserContact', change)))
  expect(answers.filter(({ error }) => error === 'versionConflict')).toHaveLength(1)
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  const another = await server.given.signedIn({ userType: UserType.operator })
  expect((await another.tryCall('updateUserContact', change)).error).toBe('stepUpRequired')
  await another.call('verifyPassword', { op: 'verify', password })
  const own = { ...change, userid: another.person.id }
  expect((await another.tryCall('updateUserContact', own)).error).toBe('ownAccount')
  const colleague = await server.given.person({ userType: UserType.operator })
  expect((await another.tryCall('updateUserContact', { ...change, userid: colleague.id })).error).toBe('rootRequired')
})

test('the audit log says what was set and not to what', async () => {
  const { id } = await server.given.person()
  await operator.call('updateUserContact', { userid: id, version: 1, email: mail(id), phone: '13900005555' })
  const [written] = await server.services.tx(platform, (db) =>
    db.selectFrom('audit_log').selectAll().where('target_id', '=', id).execute(),
  )
  expect(written).toMatchObject({
    action: 'updateUserContact',
    actor_type: UserType.operator,
    diff: { email: 'set', phone: 'set' },
  })
})

test('what was mailed to the address before opens nothing any more', async () => {
  const { id } = await server.given.person()
  await server.services.tx(platform, (db) =>
    db
      .insertInto('mail_link')
      .values({
        user_id: id,
        kind: 'passwordReset',
        token_hash: Buffer.from(newId()),
        email: mail(id),
        expires_at: new Date(Date.now() + 60_000),
        job_id: newId(),
        lang: 'zh-CN',
        sealed: null,
      })
      .execute(),
  )
  await operator.call('updateUserContact', { userid: id, version: 1, email: mail(id) })
  const left = await server.services.tx(platform, (db) =>
    db.selectFrom('mail_link').select('kind').where('user_id', '=', id).execute(),
  )
  expect(left).toEqual([])
})

function mail(id: string) {
  return `${id}@contact.example`
}

type Confirmed = {
  email?: string
  email_verified_at?: Date
  phone?: string
  phone_e164?: string
  phone_verified_at?: Date
}

async function confirm(id: string, facts: Confirmed) {
  await server.services.tx(platform, (db) => db.updateTable('user_account').set(facts).where('id', '=', id).execute())
}

async function confirmedPhones(id: string) {
  const rows = await server.services.tx(platform, (db) =>
    db.selectFrom('user_account').select('phone_e164').where('id', '=', id).execute(),
  )
  return rows.map((row) => row.phone_e164)
}
