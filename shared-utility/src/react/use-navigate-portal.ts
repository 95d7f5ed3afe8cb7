import { inSpace } from './in-space.ts'
import { useBasePath, usePortal } from './portal-context.tsx'

export type PortalNavigation = {
  /** Replaces the current entry of the history instead of adding one. */
  replace?: boolean
  /** Goes to the platform's own address even from inside an enterprise space. */
  leaveSpace?: boolean
}

/**
 * Goes to a page of any parcel, after the portal's guards. Inside an enterprise space the prefix is
 * added to a path that has none: `go('/user/workbench')` stays in the space.
 */
export function useNavigatePortal(): (url: string, options?: PortalNavigation) => Promise<void> {
  const portal = usePortal()
  const basePath = useBasePath()
  return (url, { replace = false, leaveSpace = false } = {}) =>
    portal.navigate(leaveSpace ? url : inSpace(url, basePath), { replace })
}
