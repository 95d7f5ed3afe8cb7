import { useCall } from '@atrium/shared-utility/react'
import { inCurrentSpace } from '@atrium/shared-utility'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { iconOf, type NavigationItem } from './navigation-items.ts'
import { PortalLayout } from './PortalLayout.tsx'

/** As root, with the enterprise's own navigation where it has one. */
export function CustomerLayout() {
  const navigation = useCall('getNavigation', {})
  const own = navigation.status === 'done' && navigation.data.custom ? navigation.data.items.map(itemOf) : undefined
  return <PortalLayout isCollapsed={false} items={own} />
}

function itemOf({ id, name, icon, url, target }: CallOutput<'getNavigation'>['items'][number]): NavigationItem {
  const isOutside = target === 'blank'
  return { key: id, label: name, icon: iconOf(icon), url: isOutside ? url : inCurrentSpace(url), isOutside }
}
