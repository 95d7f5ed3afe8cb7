import { type DescribedNames, type NamingList, plainNames, unlinkedNames } from '@atrium/shared-utility/testing'
import { bundleList } from './screens/bundles/bundle-list.ts'
import { packageList } from './screens/packages/package-list.tsx'
import { overrideList } from './screens/parcels/override-list.tsx'
import { parcelList } from './screens/parcels/parcel-list.ts'
import { proposalList } from './screens/parcels/proposal-list.ts'
import { revisionList } from './screens/parcels/revision-list.ts'
import { rolloutList } from './screens/rollouts/rollout-list.ts'
import { telemetryList } from './screens/telemetry/telemetry-list.ts'
import { updateList } from './screens/updates/update-list.ts'

const lists: Record<string, DescribedNames & NamingList> = {
  bundleList,
  overrideList,
  packageList,
  parcelList,
  proposalList,
  revisionList,
  rolloutList,
  telemetryList,
  updateList,
}

const opensRow = 'its screen opens the row by it (openAt)'
const ofItself = 'what the record is about; its screen opens the row by the first column'

/** Columns that name something and say no way to it, each with the reason. */
const without: Record<string, Record<string, string>> = {
  bundleList: { title: ofItself },
  overrideList: { people: 'draws a link for each person', used: 'moments alone' },
  parcelList: { slug: opensRow, name: ofItself },
  rolloutList: { slug: opensRow },
  updateList: { title: ofItself },
}

test.each(Object.entries(lists))(
  'in %s each column that names an enterprise or a person leads to its page',
  (_, list) => expect(plainNames(list)).toEqual([]),
)

test.each(Object.entries(lists))('in %s each column that names a record or a person leads there', (list, described) => {
  expect(unlinkedNames(described)).toEqual(Object.keys(without[list] ?? {}))
})
