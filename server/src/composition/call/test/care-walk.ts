import { type Call, type CallName, calls, UserType } from '@atrium/shared-utility/contract'
import { typesOf } from '../../../foundation/call/context/access-types.ts'
import type { Answer } from '../../../test/client.ts'
import { inputFieldsOf } from '../../../test/input-fields.ts'
import { leastInput } from '../../../test/least-input.ts'
import type { Round } from '../../../test/look-once.ts'
import { password, startTestServer } from '../../../test/test-server.ts'
import { callNamesInTurn } from '../../../test/call-names.ts'
import { foreignRows, makeWorld, type World } from './care-world.ts'

// Every call that a SaaS administrator may make, by what the contract says: a new one is asked here by itself. Public
// calls are everybody's.
export const names = callNamesInTurn.filter((name) => calls[name].access.who === 'session' || isOpened(calls[name]))
export const opened = names.filter((name) => typeof calls[name].access.who !== 'string')
/** The calls that can be made at the address of an enterprise. */
export const placed = names.filter((name) => calls[name].space !== 'none')

/** Fields by which a call names a person or a thing; where the console reads, all fields are tried. */
const naming = /(^|_)id$|Ids?$|^userid$|^entid$|^iSearch$|^person$|^after$|^of$/

/** A SaaS administrator, and enterprises in their care and outside of it, of which calls are asked for what is `tried`. */
export async function startCare(tried: 'foreign' | 'oneForeign') {
  const server = await startTestServer()
  const carer = await server.given.signedIn({ userType: UserType.saasAdministrator })
  const world = await makeWorld(server, carer.person.id)
  await server.given.confirm(carer)
  const look = () => foreignRows(server, world)
  const naming: Round<CallName> = { take: namingMisfits, look }
  const placing: Round<CallName> = { take: placingMisfits, look }
  return { server, carer, world, rows: look, naming, placing }

  /** The call with whatever is outside of their care in whichever of its fields. */
  async function namingMisfits(name: CallName) {
    const misfits: string[] = []
    for (const { input, named } of attemptsOf(name, { world, ids: world[tried] })) {
      const { status, body } = await whileSignedIn(() => carer.tryCall(name, input))
      const told = foreignIn(body, { world, named })
      if (status >= 500 || told.length > 0)
        misfits.push(`${name} ${JSON.stringify(input)}: ${status}, tells ${told.join()}`)
    }
    return misfits
  }

  /** The call at the address of an enterprise, in care and outside of it. */
  async function placingMisfits(name: CallName) {
    const misfits: string[] = []
    for (const space of world.spaces) {
      const { error, body } = await whileSignedIn(() => carer.tryCall(name, leastInput(calls[name]), { space }))
      const told = foreignIn(body, { world, named: [space] })
      // Reading one’s own state is refused nowhere; work of the enterprise is.
      const isRefused = calls[name].space !== 'required' || error === 'spaceDenied'
      if (!isRefused || told.length > 0) misfits.push(`${name} in ${space}: ${error}, tells ${told.join()}`)
    }
    return misfits
  }

  /** A call that ended the session must not make the rest harmless. */
  async function whileSignedIn(ask: () => Promise<Answer>) {
    const answer = await ask()
    if (answer.status !== 401) return answer
    await carer.call('signIn', { loginId: carer.person.loginId, password })
    await server.given.confirm(carer)
    return ask()
  }
}

type Attempt = { input: Record<string, unknown>; named: readonly string[] }

function attemptsOf(name: CallName, { world, ids }: { world: World; ids: readonly string[] }): Attempt[] {
  const call: Call = calls[name]
  const least = leastInput(call)
  const isRead = opened.includes(name) && call.method === 'GET'
  const fields = inputFieldsOf(call).filter(([field = '']) => isRead || naming.test(field))
  const tried = [least, ...(world.inputs[name] ?? [])].flatMap((from) =>
    fields.flatMap((path) => ids.map((id) => ({ input: withField(from, path, id), named: [id] }))),
  )
  const both = world.pairs.map(([person, entId]) => ({
    input: { ...least, ...withEvery(name, entId), ...('userid' in call.input.shape && { userid: person }) },
    named: [person, entId],
  }))
  const all = [{ input: least, named: [] }, ...tried, ...(fields.length > 1 ? both : [])]
  return all.filter(({ input }) => call.input.safeParse(input).success)
}

/** Every naming field of the call at once. */
export function withEvery(name: CallName, id: string) {
  const call: Call = calls[name]
  const fields = inputFieldsOf(call).filter(([field = '']) => naming.test(field) && field !== 'iSearch')
  return fields.reduce((input, path) => withField(input, path, id), leastInput(call))
}

function withField(input: Record<string, unknown>, [field = '', ...rest]: string[], id: string) {
  return { ...input, [field]: rest.length === 0 ? id : rest[0] === '0' ? [id] : input[field] }
}

type Knowledge = { world: World; named: readonly string[] }

/** All that the answer tells of what is not in care; it may repeat the input. */
function foreignIn(body: unknown, { world, named }: Knowledge) {
  const said = JSON.stringify(body) ?? ''
  return world.marks.filter((mark) => !named.includes(mark) && said.includes(mark))
}

function isOpened({ access }: Call) {
  return typesOf(access.who).includes(UserType.saasAdministrator)
}
