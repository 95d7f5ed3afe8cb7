import { loadSession } from '@atrium/shared-utility'
import { landingAfter, safeReturn } from '@atrium/shared-utility/model'
import { useBasePath, usePortal, useSession } from '@atrium/shared-utility/react'
import { useSearchParams } from 'react-router'

/** Goes to the page the person came for, or home. What that page may show waits for a session that knows of the second step. */
export function useGoOn() {
  const portal = usePortal()
  const { landing, ...rule } = useHome()
  const [search] = useSearchParams()
  const goOn = async () => {
    await loadSession().catch(() => undefined) // The guards ask for the rule by themselves, and the server decides.
    await portal.navigate(landingAfter(search.get('url'), landing, rule), { replace: true })
  }
  return () => void goOn()
}

/** Goes home, for a person who leaves the page that they came for. */
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
