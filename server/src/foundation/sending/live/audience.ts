import type { LiveEvent, LiveKind, UserType } from '@atrium/shared-utility/contract'

/**
 * The people whom an event is for: everyone, the people of enterprises, of categories, of types or of an application, or persons. With
 * `entId` only where they work in that enterprise.
 */
export type Audience = { entId?: string } & (
  | { to: 'all' }
  | { to: 'ent' | 'saas' | 'type' | 'person'; ids: readonly string[] }
  /** Those who may open the application at the moment of the telling. */
  | { to: 'application'; ids: readonly [string] }
)

/** The person who listens, and where: in an enterprise of a category, and so of all that it stands below. */
export type Listener = {
  userId: string
  userType: UserType
  /** False for an operator who acts as the person. */
  isInPerson: boolean
  entId: string | null
  saasIds: readonly string[]
  /** The applications that the enterprise builds and this person may open: asked anew before there is word of one (openers.ts). */
  appIds: Set<string>
}

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
      return entId !== null && ids.some((id) => listener.appIds.has(id))
    case 'person':
      return ids.includes(listener.userId)
  }
}
