import { useAtomValue } from 'jotai'
import { baseConfigAtom, sessionAtom } from '@atrium/shared-utility'
import { isForeign } from '../navigation/guards.ts'
import { navigationItems } from './navigation-items.ts'
import { usePage } from './use-page.ts'

/** The portal's own navigation for the person and enterprise of the current page. */
export function useNavigationItems() {
  const config = useAtomValue(baseConfigAtom)
  const session = useAtomValue(sessionAtom)
  const page = usePage()
  if (!config || !session || page.status === 'starting') return []
  // From the address of another enterprise the navigation leads back to one's own.
  return navigationItems(
    config,
    session,
    isForeign(page.visit, session) ? (session.curEntId ?? null) : page.visit.space,
  )
}
