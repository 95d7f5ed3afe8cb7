import type { Page } from '@playwright/test'
import type { CallOutput, TextRow } from '@atrium/shared-utility/contract'
import { fakeResult } from './fake-result.ts'

const at = '2026-03-05T08:00:00.000Z'
const row: TextRow = {
  id: 'sysop|rows',
  area: 'sysop',
  key: 'rows',
  zhShipped: '共 {count} 行',
  zhOwn: '{count} 条',
  enShipped: '{count, plural, one {# row} other {# rows}}',
  enOwn: '{count, plural, one {# line} other {# lines}}',
  state: 'draft',
  changedAt: at,
  changedBy: '平台运营',
  changedById: 'u1',
}

const rows: TextRow[] = [
  row,
  {
    ...row,
    id: 'sign-in|signIn.title',
    area: 'sign-in',
    key: 'signIn.title',
    zhShipped: '登录',
    zhOwn: null,
    enShipped: 'Sign in',
    enOwn: 'Log in',
    state: 'oneLanguage',
  },
  {
    ...row,
    id: 'problem|forbidden',
    area: 'problem',
    key: 'forbidden',
    zhShipped: '您没有访问此功能的权限',
    zhOwn: '请联系 IT 服务台开通权限（分机 8000）',
    enShipped: 'Sorry, you do not have permission to access this function',
    enOwn: 'Ask the service desk (8000) for access',
    state: 'own',
  },
  {
    ...row,
    id: 'mail|passwordReset.subject',
    area: 'mail',
    key: 'passwordReset.subject',
    zhShipped: '重置您的密码',
    zhOwn: '密码重置',
    enShipped: 'Reset your password',
    enOwn: null,
    state: 'shippedChanged',
  },
  {
    ...row,
    id: 'workbench|hello',
    area: 'workbench',
    key: 'hello',
    zhShipped: '{name}，您好',
    zhOwn: '<img src=x onerror=alert(1)>',
    enShipped: 'Hello {name}',
    enOwn: null,
    state: 'unfit',
  },
]

const text: CallOutput<'getText'> = {
  id: row.id,
  area: row.area,
  key: row.key,
  version: 'v1',
  zh: { shipped: row.zhShipped, own: '{count} 条', draft: null, shippedBefore: '{count} 行', unfit: null },
  en: { shipped: row.enShipped, own: null, draft: row.enOwn, shippedBefore: null, unfit: null },
  hasSyntax: true,
  history: [{ revision: 3, lang: 'zh-CN', before: null, after: '{count} 条', at, by: '平台运营' }],
}

const state: CallOutput<'getDictionary'> = {
  revision: 3,
  draftVersion: 7,
  drafts: 2,
  publishedAt: at,
  publishedBy: '平台运营',
  areas: ['mail', 'problem', 'sign-in', 'sysop', 'sysop-tenants/jobs', 'workbench'],
}

const difference: CallOutput<'compareTexts'> = {
  total: 2,
  list: [
    { id: row.id, lang: 'zh-CN', before: null, after: '{count} 条', shipped: '共 {count} 行' },
    { id: row.id, lang: 'en-US', before: null, after: row.enOwn, shipped: row.enShipped },
  ],
}

/** Texts in several states: what is published for one story would be said in all others. */
export async function fakeDictionary(page: Page) {
  const list: CallOutput<'listTexts'> = { total: rows.length, list: rows }
  await fakeResult('**/api/sysop/dictionary?*', list)(page)
  await fakeResult('**/api/sysop/dictionary/state', state)(page)
  await fakeResult('**/api/sysop/dictionary/text?*', text)(page)
  await fakeResult('**/api/sysop/dictionary/difference?*', difference)(page)
}
