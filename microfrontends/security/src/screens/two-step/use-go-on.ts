import { safeReturn } from '@atrium/shared-utility/model'
import { useBasePath, usePortal, useSession } from '@atrium/shared-utility/react'
import { useSearchParams } from 'react-router'

/** Goes to the page the person came for, or home. */
export function useGoOn() {
  const portal = usePortal()
  const base = useBasePath()
  const { loginHomepage } = useSession()
  const [search] = useSearchParams()
  return () => {
    const { origin } = window.location
    const home = safeReturn(loginHomepage, { origin, base })
    void portal.navigate(safeReturn(search.get('url'), { origin, home }), { replace: true })
  }
}
