import type { Page } from '@playwright/test'
import type {
  CallOutput,
  DeployToken,
  ParcelVersion,
  RevisionRow,
  TeamParcel,
  VersionRelease,
} from '@atrium/shared-utility/contract'
import { fakeRollouts } from './fake-rollouts.ts'
import { fakeResult } from './fake-result.ts'

const parcel: TeamParcel = {
  slug: 'orders',
  team: 'sales',
  name: '@sales/orders',
  contact: '销售系统组 / Sales systems, 4711',
  paths: ['/orders', '/quotes'],
  liveTokens: 1,
  inForce: '2.4.0',
  createdAt: '2026-03-04T08:00:00.000Z',
  createdBy: '平台运营',
  createdById: 'u1',
  updatedAt: '2026-03-05T08:00:00.000Z',
  updatedBy: '平台运营',
  updatedById: 'u1',
  version: 2,
}

const parcels: TeamParcel[] = [
  parcel,
  { ...parcel, slug: 'crm', name: '@sales/crm', paths: ['/crm'], liveTokens: 3 },
  { ...parcel, slug: 'stock', team: 'logistics', name: '@logistics/stock', paths: ['/stock'], liveTokens: 0 },
]

const token: DeployToken = {
  id: 't1',
  label: 'GitLab',
  state: 'live',
  createdAt: '2026-03-04T09:00:00.000Z',
  createdBy: '平台运营',
  expiresAt: '2026-06-02T09:00:00.000Z',
  lastUsedAt: '2026-03-05T09:00:00.000Z',
  lastUsedFrom: '192.0.2.10',
  revokedAt: null,
  revokedBy: null,
}

const tokens: DeployToken[] = [
  token,
  { ...token, id: 't2', label: '王芳的电脑 / A laptop', state: 'expired', lastUsedAt: null, lastUsedFrom: null },
  {
    ...token,
    id: 't3',
    label: 'Jenkins',
    state: 'revoked',
    revokedAt: '2026-03-04T12:00:00.000Z',
    revokedBy: '平台运营',
  },
]

const released: VersionRelease = {
  id: 'r3',
  number: 3,
  madeAt: '2026-03-05T08:05:00.000Z',
  madeByKind: 'person',
  madeBy: '平台运营',
  madeById: 'u1',
}

const version: ParcelVersion = {
  id: 'v2',
  version: '2.4.0',
  digest: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  sizeBytes: 48_211,
  madeAt: '2026-03-05T08:00:00.000Z',
  madeByKind: 'token',
  madeBy: 'GitLab',
  madeById: null,
  isInForce: true,
  released,
  browserCheck: {
    state: 'passed',
    msg: '已在浏览器中运行 / It was run',
    done: 24,
    of: 24,
    endedAt: '2026-03-05T08:01:00.000Z',
  },
  findings: 0,
  wasHalted: false,
  isDamaged: false,
  removedAt: null,
}

const versions: CallOutput<'listParcelVersions'> = {
  total: 61,
  list: [
    { ...version, id: 'v3', version: '2.5.0', isInForce: false, released: null, findings: 1 },
    version,
    { ...version, id: 'v1', version: '2.3.0', isInForce: false },
  ],
}

const report: CallOutput<'getParcelVersion'> = {
  ...version,
  report: [
    {
      code: 'usesNetwork',
      level: 'noted',
      msg: 'main.0a1b2c3d.js 第 1 行使用了 fetch。 / It uses fetch in line 1. Reach the server by named calls.',
    },
  ],
  files: [{ name: 'main.0a1b2c3d.js', bytes: 47_100 }],
  routes: ['/orders', '/orders/:id', '/quotes'],
  needs: [{ name: 'react', range: '^19.2.0' }],
  damage: [],
  trustedTypes: ['vue'],
}

const change = { slug: 'orders', before: '2.3.0', after: '2.4.0' }
const revision: RevisionRow = {
  id: 'r3',
  number: 3,
  reason: '修复下单页面 / Mends the order page',
  madeAt: '2026-03-05T08:05:00.000Z',
  madeByKind: 'token',
  madeBy: 'GitLab',
  madeById: null,
  isInForce: true,
  changes: [change],
}
const build = { madeByKind: 'build', madeBy: null, reason: '', isInForce: false } as const
const revisions: RevisionRow[] = [
  revision,
  { ...revision, id: 'r2', number: 2, isInForce: false, changes: [{ slug: 'orders', before: null, after: '2.3.0' }] },
  {
    ...revision,
    ...build,
    id: 'r1',
    number: 1,
    changes: ['boot', 'shared', 'shell', 'sysop'].map((slug) => ({ slug, before: null, after: '0.1.0' })),
  },
]

const whole: CallOutput<'getRevision'> = {
  ...revision,
  ...build,
  id: 'r1',
  number: 1,
  digest: version.digest,
  parts: [
    { slug: 'orders', version: '2.4.0', isRegistered: true, released },
    ...['boot', 'shared', 'shell', 'sysop'].map((slug) => ({
      slug,
      version: '0.1.0',
      isRegistered: false,
      released: { ...released, ...build, id: 'r1', number: 1, personId: null },
    })),
  ],
  changes: [],
  toBringBack: [{ slug: 'orders', before: '2.4.0', after: null }],
  needsTwo: [],
  head: 'r3',
}

const damage: CallOutput<'listArtifactDamage'> = {
  total: 1,
  list: [
    {
      id: 'd1',
      slug: 'orders',
      version: '2.3.0',
      file: 'main.0a1b2c3d.js',
      machine: 'portal-2',
      foundAt: '2026-03-05T02:00:00.000Z',
      repairedAt: '2026-03-05T02:00:01.000Z',
    },
  ],
}

/** Parcels of two teams, and one of them with a token of each kind. */
export async function fakeParcels(page: Page) {
  await fakeResult('**/api/sysop/parcel?*', { total: parcels.length, list: parcels })(page)
  await fakeResult('**/api/sysop/damage', damage)(page)
  await fakeResult('**/api/sysop/parcel/orders', { ...parcel, lastGood: '2.3.0' })(page)
  await fakeResult('**/api/sysop/parcel/orders/token', tokens)(page)
  await fakeResult('**/api/sysop/parcel/orders/version', versions)(page)
  await fakeResult('**/api/sysop/parcel/orders/version/v2', report)(page)
  await fakeResult('**/api/sysop/parcel/orders/version/v3', { ...report, ...versions.list[0] })(page)
  await fakeRollouts(page)
  await fakeResult('**/api/sysop/revision?*', { total: revisions.length, list: revisions })(page)
  await fakeResult('**/api/sysop/revision/r1', whole)(page)
  await fakeResult('**/api/sysop/revision/r3', { ...whole, ...revision, toBringBack: [] })(page)
}
