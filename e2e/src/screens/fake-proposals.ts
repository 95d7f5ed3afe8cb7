import type { CallOutput } from '@atrium/shared-utility/contract'
import type { Page } from '@playwright/test'
import { fakeResult } from './fake-result.ts'

const proposal: CallOutput<'getProposal'> = {
  id: 'p1',
  state: 'open',
  reason: '新的外壳修复了平板上的菜单 / The new shell mends the menu of tablets',
  changes: [
    { slug: 'boot', before: '0.4.0', after: '0.5.0' },
    { slug: 'shell', before: '0.4.0', after: '0.5.0' },
  ],
  madeBy: '李运营',
  madeById: 'u2',
  token: 'GitLab',
  madeAt: '2026-03-05T08:05:00.000Z',
  expiresAt: '2026-03-06T08:05:00.000Z',
  decidedBy: null,
  decidedById: null,
  decidedAt: null,
  number: null,
  against: 41,
  back: null,
  decision: null,
  moved: [],
  parts: ['boot', 'shell'].map((slug, index) => ({
    slug,
    version: '0.5.0',
    digest: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    newFiles: 1 + index,
    goneFiles: 1,
  })),
  isOwn: false,
}
const decided = { decidedBy: '王运营', decidedById: 'u1', decidedAt: '2026-03-05T09:00:00.000Z' }
const { against: _a, back: _b, decision: _d, moved: _m, parts: _p, isOwn: _i, ...row } = proposal
const rows = [
  row,
  { ...row, ...decided, id: 'p2', state: 'approved', token: null, number: 41 },
  { ...row, ...decided, id: 'p3', state: 'refused' },
] satisfies CallOutput<'listProposals'>['list']

const token: CallOutput<'listPlatformTokens'>[number] = {
  id: 't1',
  label: 'GitLab',
  state: 'live',
  createdAt: '2026-03-01T08:00:00.000Z',
  createdBy: '李运营',
  expiresAt: '2026-05-30T08:00:00.000Z',
  lastUsedAt: '2026-03-05T08:05:00.000Z',
  lastUsedFrom: '192.0.2.7',
  revokedAt: null,
  revokedBy: null,
}

/** Changes of what runs where people sign in in each state, and a platform token. */
export async function fakeProposals(page: Page) {
  await fakeResult('**/api/sysop/proposal?*', { total: rows.length, list: rows })(page)
  await fakeResult('**/api/sysop/proposal/p1', proposal)(page)
  await fakeResult('**/api/sysop/platform-token', [token])(page)
}
