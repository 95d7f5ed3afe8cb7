import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Call, type CallName, calls, UserType } from '@atrium/shared-utility/contract'
import type { Answer, Client } from '../../test/client.ts'
import { inputFieldsOf } from '../../test/input-fields.ts'
import { leastInput } from '../../test/least-input.ts'
import { password, startTestServer, type TestServer } from '../../test/test-server.ts'
import { makeWorld, foreignRows, type World } from './test/care-world.ts'

// Every call that a SaaS administrator may make, by what the contract says: a new one is asked here by itself. Public
// calls are everybody's. What ends the session comes last.
const last: readonly string[] = ['signOut']
const entries: [string, Call][] = Object.entries(calls)
const open = entries.filter(([, { access }]) => access !== 'public' && (access === 'session' || isOpened(access)))
const names = [...open.filter(([name]) => !last.includes(name)), ...open.filter(([name]) => last.includes(name))].map(
  ([name]) => name as CallName, // The keys of a literal record are exactly its type's.
)
const opened = names.filter((name) => typeof calls[name].access !== 'string')

/** Fields by which a call names somebody or something; where the console reads, all fields are tried. */
const naming = /(^|_)id$|Ids?$|^userid$|^entid$|^iSearch$|^person$|^after$|^of$/

let server: TestServer
let carer: Client & { person: { id: string; loginId: string } }
let world: World
let untouched: readonly string[]

beforeAll(async () => {
  server = await startTestServer()
  carer = await server.given.signedIn({ userType: UserType.saasAdministrator })
  world = await makeWorld(server, carer.person.id)
  untouched = await foreignRows(server, world)
  await server.given.confirm(carer)
})
afterAll(() => server.close())

test('U07: what stands outside of a SaaS administrator’s care is there to be found', async () => {
  expect(world.foreign.length).toBeGreaterThan(20)
  const tables = new Set(untouched.map((row) => row.split(' ')[0]))
  for (const table of ['enterprise', 'membership', 'message', 'job', 'session', 'saas_category', 'user_account'])
    expect(tables).toContain(table)
})

test.each(names)('U07: a SaaS administrator meets and changes nothing outside of their care by %s', async (name) => {
  for (const { input, named } of attemptsOf(name)) {
    const { status, body } = await whileSignedIn(() => carer.tryCall(name, input))
    expect([name, input, status < 500]).toEqual([name, input, true])
    expect([name, input, foreignIn(body, named)]).toEqual([name, input, []])
  }
  expect(await foreignRows(server, world)).toEqual(untouched)
})

test.each(names.filter((name) => calls[name].space !== 'none'))(
  'U07: no address of an enterprise makes a SaaS administrator somebody in it: %s',
  async (name) => {
    for (const space of world.spaces) {
      const answer = await whileSignedIn(() => carer.tryCall(name, leastInput(calls[name]), { space }))
      expect(foreignIn(answer.body, [space])).toEqual([])
      // Reading one’s own state is refused nowhere; work of the enterprise is.
      expect(calls[name].space !== 'required' || answer.error === 'spaceDenied').toBe(true)
    }
    expect(await foreignRows(server, world)).toEqual(untouched)
  },
)

/** Figures name nobody: what they count is held against the lists, where these are tested. A file is had by a signed link alone. */
const figures: readonly string[] = ['getCareOverview', 'fetchAttachment']

test.each(opened.filter((name) => calls[name].method === 'GET' && !figures.includes(name)))(
  'U07: what is in care is found by %s, so that nothing else is meant by nothing',
  async (name) => {
    const answers = await Promise.all(
      [undefined, ...world.own].map((id) => carer.tryCall(name, id === undefined ? {} : withEvery(name, id))),
    )
    const said = JSON.stringify(answers.map(({ body }) => body))
    expect(world.own.some((mark) => said.includes(mark))).toBe(true)
  },
)

type Attempt = { input: Record<string, unknown>; named: readonly string[] }

function attemptsOf(name: CallName): Attempt[] {
  const call: Call = calls[name]
  const least = leastInput(call)
  const isRead = opened.includes(name) && call.method === 'GET'
  const fields = inputFieldsOf(call).filter(([field = '']) => isRead || naming.test(field))
  const tried = [least, ...(world.inputs[name] ?? [])].flatMap((from) =>
    fields.flatMap((path) => world.foreign.map((id) => ({ input: withField(from, path, id), named: [id] }))),
  )
  const both = world.pairs.map(([person, entId]) => ({
    input: { ...least, ...withEvery(name, entId), ...('userid' in call.input.shape && { userid: person }) },
    named: [person, entId],
  }))
  const all = [{ input: least, named: [] }, ...tried, ...(fields.length > 1 ? both : [])]
  return all.filter(({ input }) => call.input.safeParse(input).success)
}

/** Every naming field of the call at once. */
function withEvery(name: CallName, id: string) {
  const call: Call = calls[name]
  const fields = inputFieldsOf(call).filter(([field = '']) => naming.test(field) && field !== 'iSearch')
  return fields.reduce((input, path) => withField(input, path, id), leastInput(call))
}

function withField(input: Record<string, unknown>, [field = '', ...rest]: string[], id: string) {
  return { ...input, [field]: rest.length === 0 ? id : rest[0] === '0' ? [id] : input[field] }
}

/** Whatever the answer says of what is not in care; what was asked for may be said back. */
function foreignIn(body: unknown, named: readonly string[]) {
  const said = JSON.stringify(body) ?? ''
  return world.marks.filter((mark) => !named.includes(mark) && said.includes(mark))
}

/** A call that ended the session must not make the rest harmless. */
async function whileSignedIn(ask: () => Promise<Answer>) {
  const answer = await ask()
  if (answer.status !== 401) return answer
  await carer.call('signIn', { loginId: carer.person.loginId, password })
  await server.given.confirm(carer)
  return ask()
}

function isOpened(access: Call['access']) {
  return typeof access !== 'string' && access.includes(UserType.saasAdministrator)
}
