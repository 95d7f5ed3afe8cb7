import { Problem, UserType, type DepartmentGroup } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { messages } from './messages.ts'

const sales = {
  id: 'sales',
  parentId: null,
  name: '销售部',
  nameEn: null,
  code: null,
  head: null,
  people: 1,
  version: 1,
}
const groupOf = (group: DepartmentGroup['group']) => [{ departmentId: 'sales', name: '销售部', nameEn: null, group }]

async function open(calls: CallFakes) {
  const page = renderScreen(routes, {
    path: '/enterprise/departments?departmentId=sales',
    messages,
    session: signedInAs(UserType.administrator),
    calls: { listDepartments: () => [sales], listDepartmentMembers: () => ({ total: 0, list: [] }), ...calls },
  })
  await page.user.click(await screen.findByRole('button', { name: '部门群' }))
  return page
}

test('an administrator makes the group of a department', async () => {
  const page = await open({
    listDepartmentGroups: () => groupOf(null),
    addDepartmentGroup: () => ({ conversationId: null }),
  })
  const dialog = within(await screen.findByRole('dialog', { name: '为“销售部”新建部门群' }))
  await page.user.click(dialog.getByRole('switch', { name: '包括下级部门的成员' }))
  expect(await axeFaults(document.body)).toEqual([])
  await page.user.click(dialog.getByRole('button', { name: '创建' }))
  expect(await screen.findByText('已为“销售部”建立部门群')).toBeVisible()
  expect(page.calls.asked('addDepartmentGroup')).toMatchObject([{ departmentId: 'sales', withBelow: true }])
})

test('a group that is there is opened, named, and made an ordinary one once that is confirmed', async () => {
  const page = await open({
    listDepartmentGroups: () => groupOf({ conversationId: 'c1', withBelow: true, name: '销售' }),
    releaseDepartmentGroup: () => ({}),
  })
  const dialog = within(await screen.findByRole('dialog', { name: '“销售部”的部门群' }))
  expect(dialog.getByRole('link', { name: '打开群聊' })).toHaveAttribute('href', expect.stringContaining('/qChat?c=c1'))
  expect(dialog.getByRole('textbox', { name: '群名称' })).toHaveValue('销售')
  await page.user.click(dialog.getByRole('button', { name: '解除与部门的关联' }))
  await screen.findByText('部门群不再随“销售部”变化？')
  await page.user.click(screen.getByRole('button', { name: '解除与部门的关联' }))
  await waitFor(() => expect(page.calls.asked('releaseDepartmentGroup')).toEqual([{ departmentId: 'sales' }]))
  expect(await screen.findByText('“销售部”的部门群已成为普通群聊')).toBeVisible()
})

test('groups that cannot be read offer Retry', async () => {
  await open({ listDepartmentGroups: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})
