import type { Page } from '@playwright/test'
import type { RolloutRow, WholeRollout } from '@atrium/shared-utility/contract'
import { fakeResult } from './fake-result.ts'
import { fakeTelemetry } from './fake-telemetry.ts'

const health = {
  own: { openings: 412, erred: 2, mountMs: 118 },
  before: { openings: 8105, erred: 31, mountMs: 104 },
}
const rollout: WholeRollout = {
  id: 'ro1',
  slug: 'orders',
  version: '2.5.0',
  before: '2.4.0',
  state: 'running',
  percent: 5,
  countedBy: 'user',
  userTypes: [0, 6],
  enterprises: ['acme1', 'globex2'],
  limits: { openings: 20, errorPoints: 5, mountPercent: 50 },
  reason: '新的下单页面 / The new order page',
  begunAt: '2026-03-05T08:00:00.000Z',
  begunByKind: 'token',
  begunBy: 'GitLab',
  begunById: null,
  endedAt: null,
  endedByKind: null,
  endedBy: null,
  endReason: null,
  found: null,
  health,
  named: [
    { id: 'acme1', name: '示例科技有限公司 / Acme' },
    { id: 'globex2', name: 'Globex' },
  ],
}

const halted: WholeRollout = {
  ...rollout,
  id: 'ro2',
  version: '2.4.9',
  before: '2.3.0',
  state: 'halted',
  endedAt: '2026-03-04T08:00:12.000Z',
  found: { cause: 'errors', ...health, own: { openings: 20, erred: 19, mountMs: null } },
  health: null,
}

const { health: _health, named: _named, ...row } = rollout
const rollouts: RolloutRow[] = [
  row,
  { ...row, id: 'ro2', version: '2.4.9', before: '2.3.0', state: 'halted', found: halted.found },
  { ...row, id: 'ro3', version: '2.3.0', before: null, state: 'completed', percent: 100, enterprises: [] },
]

/** A roll-out that runs, one that has halted by itself, and how their parcel did. */
export async function fakeRollouts(page: Page) {
  await fakeTelemetry(page)
  await fakeResult('**/api/sysop/rollout?*', { total: rollouts.length, list: rollouts })(page)
  await fakeResult('**/api/sysop/rollout/ro1', rollout)(page)
  await fakeResult('**/api/sysop/rollout/ro2', halted)(page)
}
