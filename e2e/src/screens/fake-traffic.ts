import type { Page } from '@playwright/test'
import type { TrafficRow } from '@atrium/shared-utility/contract'
import { fakeResult } from './fake-result.ts'

const row: TrafficRow = {
  call: 'listEnterprises',
  title: '查看企业列表',
  address: 'GET /api/sysop/enterprise/{entType}',
  requests: 1284,
  failures: 0,
  slow: 3,
  meanMs: 84,
  mostMs: 1730,
}
const list: TrafficRow[] = [
  row,
  {
    ...row,
    call: 'getEnterpriseUser',
    title: '查看企业中的人员',
    address: 'GET /api2/enterprise/user_info/{userid}/{currentEntId}',
    requests: 20_417,
    failures: 12,
    meanMs: 61,
  },
  {
    ...row,
    call: 'signIn',
    title: '账号密码登录',
    address: 'POST /sapi/user/login',
    requests: 953,
    slow: 0,
    meanMs: 47,
    mostMs: 320,
  },
]

/** An hour of work, which the server of the stories has not had. */
export function fakeTraffic(page: Page) {
  return fakeResult('**/api/sysop/traffic?*', { total: list.length, list })(page)
}
