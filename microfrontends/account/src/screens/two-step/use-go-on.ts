import { safeReturn } from '@atrium/shared-utility/model'
import { useBasePath, usePortal, useSession } from '@atrium/shared-utility/react'
import { useSearchParams } from 'react-router'

/** Goes to the page the person came for, or home. */
export function useGoOn() {
  const portal = usePortal()
  const home = useHome()
  const [search] = useSearchParams()
  return () => {
    const { origin } = window.location
    void portal.navigate(safeReturn(search.get('url'), { origin, home }), { replace: true })
  }
}

/** Goes home, for whoever leaves the page that they came for. */
export function useGoHome() {
  const portal = usePortal()
  const home = useHome()
  return () => void portal.navigate(home, { replace: true })
}

function useHome() {
  const base = useBasePath()
  const { loginHomepage } = useSession()
  return safeReturn(loginHomepage, { origin: window.location.origin, base })
}
