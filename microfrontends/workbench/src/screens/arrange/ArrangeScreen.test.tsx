import { act, screen, waitFor, within } from '@testing-library/react'
import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, signedInAs } from '@atrium/shared-utility/testing'
import { drawParcel, given } from '../../given.tsx'

const path = '/space-acme1/user/workbench/arrange'
const lockedTodo = { todo: { props: { isHidden: false, isLocked: true } } }

/** The names of the cards in a column, from the top. */
const namesIn = (column: string) =>
  within(within(screen.getByRole('region', { name: column })).getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent)

const press = (name: string) => screen.findByRole('button', { name })

test('cards are moved by buttons and by arrow keys, announced, and saved in the order shown', async () => {
  const { user, calls, portal, address } = drawParcel(path, { calls: { updateHomePage: () => ({}) } })
  await user.click(await press('上移“全部应用”'))
  expect(namesIn('宽栏')).toEqual(['待我处理', '全部应用', '常用应用', '部门同事'])
  const handle = await press('移动“消息”：按方向键，或拖动')
  act(() => handle.focus())
  await user.keyboard('{ArrowDown}{ArrowLeft}')
  expect(await press('移动“消息”：按方向键，或拖动')).toHaveFocus()
  expect(namesIn('宽栏')).toEqual(['待我处理', '全部应用', '常用应用', '部门同事', '消息'])
  expect(portal.announcements.at(-1)).toBe('“消息”已移到宽栏第 5 位')
  await user.click(await press('隐藏“快捷入口”'))
  await user.click(await press('保存'))
  await waitFor(() => expect(address()).toBe('/space-acme1/user/workbench'))
  const [saved] = calls.asked('updateHomePage')
  expect(saved).toMatchObject({ version: 0, onceKey: expect.any(String) })
  expect(saved?.layout.filter(({ x }) => x === 0).map(({ card }) => card)).toEqual([
    'todo',
    'applications',
    'pinned',
    'team',
    'messages',
  ])
  expect(saved?.layout.filter(({ isHidden }) => isHidden)).toEqual([{ card: 'entrances', x: 1, isHidden: true }])
})

test('a card that the enterprise has fixed has no buttons and stays in its place', async () => {
  const { user } = drawParcel(path, { calls: { getHomePage: () => given.homePage(lockedTodo) } })
  await user.click(await press('上移“全部应用”'))
  await user.click(await press('上移“全部应用”'))
  expect(namesIn('宽栏')).toEqual(['待我处理', '全部应用', '常用应用', '部门同事'])
  expect(screen.getByText('由企业固定')).toBeVisible()
  expect(screen.queryByRole('button', { name: /“待我处理”/ })).toBeNull()
})

test('nothing is saved before something has changed, and a refusal keeps what was arranged', async () => {
  const { user } = drawParcel(path, { calls: { updateHomePage: () => new Problem('versionConflict') } })
  expect(await press('保存')).toBeDisabled()
  await user.click(await press('下移“待我处理”'))
  await user.click(await press('保存'))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(namesIn('宽栏')).toEqual(['常用应用', '待我处理', '全部应用', '部门同事'])
})

test('a person who has arranged the cards takes those of the enterprise again, after being asked', async () => {
  const calls = { getHomePage: () => given.homePage({}, 3), resetHomePage: () => ({}) }
  const { user, calls: made } = drawParcel(path, { calls })
  await user.click(await press('恢复默认'))
  const question = within(await screen.findByRole('alertdialog', { name: '恢复企业的默认布局？' }))
  await user.click(question.getByRole('button', { name: '恢复默认' }))
  await waitFor(() => expect(made.asked('resetHomePage')).toEqual([{}]))
  expect(await screen.findByText('已恢复企业的默认布局')).toBeVisible()
})

test('a saved arrangement is undone to the one before, on the workbench as well', async () => {
  const hidesPinned = given.homePage({ pinned: { x: 0, props: { isHidden: true, isLocked: false } } }, 4)
  const { user, calls } = drawParcel(path, {
    calls: { getHomePage: () => hidesPinned, updateHomePage: () => ({}), resetHomePage: () => ({}) },
  })
  await user.click(await press('隐藏“快捷入口”'))
  await user.click(await press('保存'))
  const asked = () => calls.asked('updateHomePage')
  await waitFor(() => expect(asked()).toHaveLength(1))
  calls.change({ getHomePage: () => ({ ...hidesPinned, version: 5 }) })
  await user.click(await press('撤销'))
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(asked()[1]?.version).toBe(5)
  expect(asked()[1]?.layout.filter(({ isHidden }) => isHidden)).toEqual([{ card: 'pinned', x: 0, isHidden: true }])
  // The workbench, where the person is by then, shows it.
  await waitFor(() => expect(calls.asked('getHomePage').length).toBeGreaterThanOrEqual(4))
})

test('a first arrangement is undone to none of one’s own', async () => {
  const { user, calls } = drawParcel(path, { calls: { updateHomePage: () => ({}), resetHomePage: () => ({}) } })
  await user.click(await press('隐藏“快捷入口”'))
  await user.click(await press('保存'))
  await user.click(await press('撤销'))
  await waitFor(() => expect(calls.asked('resetHomePage')).toEqual([{}]))
  expect(calls.asked('updateHomePage')).toHaveLength(1)
})

test('only an administrator is offered to arrange for everybody', async () => {
  const link = () => screen.queryByRole('link', { name: '为所有成员设置' })
  const { unmount } = drawParcel(path)
  await press('保存')
  expect(link()).toBeNull()
  unmount()
  drawParcel(path, { session: signedInAs(UserType.administrator) })
  await press('保存')
  expect(link()).toHaveAttribute('href', '/space-acme1/user/workbench/arrange/everyone')
})

test('an administrator arranges for everybody, and a locked card is shown', async () => {
  const hidden = given.homePage({ messages: { x: 1, props: { isHidden: true, isLocked: false } } }, 2)
  const { user, calls } = drawParcel(`${path}/everyone`, {
    session: signedInAs(UserType.administrator),
    calls: { getDefaultHomePage: () => hidden, updateDefaultHomePage: () => ({}) },
  })
  await user.click(await press('为所有成员锁定“消息”'))
  expect(screen.getByRole('button', { name: '隐藏“消息”' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(await press('保存'))
  await waitFor(() => expect(calls.asked('updateDefaultHomePage')).toHaveLength(1))
  const [saved] = calls.asked('updateDefaultHomePage')
  expect(saved?.version).toBe(2)
  expect(saved?.layout.filter(({ isLocked }) => isLocked)).toEqual([
    { card: 'messages', x: 1, isHidden: false, isLocked: true },
  ])
})

test('a failure to read the page offers Retry', async () => {
  drawParcel(path, { calls: { getHomePage: () => new Problem('internal') } })
  expect(await press('重试')).toBeVisible()
})

test('the page is whole in English', async () => {
  drawParcel(path, { lang: 'en-US', calls: { getHomePage: () => given.homePage(lockedTodo) } })
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible()
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/)
})

test.each(['zh-CN', 'en-US'] as const)('axe finds nothing while the page is arranged in %s', async (lang) => {
  const { container } = drawParcel(path, { lang, calls: { getHomePage: () => given.homePage(lockedTodo) } })
  await screen.findByRole('button', { name: lang === 'zh-CN' ? '保存' : 'Save' })
  expect(await axeFaults(container)).toEqual([])
})
