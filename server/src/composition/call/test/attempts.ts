import { type Call, type CallName, calls, UserType } from '@atrium/shared-utility/contract'
import { typesOf } from '../../../foundation/call/context/access-types.ts'
import { newId } from '../../../foundation/db/id.ts'
import type { Client } from '../../../test/client.ts'
import { inputFieldsOf } from '../../../test/input-fields.ts'
import { ofOnePerson, untried } from './needs-none.ts'

export type Options = Parameters<Client['tryCall']>[2]
type Path = readonly string[]
/** The browser of a person, and where they work, if they are of an enterprise. */
type Actor = { client: Client; entId: string | null }
type MadeCall = { name: CallName; input: object; options: Options }
/** The same call, but by another caller or of another row: to be refused. */
export type Attempt = {
  what: string
  by: () => Client | Promise<Client>
  inputOf: () => object | Promise<object>
  options: Options
}

/** People who may not act on what the call names, and people who are no longer there. */
export type Outsiders = {
  administrator: Client
  /** Another operator, or another administrator of an enterprise. */
  colleague: (entId: string | null) => Promise<Client>
  strangerId: string
  deletedId: string
  leftIn: (entId: string) => Promise<string>
}

/** Fields that name a row, or a person. */
const ofRows = /^(id|ids|userId|userid|userids|entid|entId|currentEntId|categoryId|slug|domain|head|conversationId)$/
const ofPeople = /^(userId|userid|userids)$/
const byOther = 'by another enterprise'
const byColleague = 'by a colleague'

/** All that is tried before a call that names a row. */
export function attemptsOf({ name, input, options }: MadeCall, own: Actor, outsiders: Outsiders): Attempt[] {
  const rows = rowFieldsOf(calls[name]).filter((path) => valueAt(input, path) !== undefined)
  const entId = entIdOf(input) ?? own.entId
  const of = (path: Path, id: () => string | Promise<string>) => ({
    by: () => own.client,
    inputOf: async () => withAt(input, path, await id()),
    options,
  })
  const { space: _space, ...elsewhere } = options ?? {}
  const others: Record<string, () => Client | Promise<Client>> = {
    [byOther]: () => outsiders.administrator,
    [byColleague]: () => outsiders.colleague(own.entId),
  }
  return [
    ...rows.map((path) => ({ what: `of no ${path.join('.')}`, ...of(path, () => nothing(path)) })),
    ...(rows.length === 0 ? [] : othersOf(name)).map((what) => ({
      what,
      by: others[what] ?? (() => own.client),
      inputOf: () => input,
      options: elsewhere,
    })),
    ...rows.filter(isPerson).flatMap((path) => [
      { what: `of a deleted ${path.join('.')}`, ...of(path, () => outsiders.deletedId) },
      ...(entId === null
        ? []
        : [
            { what: `of a strange ${path.join('.')}`, ...of(path, () => outsiders.strangerId) },
            { what: `of a ${path.join('.')} who left`, ...of(path, () => outsiders.leftIn(entId)) },
          ]),
    ]),
  ]
}

/** The attempts that a call needs, whatever it is made with. */
export function wantedOf(name: CallName) {
  const rows = rowFieldsOf(calls[name])
  if (untried[name] !== undefined || rows.length === 0) return []
  return [...rows.map((path) => `${name} of no ${path.join('.')}`), ...othersOf(name).map((what) => `${name} ${what}`)]
}

/** What a person does with their own, or an administrator in their enterprise, is closed to another enterprise. */
function othersOf(name: CallName) {
  const { who } = calls[name].access
  const isOfPeople = who === 'session' || typesOf(who).includes(UserType.administrator)
  return [...(isOfPeople ? [byOther] : []), ...(ofOnePerson.includes(name) ? [byColleague] : [])]
}

/** A list may be searched for any row; and what a key is known by is no row before it was taken. */
function rowFieldsOf(call: Call) {
  if (call.access.who === 'public' || 'iDisplayStart' in call.input.shape) return []
  const isRow = (field: string) => ofRows.test(field) || (field === 'appId' && call.path.includes('{appId}'))
  return inputFieldsOf(call).filter((path) => path[0] !== 'credential' && isRow(lastOf(path)))
}

function isPerson(path: Path) {
  return ofPeople.test(lastOf(path))
}

function lastOf(path: Path) {
  return path.filter((part) => part !== '0').at(-1) ?? ''
}

function entIdOf(input: object) {
  const { entid, currentEntId }: { entid?: string; currentEntId?: string } = input
  return entid ?? currentEntId
}

function nothing(path: Path) {
  const name = lastOf(path)
  return name === 'domain' ? 'nowhere.example' : name === 'slug' ? 'nowhere' : newId()
}

function valueAt(input: object, [field = '', ...rest]: Path): unknown {
  const value: unknown = Reflect.get(input, field)
  return rest.length === 0 || typeof value !== 'object' || value === null ? value : valueAt(value, rest)
}

function withAt(input: object, [field = '', ...rest]: Path, value: string): object {
  const inner: unknown = Reflect.get(input, field)
  const changed = rest.length === 0 || typeof inner !== 'object' || inner === null ? value : withAt(inner, rest, value)
  if (Array.isArray(input)) return input.map((one, at) => (String(at) === field ? changed : one))
  return { ...input, [field]: changed }
}
