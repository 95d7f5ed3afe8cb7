import type { UserType } from '@atrium/shared-utility/contract'

/**
 * The people whom an event is for: everyone, the people of enterprises, of categories or of types, or persons. With
 * `entId` only where they work in that enterprise.
 */
export type Audience = { entId?: string } & (
  | { to: 'all' }
  | { to: 'ent' | 'saas' | 'type' | 'person'; ids: readonly string[] }
)

/** The person who listens, and where: in an enterprise of a category, and so of all that it stands below. */
export type Listener = { userId: string; userType: UserType; entId: string | null; saasIds: readonly string[] }

type Addressed = { entId: string | null; audience: Audience['to']; ids: readonly string[] }

export function isFor({ entId, audience, ids }: Addressed, listener: Listener) {
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
    case 'person':
      return ids.includes(listener.userId)
  }
}
