import { type Call, type CallInput, type CallName, calls, UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import type { Client } from '../../../test/client.ts'
import { inputFieldsOf } from '../../../test/input-fields.ts'
import { answered, meant, untried } from './needs-none.ts'
import { createWritten } from './written.ts'

type Options = Parameters<Client['tryCall']>[2]
type Asked = { name: CallName; input: object; options: Options }
/** The same call, but by another or of another: to be refused. */
type Attempt = { what: string; by: Client; inputOf: () => Promise<object>; options: Options }

/** Fields that name a row, or a person. */
const ofRows = /^(id|ids|userId|userid|userids|entid|entId|currentEntId|categoryId|slug|domain|head)$/
const ofPeople = /^(userId|userid|userids)$/

/** Refusals that say nothing of whose the row is: the attempt did not come as far. */
const early = [
  'invalidInput',
  'signInRequired',
  'stepUpRequired',
  'twoStepRequired',
  'deployTokenInvalid',
  'tooManyAttempts',
]

/** Those who have no business with what the call names, and people who are no longer there. */
export type Outsiders = {
  administrator: Client
  strangerId: string
  deletedId: string
  leftIn: (entId: string) => Promise<string>
}

/**
 * Before the first call of each name that any browser of a server makes, the same call is made as it must not be: by an
 * administrator of another enterprise, of a row that is not there, of a person who is none of its enterprise’s.
 */
export function createTrespass() {
  const written = createWritten()
  const attempted = new Set<string>()
  const misfits: string[] = []
  let outsiders: Outsiders | null = null
  return {
    attempted,
    misfits,
    onStatement: written.onStatement,
    /** True while a call is made as it must not be. */
    isTrying: written.isWatching,
    begin: (found: Outsiders) => void (outsiders = found),
    clientOf: (client: Client): Client => {
      const own: Client & { person?: { entId: string | null } } = { ...client, call, tryCall }
      return own

      async function call<N extends CallName>(name: N, input: CallInput<N>, options?: Options) {
        await trespass({ name, input, options })
        return client.call(name, input, options)
      }

      async function tryCall(name: CallName, input: object, options?: Options) {
        await trespass({ name, input, options })
        return client.tryCall(name, input, options)
      }

      async function trespass(asked: Asked) {
        if (outsiders === null) return
        for (const attempt of attemptsOf(asked, { client, own, outsiders })) await make(asked.name, attempt)
      }
    },
  }

  async function make(name: CallName, { what, by, inputOf, options }: Attempt) {
    const title = `${name} ${what}`
    if (attempted.has(title)) return
    attempted.add(title)
    if (meant[title] !== undefined) return
    const input = await inputOf()
    let outcome = ''
    const tables = await written.during(name, async () => {
      const { status, error } = await by.tryCall(name, input, options)
      outcome = error === null ? 'answered' : status >= 500 || early.includes(error) ? `${status} ${error}` : 'refused'
    })
    const expected = answered[title] === undefined ? 'refused' : 'answered'
    if (outcome !== expected) misfits.push(`${title}: ${outcome}`)
    if (tables.length > 0) misfits.push(`${title}: changed ${tables.join()}`)
  }
}

type Known = { client: Client; own: { person?: { entId: string | null } }; outsiders: Outsiders }

function attemptsOf({ name, input, options }: Asked, { client, own, outsiders }: Known): Attempt[] {
  const call: Call = calls[name]
  const isGiven = (path: readonly string[]) => valueAt(input, path) !== undefined
  const rows = rowFieldsOf(call).filter(isGiven)
  if (rows.length === 0) return []
  const changed = (path: readonly string[], id: () => Promise<string> | string) => ({
    by: client,
    options,
    inputOf: async () => withAt(input, path, await id()),
  })
  const { space: _space, ...elsewhere } = options ?? {}
  const entId = entIdOf(input) ?? own.person?.entId ?? null
  return [
    ...rows.map((path) => ({ what: `of no ${path.join('.')}`, ...changed(path, () => nothing(path)) })),
    ...(isOfPeople(call)
      ? [{ what: byOther, by: outsiders.administrator, inputOf: async () => input, options: elsewhere }]
      : []),
    ...rows.filter(isPerson).flatMap((path) => [
      { what: `of a deleted ${path.join('.')}`, ...changed(path, () => outsiders.deletedId) },
      ...(entId === null
        ? []
        : [
            { what: `of a strange ${path.join('.')}`, ...changed(path, () => outsiders.strangerId) },
            { what: `of a ${path.join('.')} who left`, ...changed(path, () => outsiders.leftIn(entId)) },
          ]),
    ]),
  ]
}

/** Every attempt that some call of this kind can give occasion for. */
export function wantedOf(name: CallName) {
  const call: Call = calls[name]
  const rows = rowFieldsOf(call)
  if (untried[name] !== undefined || rows.length === 0) return []
  return [...rows.map((path) => `${name} of no ${path.join('.')}`), ...(isOfPeople(call) ? [`${name} ${byOther}`] : [])]
}

const byOther = 'by another enterprise'

/** What a person does with their own, and an administrator in their enterprise. */
function isOfPeople({ access }: Call) {
  return access === 'session' || (typeof access === 'object' && access.includes(UserType.administrator))
}

/** What is looked for in a list may be of anybody; and what a key is known by is no row before it was taken. */
function rowFieldsOf(call: Call) {
  if (call.access === 'public' || 'iDisplayStart' in call.input.shape) return []
  return inputFieldsOf(call).filter((path) => path[0] !== 'credential' && ofRows.test(lastOf(path)))
}

function isPerson(path: readonly string[]) {
  return ofPeople.test(lastOf(path))
}

function lastOf(path: readonly string[]) {
  return path.filter((part) => part !== '0').at(-1) ?? ''
}

function entIdOf(input: object) {
  const { entid, currentEntId }: { entid?: string; currentEntId?: string } = input
  return entid ?? currentEntId
}

function nothing(path: readonly string[]) {
  const name = lastOf(path)
  return name === 'domain' ? 'nowhere.example' : name === 'slug' ? 'nowhere' : newId()
}

function valueAt(input: object, [field = '', ...rest]: readonly string[]): unknown {
  const value: unknown = Reflect.get(input, field)
  return rest.length === 0 || typeof value !== 'object' || value === null ? value : valueAt(value, rest)
}

function withAt(input: object, [field = '', ...rest]: readonly string[], value: string): object {
  const inner: unknown = Reflect.get(input, field)
  const changed = rest.length === 0 || typeof inner !== 'object' || inner === null ? value : withAt(inner, rest, value)
  if (Array.isArray(input)) return input.map((one, at) => (String(at) === field ? changed : one))
  return { ...input, [field]: changed }
}
