import type { CallParsed, WhiteListKind, WhiteListMissing, WhiteListPlace } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { entriesFor, hostOf } from '../../../foundation/query/white-list/host.ts'
import { selectAddresses, selectApplicationsInUse, selectCounting, selectNames, selectParcels } from './in-use-query.ts'
import { tokenCalls } from './token-calls.ts'

const most = 100

/** A value that is in use somewhere. */
type Use = { value: string; name: string | null; place: WhiteListPlace; entId: string | null }

/** The values that would be refused if only listed ones passed: asked before a rule is changed, and afterwards. */
export async function missing({ kind, q }: CallParsed<'listWhiteListMissing'>, context: Context) {
  const { db } = context
  const listed = new Set((await selectCounting(db, kind)).map(({ value, entId }) => keyOf(value, entId)))
  const uses = await usesOf(kind, context)
  const refused = uses.filter(
    ({ value, entId }) => !entriesOf(kind, value).some((entry) => passes(listed, entry, entId)),
  )
  const all = together(refused.filter((use) => holds(use, q.toLowerCase())))
  const list = all.slice(0, most)
  const names = await selectNames(
    db,
    list.flatMap(({ entid }) => entid ?? []),
  )
  return { total: all.length, list: list.map((one) => ({ ...one, entName: names.get(one.entid ?? '') ?? null })) }
}

function holds({ value, name }: Use, text: string) {
  return value.toLowerCase().includes(text) || name?.toLowerCase().includes(text) === true
}

function entriesOf(kind: string, value: string) {
  return kind === 'host' ? entriesFor(value) : [value]
}

function passes(listed: ReadonlySet<string>, value: string, entId: string | null) {
  return listed.has(keyOf(value, null)) || listed.has(keyOf(value, entId))
}

function keyOf(value: string, entId: string | null) {
  return `${entId ?? ''} ${value}`
}

async function usesOf(kind: WhiteListKind, { db, lang }: Context): Promise<Use[]> {
  switch (kind) {
    case 'host': {
      const { signOn, domain, application } = await selectAddresses(db)
      return [...hostsAt('signOn', signOn), ...hostsAt('domain', domain), ...hostsAt('application', application)]
    }
    case 'app': {
      const rows = await selectApplicationsInUse(db)
      const nameOf = ({ name, nameEn }: (typeof rows)[number]) => (lang === 'zh-CN' ? name : (nameEn ?? name))
      return rows.map((row) => ({ value: row.value, name: nameOf(row), place: 'application', entId: row.entId }))
    }
    case 'plugin': {
      const rows = await selectParcels(db)
      return rows.map(({ slug }) => ({ value: slug, name: null, place: 'parcel', entId: null }))
    }
    case 'api':
      return tokenCalls.map((value) => ({ value, name: null, place: 'token', entId: null }))
  }
}

function hostsAt(place: WhiteListPlace, found: readonly { entId: string; address: string }[]): Use[] {
  return found.flatMap(({ entId, address }) => {
    const value = hostOf(address)
    return value === null ? [] : [{ value, name: null, place, entId }]
  })
}

/** Each value once, those first that the most enterprises use. */
function together(uses: readonly Use[]): WhiteListMissing[] {
  const byValue = Map.groupBy(uses, ({ value }) => value)
  const all = [...byValue].map(([value, same]) => {
    const enterprises = [...new Set(same.flatMap(({ entId }) => entId ?? []))]
    return {
      value,
      name: same[0]?.name ?? null,
      places: [...new Set(same.map(({ place }) => place))],
      enterprises: enterprises.length,
      entid: enterprises[0] ?? null,
      entName: null,
    }
  })
  return all.toSorted((one, other) => other.enterprises - one.enterprises || (one.value < other.value ? -1 : 1))
}
