import type { Page } from '@playwright/test'
import type { CallOutput, Trust } from '@atrium/shared-utility/contract'
import { fakeResult } from './fake-result.ts'

const at = '2026-01-02T03:04:05.000Z'
const applications = [{ id: 'a1', name: 'Costs of projects and of departments by quarter' }]
const deputy: Trust = {
  id: 't1',
  userId: 'u1',
  name: '林谷雨',
  from: at,
  to: '2036-01-02T03:04:05.000Z',
  hasBegun: true,
  scope: { kinds: ['request'], applications },
}
const later: Trust = { ...deputy, id: 't2', name: '周既明', from: '2035-01-02T03:04:05.000Z', hasBegun: false }

/** People who act for each other. */
export async function fakeDeputies(page: Page) {
  await fakeResult('**/api2/user/deputies*', [deputy, later])(page)
  await fakeResult('**/api2/user/trusters*', [{ ...deputy, scope: { kinds: ['request'], applications: null } }])(page)
}

const waiting: CallOutput<'listTrusterRequests'> = {
  name: '林谷雨',
  list: [
    {
      id: 'r1',
      applicationId: 'a1',
      icon: 'chart',
      color: 'teal',
      applicationName: 'Costs of projects and of departments by quarter',
      userName: '周既明',
      needsRole: false,
      reason: 'The figures of the quarter are due on Friday, and no other person in the department has them',
      askedAt: at,
    },
  ],
}

/** What waits for a person, as their deputy sees it. */
export const fakeTruster = fakeResult('**/api2/user/trusters/u1/request*', waiting)
