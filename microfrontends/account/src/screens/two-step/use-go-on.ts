import { landingAfter, safeReturn } from '@atrium/shared-utility/model'
import { useBasePath, usePortal, useSession } from '@atrium/shared-utility/react'
import { useSearchParams } from 'react-router'

/** Goes to the page the person came for, or home. */
export function useGoOn() {
  const portal = usePortal()
  const { landing, ...rule } = useHome()
  const [search] = useSearchParams()
  return () => void portal.navigate(landingAfter(search.get('url'), landing, rule), { replace: true })
}

/** Goes home, for whoever leaves the page that they came for. */
export function useGoHome() {
  const portal = usePortal()
  const { landing, ...rule } = useHome()
  return () => void portal.navigate(safeReturn(landing, rule), { replace: true })
}

function useHome() {
  const base = useBasePath()
  const { loginHomepage } = useSession()
  return { landing: loginHomepage, origin: window.location.origin, base }
}
