import type { ApplicationRequest } from '@atrium/shared-utility/contract'
import { fakeResult } from './fake-result.ts'

const request: ApplicationRequest = {
  id: 'r1',
  applicationId: 'a1',
  applicationName: 'Costs of projects and of departments by quarter',
  icon: 'chart',
  color: 'teal',
  userId: 'u1',
  userName: '林谷雨',
  reason: 'The figures of the quarter are due on Friday, and nobody else in the department has them',
  state: 'open',
  word: '',
  askedAt: '2026-01-02T03:04:05.000Z',
  answeredAt: null,
  answeredBy: null,
  answeredFor: null,
  answeredById: null,
  answeredForId: null,
  needsRole: false,
}

/** A person who asks for an application. */
export const fakeRequests = fakeResult('**/api2/appcenter/request?*', { total: 1, list: [request] })
