import { calls, type ListCall } from '../../contract/index.ts'
import { addressOf as addressBy, filterInput } from './address.ts'
import { people } from './given.ts'

const addressOf = (list: Parameters<typeof addressBy>[0] & { call: ListCall }) => addressBy(list, calls[list.call])

const days = { from: { kind: 'firstDay' }, to: { kind: 'lastDay' } } as const
const signIns = {
  call: 'listSignIns',
  id: 'log',
  sorts: { at: 'at' },
  filters: { ...days, ip: { kind: 'text' } },
} as const

test('a list begins sorted as the contract says, whatever the order of its description', () => {
  expect(addressOf(people)).toMatchObject({ sorts: ['createdAt', 'name', 'lastLoginAt'], order: 'desc' })
  const turned = addressOf({ ...people, id: 'people', sorts: { name: 'name', createdAt: 'createdAt' } })
  expect(turned.sorts).toEqual(['createdAt', 'name'])
})

test('a list with one order has no sort key', () => {
  const members = addressOf({ call: 'listMembers', id: 'members', sorts: {}, filters: {} })
  expect(members.sorts).toEqual([''])
})

test('days stand in the address as people say them', () => {
  const { filters } = addressOf(signIns)
  expect(filters.parse({ from: '2026-03-05', ip: '::1' })).toEqual({ from: '2026-03-05', ip: '::1' })
  expect(filters.safeParse({ from: '2026-03-05T00:00:00Z' }).success).toBe(false)
})

test('a stretch of days reaches from where the first begins to where the last is over', () => {
  const input = filterInput(signIns.filters, { from: '2026-03-05', to: '2026-03-05', ip: '::1' })
  expect(input).toEqual({
    from: new Date(2026, 2, 5).toISOString(),
    to: new Date(2026, 2, 6).toISOString(),
    ip: '::1',
  })
})
