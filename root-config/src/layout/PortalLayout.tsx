import { deviceStore } from '@atrium/shared-utility'
import { useState } from 'react'
import { tabsOf } from './navigation-items.ts'
import { NavigationDrawer } from './bar-parts.ts'
import { PageArea } from './PageArea.tsx'
import { Bars } from './Bars.tsx'
import { SideNavigation } from './SideNavigation.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import { useNavigation } from './use-navigation-items.ts'
import { WorkTabs } from './WorkTabs.tsx'

type Props = {
  /** True for layouts that start collapsed; the others start as the person left them. */
  isCollapsed: boolean
}

const rememberedAs = 'atrium.navigation'

/** Top bar, collapsible navigation at the left, page; on a phone tabs for work, and the rest in a drawer. */
export function PortalLayout({ isCollapsed }: Props) {
  const items = useNavigation()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const collapsed = chosen ?? (isCollapsed || deviceStore.get(rememberedAs) === 'collapsed')
  const handleToggle = () => {
    setChosen(!collapsed)
    if (!isCollapsed) deviceStore.set(rememberedAs, collapsed ? 'open' : 'collapsed')
  }
  const tabs = tabsOf(items ?? [])
  const hasMore = items !== null && items.length > tabs.length
  return (
    <div className="atrium-frame" data-tabs={tabs.length > 0}>
      <SkipLink />
      <TopBar onOpenNavigation={hasMore ? () => setDrawerOpen(true) : undefined} />
      <Bars />
      <div className="atrium-columns">
        {items?.length !== 0 && <SideNavigation items={items} isCollapsed={collapsed} onToggle={handleToggle} />}
        <PageArea className="atrium-main" />
      </div>
      {tabs.length > 0 && <WorkTabs items={tabs} className="atrium-narrow" />}
      {isDrawerOpen && items && <NavigationDrawer items={items} onClose={() => setDrawerOpen(false)} />}
    </div>
  )
}
