import { UserType } from '@atrium/shared-utility/contract'
import { fakeProposals } from './fake-proposals.ts'
import type { Screen } from './screen.ts'

/** Changes that take two operators, and the tokens of those who build the portal. */
export const proposalScreens: readonly Screen[] = [
  { name: 'proposals', userType: UserType.operator, path: '/sysop/parcels/proposal', answers: fakeProposals },
  { name: 'proposal', userType: UserType.operator, path: '/sysop/parcels/proposal/p1', answers: fakeProposals },
  {
    name: 'proposal-refuse',
    userType: UserType.operator,
    path: '/sysop/parcels/proposal/p1?dialog=refuse',
    answers: fakeProposals,
  },
  { name: 'platform-tokens', userType: UserType.operator, path: '/sysop/parcels/platform', answers: fakeProposals },
  {
    name: 'platform-token-form',
    userType: UserType.operator,
    path: '/sysop/parcels/platform?dialog=token',
    answers: fakeProposals,
  },
]
