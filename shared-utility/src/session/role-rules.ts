import { withSpace } from '../model/space-path.ts'

/** A role with its landing path; an empty `detail` means none. */
export type RoleLanding = { id: string; detail: string }

/** Specification 6: which module's roles count. entType 1 marks a platform-as-a-service enterprise. */
export function roleModule({ box, entType }: { box: boolean; entType?: number | null }) {
  if (box) return 'box'
  return entType === 1 ? 'qpaas' : 'system'
}

/** The first non-empty landing path, prefixed by the space path; an empty list when no role has one. */
export function landingPaths(roles: readonly RoleLanding[], entId: string | null) {
  const first = roles.find(({ detail }) => detail !== '')
  return first ? [entId ? withSpace(first.detail, entId) : first.detail] : []
}
