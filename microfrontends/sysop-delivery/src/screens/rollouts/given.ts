import type { WholeRollout } from '@atrium/shared-utility/contract'

/** A roll-out of the sales team; a test names only what it is about. */
export function aRollout(facts: Partial<WholeRollout> = {}): WholeRollout {
  return {
    id: 'ro1',
    slug: 'orders',
    version: '2.5.0',
    before: '2.4.0',
    state: 'running',
    percent: 5,
    countedBy: 'user',
    userTypes: [],
    enterprises: ['acme1'],
    limits: { openings: 20, errorPoints: 5, mountPercent: 50 },
    reason: '新的下单页面',
    begunAt: '2026-03-06T08:00:00.000Z',
    begunByKind: 'token',
    begunBy: 'GitLab',
    begunById: null,
    endedAt: null,
    endedByKind: null,
    endedBy: null,
    endReason: null,
    found: null,
    health: { own: { openings: 60, erred: 3, mountMs: 120 }, before: { openings: 900, erred: 9, mountMs: 110 } },
    named: [{ id: 'acme1', name: 'Acme' }],
    ...facts,
  }
}
