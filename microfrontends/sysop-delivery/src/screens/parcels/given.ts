import type { CallFakes } from '@atrium/shared-utility/testing'
import type {
  DeployToken,
  ParcelVersion,
  VersionRelease,
  WholeTeamParcel,
  WholeParcelVersion,
  WholeRevision,
} from '@atrium/shared-utility/contract'

/** A parcel of the sales team; a test names only what it is about. */
export function aParcel(facts: Partial<WholeTeamParcel> = {}): WholeTeamParcel {
  return {
    slug: 'orders',
    team: 'sales',
    name: '@sales/orders',
    contact: '销售系统组，分机 4711',
    paths: ['/orders', '/quotes'],
    liveTokens: 1,
    inForce: '2.4.0',
    lastGood: '2.3.0',
    createdAt: '2026-03-05T08:00:00.000Z',
    createdBy: '王运营',
    createdById: 'u1',
    updatedAt: '2026-03-06T08:00:00.000Z',
    updatedBy: '李运营',
    updatedById: 'u2',
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

function aRelease(facts: Partial<VersionRelease> = {}): VersionRelease {
  return {
    id: 'r2',
    number: 2,
    madeAt: '2026-03-07T08:00:00.000Z',
    madeByKind: 'person',
    madeBy: '李运营',
    madeById: 'u2',
    ...facts,
  }
}

export function aVersion(facts: Partial<ParcelVersion> = {}): ParcelVersion {
  return {
    id: 'v2',
    version: '2.4.0',
    digest: 'abc123',
    sizeBytes: 48_000,
    madeAt: '2026-03-06T08:00:00.000Z',
    madeByKind: 'token',
    madeBy: 'GitLab',
    madeById: null,
    isInForce: true,
    released: aRelease(),
    findings: 0,
    wasHalted: false,
    isDamaged: false,
    browserCheck: null,
    removedAt: null,
    ...facts,
  }
}

export function aWholeVersion(facts: Partial<WholeParcelVersion> = {}): WholeParcelVersion {
  return {
    ...aVersion(),
    report: [],
    files: [{ name: 'main.0a1b2c3d.js', bytes: 47_000 }],
    routes: ['/orders/:id'],
    needs: [{ name: 'react', range: '^19.2.0' }],
    trustedTypes: ['vue'],
    damage: [],
    ...facts,
  }
}

const build = { madeByKind: 'build', madeBy: null, madeById: null } as const

/** One that is not in force any more. */
export function aRevision(facts: Partial<WholeRevision> = {}): WholeRevision {
  return {
    id: 'r2',
    number: 2,
    reason: '修复下单页面',
    madeAt: '2026-03-06T08:00:00.000Z',
    madeByKind: 'token',
    madeBy: 'GitLab',
    madeById: null,
    isInForce: false,
    changes: [{ slug: 'orders', before: '2.3.0', after: '2.4.0' }],
    digest: 'abc123',
    parts: [
      { slug: 'orders', version: '2.4.0', isRegistered: true, released: aRelease() },
      { slug: 'shared', version: '0.1.0', isRegistered: false, released: aRelease({ ...build, id: 'r1', number: 1 }) },
    ],
    toBringBack: [{ slug: 'orders', before: '2.5.0', after: '2.4.0' }],
    needsTwo: [],
    head: 'r3',
    ...facts,
  }
}

/** What the list of parcels says of the portal beside them: nothing waits. */
export const ofWholePortal = {
  listRevisions: () => ({ total: 7, list: [aRevision({ id: 'r7', number: 7, isInForce: true })] }),
  getRevision: () => aRevision({ id: 'r7', number: 7, isInForce: true }),
  listProposals: () => ({ total: 0, list: [] }),
} satisfies CallFakes
