import { useAtomValue } from 'jotai'
import { baseConfigAtom, dictionaryAtom, inCurrentSpace, sessionAtom } from '@atrium/shared-utility'
import { type CallOutput, type LoginStatus, UserType } from '@atrium/shared-utility/contract'
import { useCall } from '@atrium/shared-utility/react'
import { isForeign } from '../navigation/guards.ts'
import type { Visit } from '../navigation/visit.ts'
import { iconOf, navigationItems, workSection, type NavigationItem } from './navigation-items.ts'
import { useIsForeignSpace, usePage } from './use-page.ts'

/** The portal's own navigation for the person and enterprise of the current page. */
export function useNavigationItems() {
  const config = useAtomValue(baseConfigAtom)
  const session = useAtomValue(sessionAtom)
  const page = usePage()
  // Operators may change the words while the page is open: then the whole frame is drawn anew.
  useAtomValue(dictionaryAtom)
  if (!config || !session || page.status === 'starting') return []
  return navigationItems(config, session, spaceOfLinks(page.visit, session))
}

/**
 * The navigation of this person: that of the enterprise, where it has one of its own, in place of the portal's work.
 * Null while it is on its way; where it cannot be had, the portal's is better than none.
 */
export function useNavigation(): readonly NavigationItem[] | null {
  const portal = useNavigationItems()
  const isForeignSpace = useIsForeignSpace()
  const hasOwn = useAtomValue(sessionAtom)?.ownNavigation === true && !isForeignSpace
  const own = useCall('getNavigation', {}, { when: hasOwn })
  if (!hasOwn || own.status === 'failed') return portal
  if (own.status === 'loading') return null
  return [...own.data.items.map(ownItem), ...portal.filter(({ section }) => section !== workSection)]
}

type OwnItem = CallOutput<'getNavigation'>['items'][number]

function ownItem({ id, name, icon, application, url, target }: OwnItem): NavigationItem {
  const isOutside = target === 'blank'
  const shown = {
    key: id,
    label: name,
    icon: iconOf(icon),
    application: application ?? undefined,
    section: workSection,
  }
  return { ...shown, url: isOutside ? url : inCurrentSpace(url), isOutside }
}

function spaceOfLinks(visit: Visit, session: LoginStatus) {
  // Operators are in an enterprise for the page of it that they opened, and no longer.
  if (session.user_type === UserType.operator) return null
  // From the address of another enterprise the navigation leads back to one's own.
  return isForeign(visit, session) ? (session.curEntId ?? null) : visit.space
}
