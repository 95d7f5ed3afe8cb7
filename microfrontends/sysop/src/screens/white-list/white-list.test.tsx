import { Problem, whiteListKinds, whiteListPlaces, whiteListStates } from '@atrium/shared-utility/contract'
import { axeFaults, happen, type CallFakes, renderScreen, type ScreenOptions } from '@atrium/shared-utility/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { messages as parcelMessages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { aMissingHost, anEntry, theRules } from './given.ts'
import { messages } from './messages.ts'
// Fetched when they are needed, and compiled before the tests begin to wait.
import './pages.tsx'

function open({ calls = {}, ...options }: ScreenOptions & { calls?: CallFakes } = {}) {
  const server: CallFakes = {
    listWhiteListEntries: () => ({ total: 1, list: [anEntry()] }),
    getWhiteListEntry: () => anEntry(),
    getWhiteListRules: () => theRules(),
    listWhiteListMissing: () => ({ total: 1, list: [aMissingHost()] }),
    addWhiteListEntry: () => ({ id: 'wl2', version: 1 }),
    updateWhiteListEntry: () => ({ id: 'wl1', version: 4 }),
    deleteWhiteListEntry: () => ({}),
    updateWhiteListRule: () => ({}),
    ...calls,
  }
  return renderScreen(routes, { path: '/sysop/white-list', messages: parcelMessages, ...options, calls: server })
}

test.each(['zh-CN', 'en-US'] as const)('every kind, state and place has words in %s', (lang) => {
  const words: Record<string, string> = messages[lang]
  const ofKind = ['rule.about', 'rule.add', 'rule.close.ask', 'rule.close.consequence', 'rule.open.ask']
  const more = ['missing.title', 'missing.none', 'missing.some', 'entry.value', 'entry.valueHelp']
  const keys = [
    ...whiteListStates.map((state) => `whiteListState.${state}`),
    ...whiteListPlaces.map((place) => `whiteListPlace.${place}`),
    ...whiteListKinds.flatMap((kind) => [
      `whiteListKind.${kind}`,
      ...[...ofKind, ...more].map((one) => `${one}.${kind}`),
    ]),
  ]
  expect(keys.filter((key) => words[key] === undefined)).toEqual([])
})

test('an operator sees what passes, for whom and until when, and whether only that', async () => {
  const { container } = open({ calls: { getWhiteListRules: () => theRules({ onlyListed: true }) } })
  const row = await screen.findByRole('row', { name: /login\.example\.com/ })
  for (const text of ['主机', '所有企业', '有效', '长期有效', '单点登录'])
    expect(within(row).getByText(text)).toBeVisible()
  expect(await screen.findByRole('button', { name: '全部允许：主机' })).toBeVisible()
  expect(screen.getByRole('button', { name: '仅允许名单内：应用' })).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test('every filter in an address reaches the server', async () => {
  const { calls } = open({
    path: '/sysop/white-list?iSearch=x&kind=host&state=expired&reach=own&from=2026-03-01&to=2026-03-05&sort=value&order=asc',
  })
  await screen.findByRole('row', { name: /login\.example\.com/ })
  expect(calls.asked('listWhiteListEntries')).toContainEqual(
    expect.objectContaining({
      iSearch: 'x',
      kind: 'host',
      state: 'expired',
      reach: 'own',
      from: new Date('2026-03-01T00:00:00').toISOString(),
      to: new Date('2026-03-06T00:00:00').toISOString(),
    }),
  )
})

test('before only what is listed passes it is shown what that refuses, and the rule that was read is sent', async () => {
  const page = open()
  await page.user.click(await screen.findByRole('button', { name: '仅允许名单内：主机' }))
  const dialog = within(await screen.findByRole('dialog', { name: '阻止名单外的主机？' }))
  expect(await dialog.findByText('idp.example.org')).toBeVisible()
  expect(dialog.getByText('单点登录、域名验证 · 示例企业及其他 2 家企业')).toBeVisible()
  await page.user.click(dialog.getByRole('button', { name: '仅允许名单内' }))
  expect(await screen.findByText('现在仅允许名单内的内容')).toBeVisible()
  expect(page.calls.asked('updateWhiteListRule')).toEqual([
    { kind: 'host', onlyListed: true, version: 4, onceKey: expect.any(String) },
  ])
})

test('letting everything pass again is asked about', async () => {
  const page = open({ path: '/sysop/white-list?dialog=open&of=host' })
  const dialog = within(await screen.findByRole('alertdialog', { name: '允许所有主机？' }))
  await page.user.click(dialog.getByRole('button', { name: '全部允许' }))
  await waitFor(() =>
    expect(page.calls.asked('updateWhiteListRule')).toEqual([
      { kind: 'host', onlyListed: false, version: 4, onceKey: expect.any(String) },
    ]),
  )
})

test('what is missing is put on the list from where it is shown, for one enterprise or all, for good or for a time', async () => {
  const page = open({ path: '/sysop/white-list?dialog=missing&of=host' })
  await page.user.click(await screen.findByRole('button', { name: '列入 idp.example.org' }))
  const dialog = within(await screen.findByRole('dialog', { name: '添加主机' }))
  expect(dialog.getByLabelText(/^主机/)).toHaveValue('idp.example.org')
  fireEvent.change(dialog.getByLabelText(/^到期时间/), { target: { value: '2026-03-07T22:00' } })
  await page.user.click(dialog.getByRole('button', { name: '添加' }))
  expect(await screen.findByText('已列入白名单')).toBeVisible()
  const expiresAt = new Date('2026-03-07T22:00').toISOString()
  expect(page.calls.asked('addWhiteListEntry')).toEqual([
    { kind: 'host', value: 'idp.example.org', entid: null, note: '', expiresAt, onceKey: expect.any(String) },
  ])
})

test('an application is found by its name', async () => {
  const home = aMissingHost({ value: 'space-home', name: '企业主页', places: ['application'] })
  const page = open({
    path: '/sysop/white-list?dialog=add&of=app',
    calls: { listWhiteListMissing: () => ({ total: 1, list: [home] }) },
  })
  const dialog = within(await screen.findByRole('dialog', { name: '添加应用' }))
  await page.user.click(dialog.getByLabelText(/^应用/))
  await page.user.click(await screen.findByRole('option', { name: '企业主页 (space-home)' }))
  await page.user.click(dialog.getByRole('button', { name: '添加' }))
  await waitFor(() =>
    expect(page.calls.asked('addWhiteListEntry')).toEqual([
      expect.objectContaining({ kind: 'app', value: 'space-home' }),
    ]),
  )
})

test('what is no host is said at the field', async () => {
  const page = open({
    path: '/sysop/white-list?dialog=add&of=host:192.0.2.1',
    calls: { addWhiteListEntry: () => new Problem('whiteListHost') },
  })
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.click(dialog.getByRole('button', { name: '添加' }))
  await waitFor(() => expect(dialog.getByLabelText(/^主机/)).toHaveAttribute('aria-invalid', 'true'))
})

test('an entry is changed against the version that was read', async () => {
  const page = open({ path: '/sysop/white-list?dialog=edit&of=wl1' })
  const dialog = within(await screen.findByRole('dialog', { name: '修改 login.example.com' }))
  await page.user.clear(dialog.getByLabelText(/^备注/))
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('已保存')).toBeVisible()
  expect(page.calls.asked('updateWhiteListEntry')).toEqual([
    { id: 'wl1', version: 3, note: '', expiresAt: null, enabled: true, onceKey: expect.any(String) },
  ])
})

test.each([
  ['off', '停用', 'login.example.com 已停用'],
  ['delete', '删除', 'login.example.com 已删除'],
] as const)('%s says whom it shuts out', async (dialog, label, said) => {
  const page = open({ path: `/sysop/white-list?dialog=${dialog}&of=wl1` })
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/所有企业将立即无法使用 login\.example\.com/)).toBeVisible()
  await page.user.click(question.getByRole('button', { name: label }))
  expect(await screen.findByText(said)).toBeVisible()
  const change = {
    id: 'wl1',
    version: 3,
    note: '单点登录',
    expiresAt: null,
    enabled: false,
    onceKey: expect.any(String),
  }
  expect([page.calls.asked('updateWhiteListEntry'), page.calls.asked('deleteWhiteListEntry')]).toEqual(
    dialog === 'off' ? [[change], []] : [[], [{ id: 'wl1' }]],
  )
})

test('what another operator does is seen at once', async () => {
  const page = open()
  await screen.findByRole('row', { name: /有效/ })
  page.calls.change({
    listWhiteListEntries: () => ({ total: 1, list: [anEntry({ state: 'off', enabled: false })] }),
  })
  act(() => happen({ kind: 'whiteList', payload: {} }))
  expect(await screen.findByRole('row', { name: /已停用/ })).toBeVisible()
})

test.each(['', '?dialog=add&of=api', '?dialog=close&of=host', '?dialog=missing&of=host'])(
  'assistive technology finds no fault on /sysop/white-list%s, in English',
  async (query) => {
    const { container } = open({ path: `/sysop/white-list${query}`, lang: 'en-US' })
    await screen.findAllByText(/login\.example\.com|idp\.example\.org/)
    expect(await axeFaults(screen.queryByRole('dialog') ?? container)).toEqual([])
  },
)
