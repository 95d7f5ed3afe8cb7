import type { LiveEvent, LiveKind, UserType } from '@atrium/shared-utility/contract'

/**
 * The people whom an event is for: everyone, the people of enterprises, of categories, of types or of an application, or persons. With
 * `entId` only where they work in that enterprise.
 */
export type Audience = { entId?: string } & (
  | { to: 'all' }
  | { to: 'ent' | 'saas' | 'type' | 'person'; ids: readonly string[] }
  /** Those who may open the application and read this table of it at the moment of the telling. */
  | { to: 'application'; ids: readonly [appId: string, table: string] }
)

/** The person who listens, and where: in an enterprise of a category, and so of all that it stands below. */
export type Listener = {
  userId: string
  userType: UserType
  /** False for an operator who acts as the person. */
  isInPerson: boolean
  entId: string | null
  saasIds: readonly string[]
  /** Asked anew before there is word of one (openers.ts). */
  apps: OpenApps
}

/** The applications that the enterprise builds and the person may open, with the tables that the person reads; null: all that it has. */
export type OpenApps = Map<string, ReadonlySet<string> | null>

type Addressed = {
  entId: string | null
  audience: Audience['to']
  ids: readonly string[]
  event: Pick<LiveEvent, 'kind'>
}

/** From whom a person hears, and when, is that person's alone. */
const inPerson: readonly LiveKind[] = ['chat']

export function isFor({ entId, audience, ids, event }: Addressed, listener: Listener) {
  if (!listener.isInPerson && inPerson.includes(event.kind)) return false
  if (entId !== null && entId !== listener.entId) return false
  switch (audience) {
    case 'all':
      return true
    case 'ent':
      return listener.entId !== null && ids.includes(listener.entId)
    case 'saas':
      return listener.saasIds.some((id) => ids.includes(id))
    case 'type':
      return ids.includes(String(listener.userType))
    case 'application':
      return entId !== null && reads(listener.apps, ids)
    case 'person':
      return ids.includes(listener.userId)
  }
}

function reads(apps: OpenApps, [appId = '', table = '']: readonly string[]) {
  const tables = apps.get(appId)
  return tables === null || tables?.has(table) === true
}
