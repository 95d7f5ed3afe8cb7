import { type DescribedNames, type NamingList, plainNames, unlinkedNames } from '@atrium/shared-utility/testing'
import { textList } from './screens/dictionary/text-list.ts'
import { trafficList } from './screens/traffic/traffic-list.ts'
import { whiteListList } from './screens/white-list/white-list-list.ts'

const lists: Record<string, DescribedNames & NamingList> = {
  textList,
  trafficList,
  whiteListList,
}

/** Columns that name something and say no way to it, each with the reason. */
const without: Record<string, Record<string, string>> = {
  trafficList: { call: 'what a call does; it has no page' },
}

test.each(Object.entries(lists))(
  'in %s each column that names an enterprise or a person leads to its page',
  (_, list) => expect(plainNames(list)).toEqual([]),
)

test.each(Object.entries(lists))('in %s each column that names a record or a person leads there', (list, described) => {
  expect(unlinkedNames(described)).toEqual(Object.keys(without[list] ?? {}))
})
