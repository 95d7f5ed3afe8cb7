import { Problem, UserType, type Department, type DepartmentMemberRow } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { messages } from './messages.ts'

const works: Department = {
  id: 'works',
  parentId: null,
  name: '制造中心',
  nameEn: 'Manufacturing',
  code: 'MC',
  head: { userId: 'u1', name: '赵月白' },
  people: 0,
  version: 2,
}
const line = {
  ...works,
  id: 'line',
  parentId: 'works',
  name: '生产部',
  nameEn: null,
  code: null,
  head: null,
  people: 2,
}
const sales = { ...line, id: 'sales', parentId: null, name: '销售部', people: 0 }
const all = [works, line, sales]

const zhao: DepartmentMemberRow = {
  userId: 'u1',
  name: '赵月白',
  loginId: 'zhao',
  departmentId: 'line',
  departmentName: '生产部',
  departmentNameEn: null,
  title: '主管',
  isMain: true,
  isHead: true,
  isSuspended: false,
}
const qian = { ...zhao, userId: 'u2', name: '钱小荷', isMain: false, isHead: false, title: '' }

type Reader = { lang?: 'zh-CN' | 'en-US'; type?: UserType }

function draw(calls: CallFakes = {}, query = '', { lang = 'zh-CN', type = UserType.administrator }: Reader = {}) {
  const server: CallFakes = {
    listDepartments: () => all,
    listDepartmentMembers: () => ({ total: 2, list: [zhao, qian] }),
    ...calls,
  }
  const session = signedInAs(type)
  return renderScreen(routes, { path: `/enterprise/departments${query}`, messages, session, calls: server, lang })
}

const lineOf = (name: RegExp) => screen.findByRole('treeitem', { name })

/** What a mouse does; jsdom has no dragging of its own, and every line is as high as nothing. */
function drag(from: HTMLElement, to: HTMLElement, share: number) {
  to.getBoundingClientRect = () => new DOMRect(0, 0, 100, 40)
  const dataTransfer = { setData: () => {}, effectAllowed: '' }
  fireEvent.dragStart(from, { dataTransfer })
  for (const kind of ['dragOver', 'drop'] as const)
    fireEvent(to, Object.assign(createEvent[kind](to, { dataTransfer }), { clientY: 40 * share }))
  fireEvent.dragEnd(from, { dataTransfer })
}

test('the tree shows departments, and the people of the chosen one stand beside it with title and head', async () => {
  const page = draw()
  await page.user.click(await lineOf(/生产部.*2 人/))
  expect(await screen.findByText('未设负责人')).toBeVisible()
  const row = within(await screen.findByRole('row', { name: /赵月白/ }))
  for (const text of ['主管', '负责人']) expect(row.getByText(text)).toBeVisible()
  expect(page.calls.asked('listDepartmentMembers').at(-1)).toMatchObject({ departmentId: 'line' })
  expect(await axeFaults(page.container)).toEqual([])
})

test('a person who edits departments by a role is offered what the role opens: no moving, deleting or placing of people', async () => {
  draw({}, '?departmentId=line', { type: UserType.member })
  expect(await screen.findByRole('row', { name: /钱小荷/ })).toBeVisible()
  for (const offered of ['新建部门', '新建下级', '编辑'])
    expect(screen.getByRole('button', { name: offered })).toBeVisible()
  for (const kept of ['添加成员', '移动', '删除', '钱小荷 的操作'])
    expect(screen.queryByRole('button', { name: kept })).not.toBeInTheDocument()
})

test('a search leaves what it finds with what that stands below, and says when it finds nothing', async () => {
  const { user } = draw()
  await user.type(await screen.findByRole('searchbox', { name: '搜索部门' }), '生产')
  await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(2))
  await user.type(screen.getByRole('searchbox', { name: '搜索部门' }), '无')
  expect(await screen.findByText('无匹配结果')).toBeVisible()
})

test('a department is dragged under another one, and a refusal says why', async () => {
  const page = draw({ moveDepartment: () => ({}) })
  drag(await lineOf(/销售部/), await lineOf(/制造中心/), 0.5)
  expect(await screen.findByText('已将“销售部”移到“制造中心”末尾')).toBeVisible()
  expect(page.calls.asked('moveDepartment')).toEqual([{ id: 'sales', version: 2, parentId: 'works' }])
  page.calls.change({ moveDepartment: () => new Problem('departmentTooDeep') })
  drag(await lineOf(/生产部/), await lineOf(/销售部/), 0.5)
  expect(await screen.findByText('部门最多十二级')).toBeVisible()
})

test('who does not drag moves by a dialog, and departments are found by a part of the name', async () => {
  const page = draw({ moveDepartment: () => ({}) }, '?departmentId=sales')
  await page.user.click(await screen.findByRole('button', { name: '移动' }))
  const dialog = within(await screen.findByRole('dialog', { name: '移动“销售部”' }))
  await page.user.type(dialog.getByRole('combobox', { name: /上级部门/ }), '生产')
  await page.user.click(await screen.findByRole('option', { name: '制造中心 / 生产部' }))
  await page.user.click(dialog.getByRole('button', { name: '移动' }))
  expect(await screen.findByText('已将“销售部”移到“制造中心 / 生产部”末尾')).toBeVisible()
  expect(page.calls.asked('moveDepartment')).toEqual([
    { id: 'sales', version: 2, parentId: 'line', onceKey: expect.any(String) },
  ])
})

test('a department is made, and a code that is taken is said at its field while the form keeps what was typed', async () => {
  const page = draw({ addDepartment: () => new Problem('departmentCodeTaken') })
  await page.user.click(await screen.findByRole('button', { name: '新建部门' }))
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.type(dialog.getByRole('textbox', { name: /^名称/ }), '物流部')
  await page.user.type(dialog.getByLabelText(/编码/), 'MC')
  await page.user.click(dialog.getByRole('button', { name: '创建' }))
  expect(await dialog.findByText('此部门编码已被使用')).toBeVisible()
  expect(dialog.getByRole('textbox', { name: /^名称/ })).toHaveValue('物流部')
})

test('several people are found by name and put into a department at once', async () => {
  const person = { isExternal: false, isVerified: false, departments: [], phone: null }
  const found = [
    { ...person, userId: 'u3', name: '孙晴川' },
    { ...person, userId: 'u4', name: '孙小川' },
  ]
  const page = draw(
    { listDirectory: () => ({ total: 2, list: found }), addDepartmentMembers: () => ({ added: 2 }) },
    '?departmentId=sales',
  )
  await page.user.click(await screen.findByRole('button', { name: '添加成员' }))
  const dialog = within(await screen.findByRole('dialog', { name: '向“销售部”添加成员' }))
  await page.user.type(dialog.getByRole('combobox', { name: /成员/ }), '孙')
  await page.user.click(await screen.findByRole('option', { name: '孙晴川' }))
  await page.user.click(await screen.findByRole('option', { name: '孙小川' }))
  await page.user.type(dialog.getByRole('textbox', { name: /职务/ }), '专员')
  await page.user.click(dialog.getByRole('button', { name: '添加' }))
  expect(await screen.findByText('已向“销售部”添加 2 名成员')).toBeVisible()
  const sent = { departmentId: 'sales', userIds: ['u3', 'u4'], title: '专员', onceKey: expect.any(String) }
  expect(page.calls.asked('addDepartmentMembers')).toEqual([sent])
})

test('deleting says what becomes of the people in it, and moves them up only by that', async () => {
  const page = draw({ deleteDepartment: () => ({}) }, '?departmentId=line')
  await page.user.click(await screen.findByRole('button', { name: '删除' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/2 名成员和 0 个下级部门将移至“制造中心”/)).toBeVisible()
  await page.user.click(dialog.getByRole('button', { name: '移出并删除' }))
  expect(await screen.findByText('已删除“生产部”')).toBeVisible()
  expect(page.calls.asked('deleteDepartment')).toEqual([{ id: 'line', version: 2, contents: 'moveUp' }])
})

test('a person is given another main department, and taken out, by the menu of the row', async () => {
  const page = draw({ setMainDepartment: () => ({}), removeDepartmentMember: () => ({}) }, '?departmentId=line')
  for (const [action, said] of [
    ['设为主部门', '已将“生产部”设为 钱小荷 的主部门'],
    ['移出部门', '已将 钱小荷 移出“生产部”'],
  ] as const) {
    await page.user.click(await screen.findByRole('button', { name: '钱小荷 的操作' }))
    await page.user.click(screen.getByRole('menuitem', { name: action }))
    await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: action }))
    expect(await screen.findByText(said)).toBeVisible()
  }
})

test('without departments the page says how to begin; a failure offers Retry; and it is whole in English', async () => {
  const page = draw({ listDepartments: () => [] })
  expect(await screen.findByText('还没有部门')).toBeVisible()
  page.unmount()
  const failed = draw({ listDepartments: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
  failed.unmount()
  const english = { ...works, head: null }
  draw(
    { listDepartments: () => [english], listDepartmentMembers: () => ({ total: 0, list: [] }) },
    '?departmentId=works',
    { lang: 'en-US' },
  )
  expect(await screen.findByRole('treeitem', { name: /Manufacturing/ })).toBeVisible()
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/)
})

test('a department without people says so, and one in which a search finds none asks for another', async () => {
  const page = draw({ listDepartmentMembers: () => ({ total: 0, list: [] }) }, '?departmentId=sales')
  expect(await screen.findByText('还没有成员')).toBeVisible()
  await page.user.type(screen.getByRole('searchbox', { name: /^按姓名或登录账号搜索/ }), '赵')
  expect(await screen.findByText('没有匹配的成员')).toBeVisible()
})
