import { type LiveSession, Problem, UserType } from '@atrium/shared-utility/contract'
import {
  axeFaults,
  type CallFakes,
  chooseOfList,
  renderScreen,
  type ScreenOptions,
} from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { anEnterprisePage } from '../enterprises/given.ts'

const session: LiveSession = {
  id: 's1',
  userid: 'u1',
  loginId: 'li.hua',
  name: '李华',
  userType: UserType.administrator,
  entid: 'acme1',
  entName: 'Acme',
  online: true,
  isCurrent: false,
  isVerified: true,
  actingBy: null,
  actingById: null,
  startedAt: '2026-03-05T08:00:00.000Z',
  lastSeenAt: '2026-03-05T09:00:00.000Z',
  ip: '203.0.113.7',
  browser: 'Chrome',
  system: 'Windows',
}

function open(calls: CallFakes = {}, options: ScreenOptions = {}) {
  const server: CallFakes = {
    listLiveSessions: () => ({ total: 1, list: [session] }),
    getEnterprise: () => anEnterprisePage(),
    ...calls,
  }
  return renderScreen(routes, { path: '/sysop/sessions', messages, calls: server, ...options })
}

async function choose({ user }: ReturnType<typeof open>, action: string) {
  await user.click(await screen.findByRole('button', { name: /的操作$/ }))
  await user.click(screen.getByRole('menuitem', { name: action }))
  return screen.findByRole('alertdialog')
}

test('an operator sees who is signed in, where and with what', async () => {
  open()
  const row = await screen.findByRole('row', { name: /李华/ })
  for (const text of ['在线', 'Acme', 'Chrome · Windows', '203.0.113.7'])
    expect(within(row).getByText(text)).toBeVisible()
})

test('every filter in an address reaches the server', async () => {
  const { calls } = open({}, { path: '/sysop/sessions?iSearch=li&userid=u1&entid=acme1&online=true&ip=203.0.113.7' })
  await screen.findByRole('row', { name: /李华/ })
  const filters = { iSearch: 'li', userid: 'u1', entid: 'acme1', online: true, ip: '203.0.113.7' }
  // The names of what is filtered by are asked for beside the list.
  expect(calls.asked('listLiveSessions')).toContainEqual(expect.objectContaining(filters))
})

test.each([
  ['结束此会话', 'endLiveSession', { id: 's1' }, /结束“李华”的此会话/],
  ['结束此人的全部会话', 'endUserSessions', { userid: 'u1' }, /结束“李华”的全部会话/],
  ['结束该企业的全部会话', 'endEnterpriseSessions', { entid: 'acme1' }, /结束“Acme”的全部会话/],
] as const)('%s asks by name first and then does it', async (...[action, call, input, question]) => {
  const page = open({ [call]: () => ({ ended: 2 }) })
  const dialog = await choose(page, action)
  expect(within(dialog).getByText(question)).toBeVisible()
  expect(page.calls.asked(call)).toEqual([])
  await page.user.click(within(dialog).getByRole('button', { name: action }))
  expect(await screen.findByText('会话已结束')).toBeVisible()
  expect(page.calls.asked(call)).toEqual([input])
})

test('a refusal is said in the dialog, which stays', async () => {
  const page = open({ endLiveSession: () => new Problem('rootRequired') })
  const dialog = await choose(page, '结束此会话')
  await page.user.click(within(dialog).getByRole('button', { name: '结束此会话' }))
  expect(await within(dialog).findByText(/只能由超级运营人员处理/)).toBeVisible()
})

test('assistive technology finds no fault, in English', async () => {
  const { container } = open({}, { lang: 'en-US' })
  expect(await screen.findByText('Online')).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test('U09: more sessions than the browser reads are written by the server', async () => {
  const { calls, user } = open({
    listLiveSessions: () => ({ total: 10_001, list: [session] }),
    startExport: () => new Problem('exportsTooOften', { seconds: 90 }),
    listExports: () => [],
  })
  await screen.findByRole('row', { name: /李华/ })
  await chooseOfList(user, '在线会话', '导出 (CSV)')
  expect(await screen.findByText('导出过于频繁，请在 90 秒后重试')).toBeVisible()
  expect(calls.asked('startExport')).toMatchObject([{ list: 'listLiveSessions' }])
})
