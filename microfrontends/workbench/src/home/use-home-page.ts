import { useCall } from '@atrium/shared-utility/react'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { arrangementsAtom } from './arrangements.ts'
import { forAll } from './cards.ts'
import { keepLayout, keptLayout } from './kept-layout.ts'

/**
 * The cards that are shown, from the top of each column; null until it is known. While the server is asked, and when it
 * does not answer, they stand as they did last.
 */
export function useHomePage() {
  const page = useCall('getHomePage', {}, { keepPrevious: true })
  const [kept] = useState(keptLayout)
  const layout = page.status === 'done' ? page.data.layout : null
  const arrangements = useAtomValue(arrangementsAtom)
  const handleArranged = useEffectEvent(() => {
    if (page.status !== 'loading') page.reload()
  })
  useEffect(() => {
    if (arrangements > 0) handleArranged()
  }, [arrangements])
  useEffect(() => {
    if (layout !== null) keepLayout(shownOf(layout))
  }, [layout])
  if (layout !== null) return { page, shown: shownOf(layout) }
  return { page, shown: kept ?? (page.status === 'failed' ? forAll : null) }
}

type Placed = { id: (typeof forAll)[number]['id']; x: number; props: { isHidden: boolean } }

function shownOf(layout: readonly Placed[]) {
  return layout.flatMap(({ id, x, props }) => (props.isHidden ? [] : [{ id, x }]))
}
