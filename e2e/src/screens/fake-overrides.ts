import type { Page } from '@playwright/test'
import type { OverrideOffer, OverrideRow, OwnOverride } from '@atrium/shared-utility/contract'
import { fakeResult } from './fake-result.ts'

const offer: OverrideOffer = {
  id: 'o1',
  kind: 'dev',
  slug: 'orders',
  name: '@sales/orders',
  team: 'sales',
  version: null,
  port: 5199,
  madeBy: '王芳的电脑 / A laptop',
  madeAt: '2026-03-05T08:00:00.000Z',
  expiresAt: '2026-03-05T16:00:00.000Z',
}

const person = { userId: 'u1', name: '王芳', loginId: 'wangfang', grantedAt: '2026-03-05T08:01:00.000Z' }
const row: OverrideRow = {
  ...offer,
  state: 'live',
  seats: 1,
  people: [{ ...person, firstUsedAt: '2026-03-05T08:02:00.000Z', isLive: true }],
  revokedAt: null,
  revokedBy: null,
  revokedById: null,
  madeById: null,
}
const preview = { ...row, kind: 'preview', version: '2.5.0-crm-with-a-long-name.3', port: null } as const

const rows: OverrideRow[] = [
  row,
  { ...preview, id: 'o2', seats: 5, people: [{ ...person, firstUsedAt: null, isLive: true }] },
  { ...preview, id: 'o3', state: 'asked', people: [], madeBy: 'GitLab' },
  { ...row, id: 'o4', state: 'over', revokedAt: '2026-03-05T09:00:00.000Z', revokedBy: '平台运营' },
]

const own: OwnOverride = { ...offer, isHere: true, grantedAt: person.grantedAt, home: '/orders', address: null }

/** What some see in place of what is in force, what one has of it oneself, and what one is offered. */
export async function fakeOverrides(page: Page) {
  await fakeResult('**/api/sysop/override?*', { total: rows.length, list: rows })(page)
  await fakeResult('**/api/user/override', [
    own,
    { ...own, id: 'o2', kind: 'preview', version: '2.5.0', port: null, isHere: false },
  ])(page)
  await fakeResult('**/api/user/override/o1', offer)(page)
}
