import { useEffect } from 'react'
import { usePortal } from '../react/portal-context.tsx'

/** Tells the portal that a page is drawn. Stands beside the content, so that it is drawn only when the content is. */
export function Ready({ pathname }: { pathname: string }) {
  const portal = usePortal()
  useEffect(() => portal.onReady(), [portal, pathname])
  return null
}
