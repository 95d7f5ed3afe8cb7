import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Call, type CallName, calls, UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../foundation/db/scope.ts'
import type { Client } from '../../test/client.ts'
import { leastInput } from '../../test/least-input.ts'
import { oneOfEach } from '../../test/one-of-each.ts'
import { problemOf } from '../../test/problem-of.ts'
import { sortOf } from '../../test/sort-of.ts'
import type { TestServer } from '../../test/test-server.ts'
import { callNames } from '../../test/call-names.ts'
import { parseInput } from './gates/input.ts'
import { closed, listInput, lists, naughty, oddTexts, refusedByLists, startHostile } from './test/hostile.ts'

let stage: Awaited<ReturnType<typeof startHostile>>
let server: TestServer
let operator: Client

beforeAll(async () => {
  stage = await startHostile()
  server = stage.server
  operator = stage.operator
})
afterAll(() => server.close())

const raising = ['platform_type', 'user_type', 'isOperator', 'is_root', 'ent_id', 'email_verified', 'phoneVerified']

test('S40, S41: no call takes a field that its contract does not name', () => {
  const extra = Object.fromEntries(raising.map((field) => [field, 7]))
  const taking = callNames.filter((name) => {
    const call: Call = calls[name]
    const { issues = [] } = call.input.safeParse({ ...leastInput(call), ...extra }).error ?? {}
    return !issues.some((issue) => issue.code === 'unrecognized_keys' && raising.join() === issue.keys.join())
  })
  expect(taking).toEqual([])
})

test('S40: no caller raises themself or others by the call that changes people', async () => {
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

test('S41: a person does not confirm an address or a telephone by saying that it is confirmed', async () => {
  const person = await server.given.signedIn()
  const said = { email_verified: true, phone_verified: true }
  expect((await person.tryCall('updateOwnLanguage', { lang: 'en-US', ...said })).error).toBe('invalidInput')
  const { id: userid } = person.person
  const contact = { userid, version: 1, email: 'a@b.example', emailConfirmed: true }
  expect((await operator.tryCall('updateUserContact', contact)).error).toBe('invalidInput')
})

test('S43, S49: no list is filtered or sorted by a column that it does not name, or by a statement', () => {
  const asked = lists.flatMap((name) => refusedByLists.map((input) => ({ name, input })))
  const taken = asked.filter(({ name, input }) => refusalOf(name, listInput(name, input)) !== 'invalidInput')
  expect(taken).toEqual([])
  // Without a hostile field each of them asks for nothing that is refused.
  expect(lists.filter((name) => refusalOf(name, listInput(name, {})) !== undefined)).toEqual([])
  expect(asked.length).toBeGreaterThan(300)
})

test('S43, S49: over HTTP one list of each sort refuses one such column and one such statement', async () => {
  const misfits = []
  for (const name of oneOfEach(lists, sortOf))
    for (const input of [{ sort: 'phc' }, { sort: 'name desc' }])
      misfits.push(...(await stage.refusalMisfit(name, input)))
  expect(misfits).toEqual([])
})

test('S49: each list takes what could stand for anything, and one text of another kind, for a text that nothing has', async () => {
  const [statement, anything, ...others] = oddTexts
  const further = [statement, ...others]
  const misfits = []
  const searched = lists.filter((name) => 'iSearch' in calls[name].input.shape)
  for (const [index, name] of searched.entries())
    for (const iSearch of [anything, further[index % further.length] ?? ''])
      misfits.push(...(await stage.searchMisfit(name, iSearch)))
  expect(misfits).toEqual([])
})

test('S47: a text field keeps a text of each odd kind as it is, or refuses it by its name', async () => {
  const put = await stage.categoryName()
  for (const [name = ''] of Object.values(naughty)) {
    const { told, expected } = await put(name)
    expect(expected).toContainEqual(told)
  }
})

test('S38: what a call of each sort answers is kept by no cache, and differs by its caller', async () => {
  const misfits = []
  for (const name of oneOfEach(closed, sortOf)) misfits.push(...(await stage.cacheMisfit(name)))
  expect(misfits).toEqual([])
})

test('S38: of two callers who ask for the same at the same address each is told of themself', async () => {
  const [one, other] = [await server.given.signedIn(), await server.given.signedIn()]
  for (const person of [one, other, one])
    expect((await person.call('getOwnAccount', {})).loginId).toBe(person.person.loginId)
})

function refusalOf(name: CallName, input: Record<string, unknown>) {
  return problemOf(() => parseInput(calls[name], input, 'en-US'))?.code
}

function platformTypeOf(userid: string) {
  return server.services.tx(platform, (db) =>
    db.selectFrom('user_account').select(['platform_type', 'is_root']).where('id', '=', userid).executeTakeFirst(),
  )
}
