import { type DescribedNames, plainNames } from '@atrium/shared-utility/testing'
import { textList } from './screens/dictionary/text-list.ts'
import { trafficList } from './screens/traffic/traffic-list.ts'
import { whiteListList } from './screens/white-list/white-list-list.ts'

const lists: Record<string, DescribedNames> = {
  textList,
  trafficList,
  whiteListList,
}

test.each(Object.entries(lists))(
  'in %s each column that names an enterprise or a person leads to its page',
  (_, list) => expect(plainNames(list)).toEqual([]),
)
