import { type DraftAppView, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions, signedInAs } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
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
