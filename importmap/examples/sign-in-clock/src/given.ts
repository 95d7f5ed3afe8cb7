import type { CallFakes } from '@atrium/shared-utility/testing'

const times = { startedAt: '2026-01-01T08:00:00.000Z', lastSeenAt: '2026-01-01T11:00:00.000Z', keptUntil: null }

export const answers: CallFakes = {
  listOwnSessions: () => [
    { id: 's1', isCurrent: true, browser: 'Chrome', system: 'Linux', ip: null, ...times },
    { id: 's2', isCurrent: false, browser: null, system: null, ip: null, ...times },
  ],
}
