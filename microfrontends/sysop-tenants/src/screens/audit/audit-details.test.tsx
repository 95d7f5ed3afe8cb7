import { type CallOutput, UserType } from '@atrium/shared-utility/contract'
import { auditMessages } from '@atrium/shared-utility/console'
import { renderScreen } from '@atrium/shared-utility/testing'
import { screen } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { record as enterpriseChanged } from './given.ts'

const told = {
  status: 'suspended',
  userType: UserType.administrator,
  joins: true,
  before: [],
  after: ['203.0.113.0/24', '198.51.100.0/24'],
  way: 'totp',
  applyTo: 'admins',
  phone: 'removed',
  effectiveTime: null,
  expiresAt: '2026-12-31T00:00:00.000Z',
  userQuota: 5000,
}

const record: CallOutput<'getAudit'> = {
  ...enterpriseChanged,
  action: 'updateUser',
  targetKind: 'user',
  targetId: 'u2',
  targetName: '王芳',
  diff: told,
}

test('an act of a token is told as the token’s, and not as an anonymous one', async () => {
  const byToken = { ...record, actorId: null, actorName: null, actorLoginId: null, actorType: null, deployToken: 'CI' }
  renderScreen(routes, { path: '/sysop/audit/a1', messages, calls: { getAudit: () => byToken } })
  expect(await screen.findByText('令牌 CI')).toBeVisible()
  expect(screen.queryByText('未登录')).toBeNull()
})

test('U08: a text that is no word of ours is told as it was written down, also by what is built', async () => {
  // A build notes the name of the dictionary in it, under no name.
  Object.assign(auditMessages['zh-CN'], { '': 'sysop' })
  const diff = { reason: '恢复上一版', versionName: '0.5.0', token: 'CI' }
  renderScreen(routes, { path: '/sysop/audit/a1', messages, calls: { getAudit: () => ({ ...record, diff }) } })
  for (const text of Object.values(diff)) expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByText('sysop')).toBeNull()
})

test.each([
  [
    'zh-CN',
    [
      '已停用',
      '企业管理员',
      '是',
      '无',
      '203.0.113.0/24、198.51.100.0/24',
      '身份验证器',
      '仅企业管理员',
      '已移除',
      '5,000',
    ],
  ],
  [
    'en-US',
    ['Suspended', 'Enterprise administrator', 'Yes', 'None', '203.0.113.0/24, 198.51.100.0/24', 'Authenticator app'],
  ],
] as const)('U08: what an entry says besides is in words, names and values: %s', async (lang, texts) => {
  renderScreen(routes, { path: '/sysop/audit/a1', messages, lang, calls: { getAudit: () => record } })
  for (const text of texts) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  for (const raw of [...Object.keys(told), 'totp', 'admins', 'true', 'null', '[]', '2026-12-31T00:00:00.000Z'])
    expect(screen.queryByText(raw)).toBeNull()
})

test.each([
  ['zh-CN', '未知账号', '用户 unknown'],
  ['en-US', 'Unknown account', 'User unknown'],
] as const)('the target of a sign-in that names no account is a word, too: %s (U08)', async (lang, word, raw) => {
  const refused = { ...record, action: 'signIn', targetId: 'unknown', targetName: null, result: 'denied' } as const
  renderScreen(routes, { path: '/sysop/audit/a1', messages, lang, calls: { getAudit: () => refused } })
  expect(await screen.findByText(word)).toBeVisible()
  expect(screen.queryByText(raw)).toBeNull()
})
