import { Bars } from './Bars.tsx'
import { PageArea } from './PageArea.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'

/** Top bar and page: landing pages and homes. */
export function IndexLayout() {
  return (
    <div className="atrium-frame">
      <SkipLink />
      <TopBar />
      <Bars />
      <PageArea className="atrium-main" />
    </div>
  )
}
