import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Call, type CallName, calls, UserType } from '@atrium/shared-utility/contract'
import fc from 'fast-check'
import { z } from 'zod'
import { newId } from '../../foundation/db/id.ts'
import { platform } from '../../foundation/db/scope.ts'
import { callersOfCalls } from '../../test/callers-of-calls.ts'
import type { Answer, Client } from '../../test/client.ts'
import { leastInput } from '../../test/least-input.ts'
import { opOf } from '../../test/op-of.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

const names = Object.keys(calls) as CallName[] // The keys of a literal record are exactly its type's.
const closed = names.filter((name) => calls[name].access !== 'public')
const lists = closed.filter((name) => 'iDisplayStart' in calls[name].input.shape)

let server: TestServer
let operator: Client
let callerOf: Awaited<ReturnType<typeof callersOfCalls>>

beforeAll(async () => {
  server = await startTestServer()
  callerOf = await callersOfCalls(server)
  operator = await server.given.signIn({ loginId: 'operator' })
  await server.given.confirm(operator)
})
afterAll(() => server.close())

const raising = ['platform_type', 'user_type', 'isOperator', 'is_root', 'ent_id', 'email_verified', 'phoneVerified']

test.each(names)('S40, S41: %s takes no field that its contract does not name', (name) => {
  const call: Call = calls[name]
  const extra = Object.fromEntries(raising.map((field) => [field, 7]))
  const { error } = call.input.safeParse({ ...leastInput(call), ...extra })
  expect(error?.issues).toContainEqual(expect.objectContaining({ code: 'unrecognized_keys', keys: raising }))
})

test('S40: nobody raises themself or others by the call that changes people, whoever they are', async () => {
  const raised = { platform_type: 7, isRoot: true, roleIds: ['system'] }
  for (const userType of [UserType.administrator, UserType.member]) {
    const person = await server.given.signedIn({ userType })
    const { id: userid } = person.person
    expect((await person.tryCall('updateUser', { userid, version: 1, ...raised })).error).toBe('forbidden')
    const answer = await operator.tryCall('updateUser', { userid, version: 1, ...raised })
    expect(answer).toMatchObject({ status: 400, error: 'invalidInput' })
    expect(await platformTypeOf(userid)).toEqual({ platform_type: null, is_root: false })
  }
})

test('S41: nobody confirms an address or a telephone by saying that it is', async () => {
  const person = await server.given.signedIn()
  const said = { email_verified: true, phone_verified: true }
  expect((await person.tryCall('updateOwnLanguage', { lang: 'en-US', ...said })).error).toBe('invalidInput')
  const { id: userid } = person.person
  const contact = { userid, version: 1, email: 'a@b.example', emailConfirmed: true }
  expect((await operator.tryCall('updateUserContact', contact)).error).toBe('invalidInput')
})

const secrets = ['phc', 'seed_enc', 'app_secret_enc', 'token_hash', 'secret_enc']

describe.each(lists)('the list %s', (name) => {
  const ask = (input: object) => callerOf(calls[name]).tryCall(name, { ...opOf(calls[name]), ...known(name), ...input })

  test.each(secrets)('S43: is neither filtered nor sorted by the column %s', async (column) => {
    for (const input of [{ [column]: 'a' }, { sort: column }, { filter: { [column]: { $like: '%' } } }])
      expect(await ask(input)).toMatchObject({ status: 400, error: 'invalidInput' })
  })

  test.each([`' or '1'='1`, '%%%', '___', '\\'])(
    'S49: takes %s for a text that is looked for, and nothing has it',
    async (iSearch) => {
      const { status, body } = await ask({ iSearch })
      // What is listed of one thing: there is none of that id.
      const none = calls[name].path.includes('{id}') ? { error: 'notFound' } : { result: { total: 0, list: [] } }
      expect(status).toBeLessThan(500)
      expect(body).toMatchObject(none)
    },
  )

  test.each(['name; drop table session', 'name desc', '(select 1)', "'"])('S49: is not sorted by %s', async (sort) => {
    expect(await ask({ sort })).toMatchObject({ status: 400, error: 'invalidInput' })
  })
})

test('S47: whatever a text field is sent, it keeps as it is or refuses by its name', async () => {
  const { id } = await operator.call('addSaasCategory', { code: `c-${newId()}`, name: '起点', nameEn: 'Start' })
  let version = 1
  const odd = fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...naughty) },
    fc.string({ unit: 'binary', maxLength: 70 }),
  )
  await fc.assert(
    fc.asyncProperty(odd, async (name) => {
      const answer = await operator.tryCall('updateSaasCategory', { id, version, name })
      if (answer.status === 200) version += 1
      const kept = (await operator.call('listSaasAdministrators', {})).find((one) => one.id === id)?.name
      expect([refusedText, { error: null, kept: name.trim() }]).toContainEqual(told(answer, kept))
    }),
    { numRuns: 60 },
  )
})

/** Names that are nothing, numbers, markup, templates, other directions, and letters on letters. */
const naughty = [
  'undefined',
  'null',
  'NaN',
  'true',
  '-1',
  '1e309',
  '0x0',
  '１２３',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '<%= 7 %>',
  "O'Brien",
  '"; drop table x; --',
  '../../etc/passwd',
  'C:\\con\\nul',
  '田中さんにあげて下さい',
  'مرحبا',
  'Ṱ̺̺̕o͞ ̷i̲̬͇̪͙n̝̗͕v̟̜̘̦͟o̶̙̰̠kè͚̮̺̪̹̱̤',
  '👩‍👩‍👧‍👦🇨🇳',
  '\u202eabc',
  '\ufeff',
  'ﬀ ﷺ',
  'İstanbul ß',
  '   ',
  '\r\nSet-Cookie: a=b',
]
const refusedText = { error: 'invalidInput', fields: ['name'] }

function told({ error, body }: Answer, kept: string | undefined) {
  const { data } = z.object({ fields: z.array(z.object({ field: z.string() })) }).safeParse(body)
  return error === null ? { error, kept } : { error, fields: data?.fields.map(({ field }) => field) }
}

test.each(closed)('S38: what %s answers is kept by no cache, and differs by whoever asks', async (name) => {
  const { headers } = await callerOf(calls[name]).tryCall(name, opOf(calls[name]))
  expect(headers.get('cache-control')).toMatch(/no-store/)
  expect(headers.get('vary')).toContain('Cookie')
})

test('S38: of two who ask for the same at the same address each is told of themself', async () => {
  const [one, other] = [await server.given.signedIn(), await server.given.signedIn()]
  for (const person of [one, other, one])
    expect((await person.call('getOwnAccount', {})).loginId).toBe(person.person.loginId)
})

/** Which of several things a list is of, where it cannot be asked for without. */
function known(name: CallName) {
  const { input }: Call = calls[name]
  const least = leastInput(calls[name])
  return Object.fromEntries(
    Object.entries(least).filter(([field]) => !input.shape[field]?.safeParse(undefined).success),
  )
}

function platformTypeOf(userid: string) {
  return server.services.tx(platform, (db) =>
    db.selectFrom('user_account').select(['platform_type', 'is_root']).where('id', '=', userid).executeTakeFirst(),
  )
}
