import type { Page } from '@playwright/test'
import type { CallOutput, WhiteListEntry } from '@atrium/shared-utility/contract'
import { fakeResult } from './fake-result.ts'

const entry: WhiteListEntry = {
  id: 'wl1',
  kind: 'host',
  value: 'login.example.com',
  entid: null,
  entName: null,
  note: '单点登录 / Single sign-on',
  state: 'on',
  enabled: true,
  expiresAt: null,
  createdAt: '2026-03-04T08:00:00.000Z',
  authorName: '平台运营',
  authorId: 'u1',
  updatedAt: '2026-03-04T08:00:00.000Z',
  version: 1,
}

const entries: WhiteListEntry[] = [
  entry,
  { ...entry, id: 'wl2', value: '*.apps.example.com', entid: 'demo1', entName: '示例企业', note: '' },
  { ...entry, id: 'wl3', kind: 'app', value: 'space-home', state: 'expired', expiresAt: '2026-03-01T08:00:00.000Z' },
  { ...entry, id: 'wl4', kind: 'api', value: 'listApplications', state: 'off', enabled: false },
]

const rules: CallOutput<'getWhiteListRules'> = [
  { kind: 'host', onlyListed: false, version: 0, changedAt: null, changedBy: null, entries: 2 },
  { kind: 'app', onlyListed: true, version: 1, changedAt: entry.createdAt, changedBy: '平台运营', entries: 0 },
  { kind: 'plugin', onlyListed: false, version: 0, changedAt: null, changedBy: null, entries: 0 },
  { kind: 'api', onlyListed: false, version: 0, changedAt: null, changedBy: null, entries: 0 },
]

const missing: CallOutput<'listWhiteListMissing'> = {
  total: 2,
  list: [
    {
      value: 'idp.example.org',
      name: null,
      places: ['signOn', 'domain'],
      enterprises: 3,
      entid: 'demo1',
      entName: '示例企业',
    },
    { value: 'wiki.example.net', name: null, places: ['domain'], enterprises: 1, entid: 'demo2', entName: '示例二' },
  ],
}

/** A list with an entry of each state. */
export async function fakeWhiteList(page: Page) {
  const list: CallOutput<'listWhiteListEntries'> = { total: entries.length, list: entries }
  await fakeResult('**/api/sysop/appconfig/whitelist?*', list)(page)
  await fakeResult('**/api/sysop/appconfig/whitelist/rule', rules)(page)
  await fakeResult('**/api/sysop/appconfig/whitelist/missing?*', missing)(page)
}
