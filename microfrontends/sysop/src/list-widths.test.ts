import { type DescribedWidths, leastListWidth, listRoomAt } from '@atrium/shared-utility/testing'
import { textList } from './screens/dictionary/text-list.ts'
import { whiteListList } from './screens/white-list/white-list-list.ts'

const lists: Record<string, DescribedWidths> = {
  textList,
  whiteListList,
}

test.each(Object.entries(lists))('U01: %s does not scroll sideways at 1280, as it is first shown', (_, list) => {
  expect(leastListWidth(list)).toBeLessThanOrEqual(listRoomAt(1280))
})
