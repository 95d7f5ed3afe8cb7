import type { Page } from '@playwright/test'
import type { DeployToken, TeamParcel } from '@atrium/shared-utility/contract'
import { fakeResult } from './fake-result.ts'

const parcel: TeamParcel = {
  slug: 'orders',
  team: 'sales',
  name: '@sales/orders',
  contact: '销售系统组 / Sales systems, 4711',
  paths: ['/orders', '/quotes'],
  liveTokens: 1,
  createdAt: '2026-03-04T08:00:00.000Z',
  createdBy: '平台运营',
  updatedAt: '2026-03-05T08:00:00.000Z',
  updatedBy: '平台运营',
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

/** Parcels of two teams, and one of them with a token of each kind. */
export async function fakeParcels(page: Page) {
  await fakeResult('**/api/sysop/parcel?*', { total: parcels.length, list: parcels })(page)
  await fakeResult('**/api/sysop/parcel/orders', parcel)(page)
  await fakeResult('**/api/sysop/parcel/orders/token', tokens)(page)
}
