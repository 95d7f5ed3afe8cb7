import { currentHost } from '@atrium/shared-utility'
import { lazyPart, useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { titleOf } from '../navigation/page-title.ts'
import { Bars } from './Bars.tsx'
import { tabsOf } from './navigation-items.ts'
import { PageArea } from './PageArea.tsx'
import { useShell } from './shell-context.tsx'
import { useNavigation } from './use-navigation-items.ts'
import { usePage } from './use-page.ts'
import { WorkTabs } from './WorkTabs.tsx'

// It is not a part of the first page: a person pulls nothing before there is something to see.
const PullToRefresh = lazyPart(async () => (await import('./PullToRefresh.tsx')).PullToRefresh)

/** Title bar with a way back, page, tabs at the bottom. `rem` differs by style alone: its root font follows the width. */
export function MobileLayout() {
  const tabs = tabsOf(useNavigation() ?? [])
  const shell = useShell()
  const [area, setArea] = useState<HTMLElement | null>(null)
  return (
    <div className="atrium-frame atrium-mobile">
      {/* A mini program has a bar of its own, with the title and the way back. */}
      {!currentHost().miniProgram && <TitleBar />}
      <Bars />
      <div className="atrium-pull" ref={setArea}>
        {area && <PullToRefresh area={area} onRefresh={shell.reopen} />}
        <PageArea className="atrium-main" />
      </div>
      {tabs.length > 0 && <WorkTabs items={tabs} />}
    </div>
  )
}

function TitleBar() {
  const t = useText()
  const page = usePage()
  return (
    <header className="atrium-topbar">
      <button className="atrium-icon-button" type="button" aria-label={t('back')} onClick={() => window.history.back()}>
        <Icon name="back" />
      </button>
      <span className="atrium-mobile-title">{titleOf(page)}</span>
    </header>
  )
}
