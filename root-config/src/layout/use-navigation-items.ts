import { useAtomValue } from 'jotai'
import { baseConfigAtom, sessionAtom } from '@atrium/shared-utility'
import { type LoginStatus, UserType } from '@atrium/shared-utility/contract'
import { isForeign } from '../navigation/guards.ts'
import type { Visit } from '../navigation/visit.ts'
import { navigationItems } from './navigation-items.ts'
import { usePage } from './use-page.ts'

/** The portal's own navigation for the person and enterprise of the current page. */
export function useNavigationItems() {
  const config = useAtomValue(baseConfigAtom)
  const session = useAtomValue(sessionAtom)
  const page = usePage()
  if (!config || !session || page.status === 'starting') return []
  return navigationItems(config, session, spaceOfLinks(page.visit, session))
}

function spaceOfLinks(visit: Visit, session: LoginStatus) {
  // Operators are in an enterprise for the page of it that they opened, and no longer.
  if (session.user_type === UserType.operator) return null
  // From the address of another enterprise the navigation leads back to one's own.
  return isForeign(visit, session) ? (session.curEntId ?? null) : visit.space
}
