import { LRUCache } from 'lru-cache'
import { spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { type Opened, openedTo } from '../../design/app-view/runtime-of.ts'
import { findTables, type StoredTable } from '../../record-store/registry-query.ts'
import { findBundle } from './queries.ts'

type Version = Awaited<ReturnType<typeof findBundle>> & { tables: ReadonlyMap<string, StoredTable> }

/** Characters of versions, together: one may have four million, and an enterprise makes as many applications as it likes. */
const mostKept = 16_000_000

/** Versions that were read, by a key. One never changes, and its tables are made before it is in force. */
export function keptVersions() {
  return new LRUCache<string, Version>({
    maxSize: mostKept,
    sizeCalculation: ({ entities, roles, views }) => JSON.stringify([entities, roles, views]).length,
  })
}

// What callers may do in a version is asked each time.
const versions = keptVersions()
const lastNumbers = new LRUCache<string, number>({ max: 10_000 })

type NumberedVersion = { appId: string; version: number }

export async function versionOf(
  { appId, version }: NumberedVersion,
  context: Pick<Context, 'db' | 'space'>,
): Promise<Version> {
  const { entId } = spaceOf(context)
  lastNumbers.set(`${entId} ${appId}`, version)
  const key = `${entId} ${appId} ${version}`
  const known = versions.get(key)
  if (known !== undefined) return known
  const bundle = await findBundle(context.db, appId, version)
  const entityUids = bundle.entities.map(({ uid }) => uid)
  const made = { ...bundle, tables: await findTables(context.db, { entId, appId, entityUids }) }
  versions.set(key, made)
  return made
}

/** The version of an application that was read last, which need not be in force any more. */
export function lastRead({ entId, appId }: { entId: string; appId: string }) {
  const number = lastNumbers.get(`${entId} ${appId}`)
  return number === undefined ? undefined : versions.get(`${entId} ${appId} ${number}`)
}

/** The roles of a version that have these uids; null where it has no roles, and is open to all. */
export function rolesIn({ roles }: Pick<Version, 'roles'>, uids: readonly string[]) {
  return roles?.filter(({ uid }) => uids.includes(uid)) ?? null
}

/** What was opened of a version, by the uids of roles. */
const opened = new WeakMap<Version, Map<string, readonly Opened[]>>()
const mostOpened = 50

/** What a version opens to a person who has these of its roles. */
export function openedIn(version: Version, roles: Version['roles']): readonly Opened[] {
  const known = opened.get(version) ?? new Map<string, readonly Opened[]>()
  const key = roles?.map(({ uid }) => uid).join(' ') ?? ''
  const made = known.get(key) ?? openedTo(roles, version)
  if (known.size >= mostOpened) known.clear()
  opened.set(version, known.set(key, made))
  return made
}
