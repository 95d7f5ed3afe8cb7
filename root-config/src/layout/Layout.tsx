import type { LayoutKind } from '@atrium/shared-utility/contract'
import { BareLayout } from './BareLayout.tsx'
import { IndexLayout } from './IndexLayout.tsx'
import { MobileLayout } from './MobileLayout.tsx'
import { PortalLayout } from './PortalLayout.tsx'
import { SignInLayout } from './SignInLayout.tsx'

/** The frame around the page, by the route's layout kind (specification 2). */
export function Layout({ kind }: { kind: LayoutKind }) {
  switch (kind) {
    case 'root':
    case 'customer':
      return <PortalLayout isCollapsed={false} />
    case 'default':
      return <PortalLayout isCollapsed />
    case 'index':
      return <IndexLayout />
    case 'noLogin':
      return <SignInLayout />
    case 'mobile':
    case 'rem':
      return <MobileLayout />
    case 'noSandbox':
    case 'maintenance':
      return <BareLayout />
    default:
      return kind satisfies never
  }
}
