import { PageArea } from './PageArea.tsx'

/** No frame: the page owns everything. */
export function BareLayout() {
  return <PageArea className="atrium-main atrium-main-bare" />
}
