import type { DeployToken, TeamParcel } from '@atrium/shared-utility/contract'

/** A parcel of the sales team; a test names only what it is about. */
export function aParcel(facts: Partial<TeamParcel> = {}): TeamParcel {
  return {
    slug: 'orders',
    team: 'sales',
    name: '@sales/orders',
    contact: '销售系统组，分机 4711',
    paths: ['/orders', '/quotes'],
    liveTokens: 1,
    createdAt: '2026-03-05T08:00:00.000Z',
    createdBy: '王运营',
    updatedAt: '2026-03-06T08:00:00.000Z',
    updatedBy: '李运营',
    version: 3,
    ...facts,
  }
}

export function aToken(facts: Partial<DeployToken> = {}): DeployToken {
  return {
    id: 't1',
    label: 'GitLab',
    state: 'live',
    createdAt: '2026-03-05T08:00:00.000Z',
    createdBy: '王运营',
    expiresAt: '2026-06-05T08:00:00.000Z',
    lastUsedAt: null,
    lastUsedFrom: null,
    revokedAt: null,
    revokedBy: null,
    ...facts,
  }
}
