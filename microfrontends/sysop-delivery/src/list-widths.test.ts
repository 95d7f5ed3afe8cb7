import { type DescribedWidths, leastListWidth, listRoomAt } from '@atrium/shared-utility/testing'
import { bundleList } from './screens/bundles/bundle-list.ts'
import { packageList } from './screens/packages/package-list.tsx'
import { overrideList } from './screens/parcels/override-list.tsx'
import { parcelList } from './screens/parcels/parcel-list.ts'
import { revisionList } from './screens/parcels/revision-list.ts'
import { rolloutList } from './screens/rollouts/rollout-list.ts'

const lists: Record<string, DescribedWidths> = {
  overrideList,
  packageList,
  bundleList,
  parcelList,
  revisionList,
  rolloutList,
}

test.each(Object.entries(lists))('U01: %s does not scroll sideways at 1280, as it is first shown', (_, list) => {
  expect(leastListWidth(list)).toBeLessThanOrEqual(listRoomAt(1280))
})

test('U01: an override shows which version it is of at 1280, too', () => {
  const { columns }: DescribedWidths = overrideList
  expect(columns['name']?.width).toBeGreaterThanOrEqual(264)
  expect(leastListWidth(overrideList)).toBeLessThanOrEqual(listRoomAt(1280))
})
