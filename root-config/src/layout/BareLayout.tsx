import { Acting } from './Bars.tsx'
import { PageArea } from './PageArea.tsx'

/** No frame: the page owns everything. */
export function BareLayout() {
  return (
    <>
      <Acting />
      <PageArea className="atrium-main atrium-main-bare" />
    </>
  )
}
