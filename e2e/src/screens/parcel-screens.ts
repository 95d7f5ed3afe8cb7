import { UserType } from '@atrium/shared-utility/contract'
import { fakeOverrides } from './fake-overrides.ts'
import { fakeParcels } from './fake-parcels.ts'
import { fakeTelemetry } from './fake-telemetry.ts'
import type { Screen } from './screen.ts'

/** Parcels of teams, their versions and how these are rolled out and do. */
export const parcelScreens: readonly Screen[] = [
  { name: 'parcels', userType: UserType.operator, path: '/sysop/parcels', answers: fakeParcels },
  { name: 'parcel-form', userType: UserType.operator, path: '/sysop/parcels?dialog=add', answers: fakeParcels },
  {
    name: 'parcel',
    pattern: 'versions',
    userType: UserType.operator,
    path: '/sysop/parcels/orders',
    answers: fakeParcels,
  },
  {
    name: 'parcel-token-form',
    userType: UserType.operator,
    path: '/sysop/parcels/orders?dialog=token',
    answers: fakeParcels,
  },
  {
    name: 'parcel-version',
    userType: UserType.operator,
    path: '/sysop/parcels/orders?dialog=report&of=v2',
    answers: fakeParcels,
  },
  {
    name: 'parcel-release',
    userType: UserType.operator,
    path: '/sysop/parcels/orders?dialog=release&of=v3',
    answers: fakeParcels,
  },
  { name: 'overrides', userType: UserType.operator, path: '/sysop/parcels/override', answers: fakeOverrides },
  {
    name: 'override-revoke',
    userType: UserType.operator,
    path: '/sysop/parcels/override?dialog=revoke&of=o1',
    answers: fakeOverrides,
  },
  {
    name: 'parcel-preview',
    userType: UserType.operator,
    path: '/sysop/parcels/orders?dialog=preview&of=v3',
    answers: fakeParcels,
  },
  { name: 'revisions', userType: UserType.operator, path: '/sysop/parcels/revision', answers: fakeParcels },
  { name: 'revision', userType: UserType.operator, path: '/sysop/parcels/revision/r1', answers: fakeParcels },
  {
    name: 'revision-back',
    userType: UserType.operator,
    path: '/sysop/parcels/revision/r1?dialog=back',
    answers: fakeParcels,
  },
  {
    name: 'parcel-rollout',
    userType: UserType.operator,
    path: '/sysop/parcels/orders?dialog=rollout&of=v3',
    answers: fakeParcels,
  },
  { name: 'parcel-back', userType: UserType.operator, path: '/sysop/parcels/orders?dialog=back', answers: fakeParcels },
  { name: 'rollouts', userType: UserType.operator, path: '/sysop/parcels/rollout', answers: fakeParcels },
  {
    name: 'rollout',
    pattern: 'roll-out',
    userType: UserType.operator,
    path: '/sysop/parcels/rollout/ro1',
    answers: fakeParcels,
  },
  { name: 'rollout-halted', userType: UserType.operator, path: '/sysop/parcels/rollout/ro2', answers: fakeParcels },
  {
    name: 'rollout-widen',
    userType: UserType.operator,
    path: '/sysop/parcels/rollout/ro1?dialog=widen',
    answers: fakeParcels,
  },
  { name: 'parcel-missing', userType: UserType.operator, path: '/sysop/parcels/nosuchone' },
  { name: 'telemetry', userType: UserType.operator, path: '/sysop/telemetry', answers: fakeTelemetry },
  {
    name: 'telemetry-parcel',
    pattern: 'measurements',
    userType: UserType.operator,
    path: '/sysop/telemetry/orders',
    answers: fakeTelemetry,
  },
  { name: 'telemetry-none', userType: UserType.operator, path: '/sysop/telemetry/nosuchone' },
]
