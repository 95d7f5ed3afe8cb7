import { type DescribedNames, plainNames } from '@atrium/shared-utility/testing'
import { bundleList } from './screens/bundles/bundle-list.ts'
import { packageList } from './screens/packages/package-list.tsx'
import { overrideList } from './screens/parcels/override-list.ts'
import { parcelList } from './screens/parcels/parcel-list.ts'
import { proposalList } from './screens/parcels/proposal-list.ts'
import { revisionList } from './screens/parcels/revision-list.ts'
import { rolloutList } from './screens/rollouts/rollout-list.ts'
import { telemetryList } from './screens/telemetry/telemetry-list.ts'
import { updateList } from './screens/updates/update-list.ts'

const lists: Record<string, DescribedNames> = {
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

test.each(Object.entries(lists))(
  'in %s each column that names an enterprise or a person leads to its page',
  (_, list) => expect(plainNames(list)).toEqual([]),
)
