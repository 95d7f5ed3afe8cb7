import { enterpriseStatuses } from '../contract/index.ts'
import { enterpriseStanding } from './enterprise-standing.ts'

const now = new Date('2026-11-27T04:00:00.000Z')
beforeEach(() => jest.useFakeTimers({ now }))
afterEach(() => jest.useRealTimers())

test('one whose term is over is expired, unless another state keeps its people out already', () => {
  const standings = enterpriseStatuses.map((status) => [
    status,
    enterpriseStanding({ status, expiresAt: '2026-11-20T15:59:59.000Z' }),
  ])
  expect(Object.fromEntries(standings)).toEqual({
    provisioning: 'provisioning',
    active: 'expired',
    readonly: 'expired',
    suspended: 'suspended',
    closing: 'closing',
    closed: 'closed',
  })
})

test('a term is over from its own moment on, and not before', () => {
  const standing = (expiresAt: string | null) => enterpriseStanding({ status: 'active', expiresAt })
  expect(standing(now.toISOString())).toBe('expired')
  expect(standing('2026-11-27T04:00:00.001Z')).toBe('active')
  expect(standing(null)).toBe('active')
})
