import { useState } from 'react'
import { grouped, type NavigationItem } from './navigation-items.ts'
import { NavigationDrawer } from './NavigationDrawer.tsx'
import { PageArea } from './PageArea.tsx'
import { recall, remember } from '../remembered.ts'
import { ReminderBar } from './ReminderBar.tsx'
import { SideNavigation } from './SideNavigation.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import { useNavigationItems } from './use-navigation-items.ts'

type Props = {
  /** True for layouts that start collapsed; the others start as the person left them. */
  isCollapsed: boolean
  /** The enterprise's own navigation in place of the portal's. */
  items?: readonly NavigationItem[]
}

const rememberedAs = 'atrium.navigation'

/** Top bar, collapsible navigation at the left, page; on a phone the navigation is a drawer. */
export function PortalLayout({ isCollapsed, items }: Props) {
  const own = useNavigationItems()
  const shown = items ?? grouped(own)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const collapsed = chosen ?? (isCollapsed || recall(rememberedAs) === 'collapsed')
  const handleToggle = () => {
    setChosen(!collapsed)
    if (!isCollapsed) remember(rememberedAs, collapsed ? 'open' : 'collapsed')
  }
  return (
    <div className="atrium-frame">
      <SkipLink />
      <TopBar onOpenNavigation={shown.length > 0 ? () => setDrawerOpen(true) : undefined} />
      <ReminderBar />
      <div className="atrium-columns">
        {shown.length > 0 && <SideNavigation items={shown} isCollapsed={collapsed} onToggle={handleToggle} />}
        <PageArea className="atrium-main" />
      </div>
      {isDrawerOpen && <NavigationDrawer items={shown} onClose={() => setDrawerOpen(false)} />}
    </div>
  )
}
