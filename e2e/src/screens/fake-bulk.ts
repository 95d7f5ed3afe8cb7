import type { Page } from '@playwright/test'
import type { Bulk, BulkRow } from '@atrium/shared-utility/contract'
import { fakeResult } from './fake-result.ts'

const bulk: Bulk = {
  id: 'b1',
  action: 'suspend',
  state: 'running',
  total: 128,
  seen: 64,
  refused: 2,
  byId: 'o1',
  byName: '林谷雨',
  createdAt: '2026-03-05T08:00:00.000Z',
  endedAt: null,
}

const row: BulkRow = {
  bulkId: 'b1',
  userid: 'u1',
  name: '陈白露',
  loginId: 'member',
  result: 'done',
  at: '2026-03-05T08:00:01.000Z',
}

const rows: BulkRow[] = [
  row,
  { ...row, userid: 'u2', name: '沈初雪', loginId: 'member2', result: 'unchanged' },
  { ...row, userid: 'u3', name: '林谷雨', loginId: 'operator', result: 'open', at: null },
]

/** One that is half done, so that no picture needs to begin one. */
export async function fakeBulk(page: Page) {
  await fakeResult('**/api/sysop/bulk/b1', bulk)(page)
  await fakeResult('**/api/sysop/bulkrows?*', { total: 3, list: rows })(page)
}
