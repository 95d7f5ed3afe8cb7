import { type DraftAppView, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions, signedInAs } from '@atrium/shared-utility/testing'
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { draftServer, given } from '../../../given.ts'
import { messages } from '../../../messages.ts'
import { routes } from '../../../routes.tsx'

const board: DraftAppView = {
  uid: 'viewboard',
  rev: 2,
  body: {
    key: 'board',
    label: '看板',
    labelEn: 'Board',
    entity: 'tablerepair',
    kind: 'board',
    fields: ['fieldtitle', 'fieldgone'],
    sort: null,
    groupBy: 'fieldstate',
  },
}

function open(calls: CallFakes = {}, options: ScreenOptions = {}) {
  const session = signedInAs(UserType.developer)
  const all = { ...draftServer({ views: [board] }).calls, putAppView: ({ rev = 0 }) => ({ rev: rev + 1 }), ...calls }
  return renderScreen(routes, { path: '/builder/app1', messages, session, calls: all, ...options })
}

test('the views of a table stand under its fields, without a fault for assistive technology', async () => {
  const { container } = open({}, { lang: 'en-US' })
  const views = within(await screen.findByRole('list', { name: 'Views' }))
  expect(views.getByRole('listitem')).toHaveTextContent('BoardBoard · State · Title')
  expect(await axeFaults(container)).toEqual([])
})

test('a new view has its columns in the order of its maker, an order, and a key from its English name', async () => {
  const page = open()
  await page.user.click(await screen.findByRole('button', { name: '添加视图' }))
  const dialog = within(await screen.findByRole('dialog', { name: '添加视图' }))
  await page.user.type(dialog.getByRole('textbox', { name: /^名称/ }), '待处理')
  await page.user.type(dialog.getByRole('textbox', { name: '英文名称' }), 'Board')
  await page.user.click(dialog.getByRole('button', { name: '上移 状态' }))
  await page.user.selectOptions(dialog.getByRole('combobox', { name: '排序' }), '标题')
  await page.user.selectOptions(dialog.getByRole('combobox', { name: /^顺序/ }), '从大到小')
  expect(await axeFaults(document.body)).toEqual([])
  await page.user.click(dialog.getByRole('button', { name: '添加' }))
  await waitFor(() => expect(page.calls.asked('putAppView')).toHaveLength(1))
  expect(page.calls.asked('putAppView')[0]).toMatchObject({
    rev: 0,
    body: {
      key: 'board_2',
      label: '待处理',
      entity: 'tablerepair',
      kind: 'table',
      fields: ['fieldstate', 'fieldtitle'],
      sort: { field: 'fieldtitle', order: 'desc' },
      groupBy: null,
    },
  })
})

test('a table without columns and a board without a choice are refused at their fields, and nothing is sent', async () => {
  const page = open()
  await page.user.click(await screen.findByRole('button', { name: '添加视图' }))
  const dialog = within(await screen.findByRole('dialog', { name: '添加视图' }))
  await page.user.type(dialog.getByRole('textbox', { name: /^名称/ }), '空')
  await page.user.click(dialog.getByRole('button', { name: '移除 标题' }))
  await page.user.click(dialog.getByRole('button', { name: '移除 状态' }))
  await page.user.click(dialog.getByRole('button', { name: '添加' }))
  expect(await dialog.findByText('请至少选择一个字段')).toBeVisible()
  await page.user.selectOptions(dialog.getByRole('combobox', { name: /^展示方式/ }), '看板')
  await page.user.click(dialog.getByRole('button', { name: '添加' }))
  expect(await dialog.findByText('请选择作为看板列的字段')).toBeVisible()
  expect(page.calls.asked('putAppView')).toEqual([])
})

test('a problem of a view leads to it, and to save it leaves out the field that is gone', async () => {
  const problem = given.problem({ what: 'viewFieldGone', uid: 'viewboard', entity: 'board', entityLabel: '看板' })
  const page = open(draftServer({ views: [board], problems: [{ ...problem, fieldLabel: '费用' }] }).calls)
  await page.user.click(await screen.findByRole('button', { name: /视图“看板”使用的字段“费用”已移除或隐藏/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '编辑视图' }))
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(page.calls.asked('putAppView')).toHaveLength(1))
  expect(page.calls.asked('putAppView')[0]).toMatchObject({
    uid: 'viewboard',
    rev: 2,
    body: { ...board.body, fields: ['fieldtitle'] },
  })
})

test('a view is deleted after a question, and after another person’s change theirs is loaded first', async () => {
  const page = open({ deleteAppView: () => new Problem('versionConflict') })
  await page.user.click(await screen.findByRole('button', { name: '删除视图 看板' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: '删除视图“看板”？' }))
  await page.user.click(dialog.getByRole('button', { name: '删除' }))
  await waitFor(() => expect(page.calls.asked('getApplicationDraft').length).toBeGreaterThan(1))
  page.calls.change({ deleteAppView: () => ({}) })
  await page.user.click(dialog.getByRole('button', { name: '删除' }))
  expect(await screen.findByText('已删除“看板”')).toBeVisible()
  expect(page.calls.asked('deleteAppView').at(-1)).toEqual({ appId: 'app1', uid: 'viewboard', rev: 2 })
})

test('a view has a filter, which is kept when it is opened again', async () => {
  const filter = { field: 'title', op: 'filled' } as const
  const page = open(draftServer({ views: [{ ...board, body: { ...board.body, filter } }] }).calls)
  expect(await screen.findByText(/按条件筛选/)).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: '编辑视图 看板' }))
  const dialog = within(await screen.findByRole('dialog', { name: '编辑视图' }))
  expect(await dialog.findByRole('group', { name: '只显示哪些记录' })).toBeVisible()
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(page.calls.asked('putAppView')[0]?.body).toMatchObject({ filter }))
})

test('a condition without its value is refused at its place, what was typed stays, and none at all is saved as none', async () => {
  const page = open(draftServer({ views: [board] }).calls)
  await page.user.click(await screen.findByRole('button', { name: '编辑视图 看板' }))
  const dialog = within(await screen.findByRole('dialog', { name: '编辑视图' }))
  const whole = dialog.getByRole('group', { name: '只显示哪些记录' })
  expect(await dialog.findByText('没有条件：显示全部记录。')).toBeVisible()
  await page.user.click(dialog.getByRole('button', { name: '添加条件' }))
  const row = within(await dialog.findByRole('group', { name: '条件 1' }))
  await page.user.click(dialog.getByRole('button', { name: '添加条件' }))
  await page.user.selectOptions(
    within(dialog.getByRole('group', { name: '条件 2' })).getByLabelText('比较方式'),
    '不为空',
  )
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await dialog.findByText('有条件未填写完整，请填写或移除')).toBeVisible()
  expect(row.getByText('请填写值，或移除该条件')).toBeVisible()
  expect(whole).toHaveFocus()
  expect(page.calls.asked('putAppView')).toEqual([])
  expect(dialog.getByRole('group', { name: '条件 2' })).toBeVisible()
  expect(await axeFaults(document.body)).toEqual([])
  for (const name of [/^移除条件：/, /^移除条件：/])
    await page.user.click(dialog.getAllByRole('button', { name })[0] ?? document.body)
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(page.calls.asked('putAppView')).toHaveLength(1))
  expect(page.calls.asked('putAppView')[0]?.body).not.toHaveProperty('filter')
})

const three = ['one', 'two', 'three'].map((key): DraftAppView => ({
  ...board,
  uid: `view${key}`,
  body: { ...board.body, key, label: key, labelEn: '' },
}))
const rows = () => screen.findByRole('list', { name: '视图' })
const order = async () =>
  within(await rows())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.match(/^(?:one|two|three)/)?.[0])

test('views are put in an order by buttons and keys, seen at once, announced, and sent one after the other', async () => {
  let held: readonly DraftAppView[] = three
  const page = open({
    getApplicationDraft: (input) =>
      draftServer({ views: [...held] }).calls.getApplicationDraft?.(input) ?? new Problem('internal'),
    orderAppViews: ({ uids }) => {
      held = uids.flatMap((uid) => three.filter((one) => one.uid === uid))
      return {}
    },
  })
  await page.user.click(within(await rows()).getByRole('button', { name: '下移 one' }))
  expect(await order()).toEqual(['two', 'one', 'three'])
  within(await rows())
    .getByRole('button', { name: '下移 one' })
    .focus()
  await page.user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(await order()).toEqual(['two', 'three', 'one'])
  expect(page.portal.announcements).toContain('one 已移到第 3 位，共 3 个视图')
  await waitFor(() => expect(page.calls.asked('orderAppViews')).toHaveLength(2))
  expect(page.calls.asked('orderAppViews').map(({ uids }) => uids)).toEqual([
    ['viewtwo', 'viewone', 'viewthree'],
    ['viewtwo', 'viewthree', 'viewone'],
  ])
  expect(await order()).toEqual(['two', 'three', 'one'])
})

test('a view is dragged to its place, and where another person was quicker theirs is loaded', async () => {
  const page = open({ ...draftServer({ views: three }).calls, orderAppViews: () => new Problem('versionConflict') })
  const [first, , last] = within(await rows()).getAllByRole('listitem')
  const drag = (element: HTMLElement | undefined, kind: 'dragStart' | 'dragOver' | 'drop') => {
    if (element === undefined) throw new Error('no row')
    const event = createEvent[kind](element)
    Object.assign(event, { dataTransfer: { setData: () => undefined, effectAllowed: 'all' } })
    fireEvent(element, event)
  }
  drag(last, 'dragStart')
  drag(first, 'dragOver')
  drag(first, 'drop')
  expect(await screen.findByText(/其他人/)).toBeVisible()
  expect(page.calls.asked('orderAppViews')[0]?.uids).toEqual(['viewthree', 'viewone', 'viewtwo'])
  expect(await order()).toEqual(['one', 'two', 'three'])
})
