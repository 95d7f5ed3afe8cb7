import {
  Problem,
  UserType,
  type MemberSession,
  type MemberSignInRow,
  type OwnAuditRow,
} from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes, type ScreenOptions } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { messages } from './messages.ts'

const at = '2026-03-05T08:00:09.000Z'
const device = { ip: '203.0.113.7', browser: 'Firefox', system: 'macOS' }
const li = { userId: 'u1', name: '李华', loginId: 'li.hua' }
const refused: MemberSignInRow = {
  id: 's1',
  at,
  result: 'denied',
  ...li,
  method: 'pwd',
  reason: 'wrongPassword',
  ...device,
}
const changed: OwnAuditRow = {
  id: 'a1',
  at,
  by: 'member',
  actorId: 'u1',
  actorName: '李华',
  isActing: false,
  action: 'updateMember',
  actionTitle: '修改成员',
  targetKind: 'user',
  targetTitle: null,
  targetId: 'u2',
  targetName: '王芳',
  result: 'ok',
  ip: '203.0.113.7',
}
const byOperator: OwnAuditRow = { ...changed, id: 'a2', by: 'platform', actorId: null, actorName: null, ip: null }
const session: MemberSession = {
  id: 'm1',
  ...li,
  userType: UserType.member,
  online: true,
  isCurrent: false,
  isVerified: true,
  isActing: false,
  canEnd: true,
  startedAt: at,
  lastSeenAt: at,
  ...device,
}
const own: MemberSession = { ...session, id: 'm2', userId: 'u9', name: '我', isCurrent: true, canEnd: false }

function draw(path: string, calls: CallFakes = {}, options: ScreenOptions = {}) {
  const server: CallFakes = {
    listMemberSignIns: () => ({ total: 1, list: [refused] }),
    listOwnAudit: () => ({ total: 2, list: [changed, byOperator] }),
    listOwnAuditActions: () => [{ action: 'updateMember', actionTitle: '修改成员' }],
    getOwnAudit: () => ({ ...changed, browser: 'Firefox', system: 'macOS', diff: { title: '工程师', way: 'totp' } }),
    listMemberSessions: () => ({ total: 2, list: [session, own] }),
    getColleague: () => ({ ...li, isExternal: false, isVerified: false, departments: [], phone: null }),
    ...calls,
  }
  return renderScreen(routes, {
    path,
    messages,
    session: signedInAs(UserType.administrator),
    calls: server,
    ...options,
  })
}

test('an administrator sees who was refused and why, and goes on to everything of the same member', async () => {
  const page = draw('/enterprise/sign-ins')
  const row = within(await screen.findByRole('row', { name: /李华/ }))
  for (const text of ['被拒绝', '密码错误', '密码', '203.0.113.7', 'Firefox · macOS'])
    expect(row.getByText(text)).toBeVisible()
  expect(await axeFaults(page.container)).toEqual([])
  await page.user.click(row.getByRole('button', { name: /的操作/ }))
  await page.user.click(screen.getByRole('menuitem', { name: '只看此人' }))
  await waitFor(() => expect(page.calls.asked('listMemberSignIns').at(-1)).toMatchObject({ person: 'u1' }))
  expect(page.address()).toBe('/enterprise/sign-ins?person=u1')
})

test('an administrator sees who did what to whom, and of the platform no name', async () => {
  draw('/enterprise/audit')
  const row = within(await screen.findByRole('row', { name: /李华/ }))
  for (const text of ['更改成员', '用户 王芳', '成功']) expect(row.getByText(text)).toBeVisible()
  expect(row.getByRole('link', { name: '李华' })).toHaveAttribute('href', '/user/directory?person=u1')
  expect(row.getByRole('link', { name: '用户 王芳' })).toHaveAttribute('href', '/user/directory?person=u2')
  expect(screen.getByRole('cell', { name: '平台运营' })).toBeVisible()
})

test('filters in an address reach the server, and nothing found leads back to everything', async () => {
  const path = '/enterprise/audit?by=platform&action=updateMember&result=denied'
  const page = draw(path, { listOwnAudit: () => ({ total: 0, list: [] }) })
  await page.user.click(await screen.findByRole('button', { name: '清除全部条件' }))
  const filters = { by: 'platform', action: 'updateMember', result: 'denied' }
  expect(page.calls.asked('listOwnAudit')[0]).toMatchObject(filters)
  await waitFor(() => expect(page.address()).toBe('/enterprise/audit'))
})

test.each([
  ['zh-CN', ['职务', '工程师', '确认方式', '身份验证器', 'Firefox · macOS']],
  ['en-US', ['Position', '工程师', 'Confirmed with', 'Authenticator app', 'Firefox · macOS']],
] as const)('a record says in %s what changed', async (lang, texts) => {
  const page = draw('/enterprise/audit/a1', {}, { lang })
  for (const text of texts) expect(await screen.findByText(text)).toBeVisible()
  expect(await axeFaults(page.container)).toEqual([])
})

test('of what the platform did a record says that details are not told', async () => {
  draw('/enterprise/audit/a2', { getOwnAudit: () => ({ ...byOperator, browser: null, system: null, diff: null }) })
  expect(await screen.findByText('平台操作的详情不在此显示')).toBeVisible()
})

test('an administrator ends one session of a member, or all, after being asked; their own offers neither', async () => {
  const page = draw('/enterprise/sessions', {
    endMemberSession: () => ({ ended: 1 }),
    endMemberSessions: () => ({ ended: 2 }),
  })
  expect(await screen.findByRole('row', { name: /当前会话/ })).toBeVisible()
  expect(screen.getAllByRole('button', { name: /的操作/ })).toHaveLength(1)
  for (const [item, question] of [
    ['结束此会话', '结束“李华”的此会话？'],
    ['结束此人的全部会话', '结束“李华”的全部会话？'],
  ] as const) {
    await page.user.click(screen.getByRole('button', { name: /的操作/ }))
    await page.user.click(screen.getByRole('menuitem', { name: item }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(question)).toBeVisible()
    await page.user.click(dialog.getByRole('button', { name: item }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  expect(page.calls.asked('endMemberSession')).toEqual([{ id: 'm1' }])
  expect(page.calls.asked('endMemberSessions')).toEqual([{ userId: 'u1' }])
})

test.each(['sign-ins', 'audit', 'sessions', 'audit/a1'])('a failure of /enterprise/%s offers Retry', async (name) => {
  const fails = () => new Problem('internal')
  draw(`/enterprise/${name}`, {
    listMemberSignIns: fails,
    listOwnAudit: fails,
    listMemberSessions: fails,
    getOwnAudit: fails,
  })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})
