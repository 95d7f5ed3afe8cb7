import type { LayoutKind } from '@atrium/shared-utility/contract'
import { currentPage } from '../navigation/page.ts'

/** Whether the layout of a kind is on the screen. Reads the one match of this navigation and computes nothing. */
export function isLayoutActive(kind: LayoutKind) {
  const page = currentPage()
  return page.status !== 'starting' && page.kind === kind
}

/** Whether the parcel's page is on the screen. */
export function isFrameActive(app: string) {
  const page = currentPage()
  return page.status === 'app' && page.app === app
}
