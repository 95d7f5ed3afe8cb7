import { act, screen, waitFor, within } from '@testing-library/react'
import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults } from '@atrium/shared-utility/testing'
import { built, choose, draw } from './given.tsx'

test('each application says what it is and whom it is open to', async () => {
  const { container } = draw()
  const list = within(await screen.findByRole('list', { name: '应用管理' }))
  expect(list.getByText('自建应用 · 一物一码')).toBeVisible()
  expect(list.getByText('2 人，1 个部门 · 可申请使用')).toBeVisible()
  expect(list.getByText('企业全部成员')).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test('an application that its roles let people into names them instead of all members, and leads to them', async () => {
  draw({
    listManagedApplications: () => [
      { ...built, audience: 'everyone', roles: 3 },
      { ...built, id: 'more', roles: 1 },
    ],
  })
  const list = within(await screen.findByRole('list', { name: '应用管理' }))
  expect(list.getByRole('link', { name: '3 个角色' })).toHaveAttribute('href', '/builder/assets?view=roles')
  expect(list.queryByText('企业全部成员')).toBeNull()
  expect(list.getByText(/^2 人，1 个部门 · 可申请使用/)).toHaveTextContent('1 个角色')
})

test('an administrator sees how many requests wait, and a kind that no one of is chosen is left out', async () => {
  const { calls } = draw({
    listManagedApplications: () => [{ ...built, people: 0, isAskable: false }],
    listApplicationRequests: () => ({ total: 2, list: [] }),
  })
  expect(await screen.findByRole('link', { name: '查看申请（2 个待答复）' })).toHaveAttribute(
    'href',
    '/enterprise/applications/requests?state=open',
  )
  expect(calls.asked('listApplicationRequests')).toMatchObject([{ state: 'open', iDisplayLength: 1 }])
  expect(await screen.findByText('1 个部门')).toBeVisible()
})

test('an administrator opens an application to a department more, and those who were chosen stay', async () => {
  const departments = [{ id: 'sales', parentId: null, name: '销售部', nameEn: null, code: null, version: 1 }]
  const { user, calls } = draw({
    getApplicationAccess: () => ({
      version: 3,
      audience: 'chosen',
      isAskable: false,
      people: [{ id: 'u1', name: '赵月白' }],
      departments: [],
    }),
    listDepartments: () => departments.map((one) => ({ ...one, head: null, people: 0 })),
    updateApplicationAccess: () => ({}),
  })
  await user.click(await screen.findByRole('button', { name: '可见范围 资产台账' }))
  const dialog = within(await screen.findByRole('dialog', { name: '谁可以使用“资产台账”' }))
  expect(await dialog.findByText('赵月白')).toBeVisible()
  await user.type(dialog.getByRole('combobox', { name: /部门/ }), '销售')
  await user.click(await screen.findByRole('option', { name: '销售部' }))
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('已保存')).toBeVisible()
  expect(calls.asked('updateApplicationAccess')).toEqual([
    {
      id: 'assets',
      version: 3,
      audience: 'chosen',
      userIds: ['u1'],
      departmentIds: ['sales'],
      isAskable: false,
      onceKey: expect.any(String),
    },
  ])
})

test('whom an application is open to cannot be read: the dialog says so and offers Retry', async () => {
  const { user, calls } = draw({ getApplicationAccess: () => new Problem('internal') })
  await user.click(await screen.findByRole('button', { name: '可见范围 官网' }))
  const dialog = within(await screen.findByRole('dialog'))
  calls.change({
    getApplicationAccess: () => ({ version: 1, audience: 'everyone', isAskable: false, people: [], departments: [] }),
  })
  await user.click(await dialog.findByRole('button', { name: '重试' }))
  expect(await screen.findByRole('button', { name: '保存' })).toBeVisible()
  expect(screen.queryByRole('combobox', { name: /部门/ })).toBeNull()
})

test('a link is made, and an address that is refused is said at its field', async () => {
  const { user, calls } = draw({ addLinkApplication: () => ({ id: 'new' }) })
  await user.click(await screen.findByRole('button', { name: '新建链接应用' }))
  const dialog = within(await screen.findByRole('dialog', { name: '新建链接应用' }))
  await user.type(dialog.getByRole('textbox', { name: /^名称/ }), '邮箱')
  await user.type(dialog.getByLabelText(/地址/), 'javascript:alert(1)')
  await user.click(dialog.getByRole('button', { name: '创建' }))
  expect(dialog.getByLabelText(/地址/)).toBeInvalid()
  expect(calls.asked('addLinkApplication')).toEqual([])
  await user.clear(dialog.getByLabelText(/地址/))
  await user.type(dialog.getByLabelText(/地址/), 'https://mail.example.com/')
  await user.click(await dialog.findByRole('radio', { name: '邮件' }))
  await user.click(dialog.getByRole('radio', { name: '青色' }))
  await user.selectOptions(dialog.getByLabelText(/分类/), '资产')
  await user.click(dialog.getByRole('button', { name: '创建' }))
  await waitFor(() =>
    expect(calls.asked('addLinkApplication')).toMatchObject([
      { name: '邮箱', url: 'https://mail.example.com/', icon: 'mail', color: 'teal', categoryId: 'c1' },
    ]),
  )
})

test('the look of a link is kept, changed by the arrow keys and taken away', async () => {
  const own = { ...built, kind: 'link' as const, ownUrl: '/orders', icon: 'mail', color: 'teal' as const }
  const { user, calls, baseElement } = draw({
    listManagedApplications: () => [own],
    updateLinkApplication: () => ({}),
  })
  await choose(user, '编辑', '资产台账')
  const dialog = within(await screen.findByRole('dialog', { name: '编辑“资产台账”' }))
  const icons = within(await dialog.findByRole('radiogroup', { name: '图标' }))
  expect(icons.getByRole('radio', { name: '邮件' })).toBeChecked()
  expect(await axeFaults(baseElement)).toEqual([])
  act(() => icons.getByRole('radio', { name: '邮件' }).focus())
  await user.keyboard('{ArrowRight}')
  await user.click(dialog.getByRole('radio', { name: '自动' }))
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(calls.asked('updateLinkApplication')).toMatchObject([{ id: 'assets', icon: 'key', color: null }]),
  )
})

test('a link is edited with all that it has, and deleted after a question', async () => {
  const { user, calls } = draw({ updateLinkApplication: () => ({}), deleteLinkApplication: () => ({}) })
  await choose(user, '编辑', '官网')
  const dialog = within(await screen.findByRole('dialog', { name: '编辑“官网”' }))
  await user.click(dialog.getByRole('switch', { name: '对成员显示' }))
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(calls.asked('updateLinkApplication')).toMatchObject([
      { id: 'site', name: '官网', url: 'https://example.com/', isVisible: false },
    ]),
  )
  await choose(user, '删除', '官网')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
  expect(await screen.findByText('已删除“官网”')).toBeVisible()
  expect(calls.asked('deleteLinkApplication')).toEqual([{ id: 'site' }])
})

test('a category is made, renamed and deleted, and what it is called already is said at its field', async () => {
  const { user, calls } = draw({ addApplicationCategory: () => new Problem('applicationCategoryTaken') })
  await user.click(await screen.findByRole('button', { name: '新建分类' }))
  const dialog = within(await screen.findByRole('dialog', { name: '新建分类' }))
  await user.type(dialog.getByRole('textbox', { name: /^名称/ }), '资产')
  await user.click(dialog.getByRole('button', { name: '创建' }))
  expect(await dialog.findByText('已有同名的分类')).toBeVisible()
  calls.change({ addApplicationCategory: () => ({ id: 'c2' }), deleteApplicationCategory: () => ({}) })
  await user.click(dialog.getByRole('button', { name: '创建' }))
  expect(await screen.findByText('已保存')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '删除 资产' }))
  const question = within(await screen.findByRole('alertdialog', { name: '删除“资产”？' }))
  expect(question.getByText(/其中的 1 个应用会保留/)).toBeVisible()
  await user.click(question.getByRole('button', { name: '删除' }))
  await waitFor(() => expect(calls.asked('deleteApplicationCategory')).toEqual([{ id: 'c1' }]))
})

test('a developer changes how an own application is listed, and is offered neither links nor categories', async () => {
  const { user, calls } = draw(
    { listManagedApplications: () => [built], updateApplicationListing: () => ({}) },
    { userType: UserType.developer },
  )
  await choose(user, '说明与分类', '资产台账')
  await user.selectOptions(await screen.findByRole('combobox', { name: '分类' }), '不分类')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(calls.asked('updateApplicationListing')).toEqual([
      { id: 'assets', description: '一物一码', categoryId: null, sort: 5 },
    ]),
  )
  expect(screen.queryByRole('button', { name: '新建链接应用' })).toBeNull()
  expect(screen.queryByRole('button', { name: '新建分类' })).toBeNull()
})

test('without applications the page says what appears there, and a failure offers Retry', async () => {
  const { user, calls } = draw({ listManagedApplications: () => new Problem('internal') })
  await screen.findByRole('alert')
  calls.change({ listManagedApplications: () => [], listApplicationCategories: () => [] })
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('还没有应用')).toBeVisible()
})

test('the page is whole in English', async () => {
  const calls = { listManagedApplications: () => [{ ...built, description: '' }] }
  draw(calls, { lang: 'en-US' })
  expect(await screen.findByText('2 members, 1 department · Can be requested')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/)
})
