import { UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aMessage, aServer, own } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

const about = { kind: 'group', userId: null, name: '生产部', people: 2, departmentId: 'd1' } as const
const members = [
  { userId: own, name: 'Person', isOwner: false },
  { userId: 'u2', name: '周知微', isOwner: false },
]
const followed = { conversationId: 'c1', withBelow: false, name: null }
const department = { departmentId: 'd1', name: '生产部', nameEn: 'Production' }

function draw(calls: CallFakes, path = '/qChat?c=c1') {
  const session = signedInAs(UserType.member, { userId: own })
  const given: CallFakes = { ...aServer([aMessage(1)], about).calls, listGroupMembers: () => members, ...calls }
  return renderScreen(routes, { path, messages, session, calls: given })
}

async function openMembers(page: ReturnType<typeof draw>) {
  await page.user.click(await screen.findByRole('button', { name: '2 名成员' }))
  return within(await screen.findByRole('dialog', { name: '“生产部”的成员' }))
}

test('the head of a department makes its group in the dialog for new groups, and it opens', async () => {
  const listed = [{ ...department, group: null }]
  const page = draw(
    { listDepartmentGroups: () => listed, addDepartmentGroup: () => ({ conversationId: 'c1' }) },
    '/qChat',
  )
  await page.user.click((await screen.findAllByRole('button', { name: '发起群聊' }))[0] ?? document.body)
  await page.user.click(await screen.findByRole('button', { name: '改为新建部门群' }))
  const dialog = within(await screen.findByRole('dialog', { name: '新建部门群' }))
  await page.user.click(dialog.getByRole('combobox', { name: '部门' }))
  await page.user.click(await screen.findByRole('option', { name: '生产部' }))
  await page.user.click(dialog.getByRole('switch', { name: '包括下级部门的成员' }))
  expect(await axeFaults(document.body)).toEqual([])
  await page.user.click(dialog.getByRole('button', { name: '创建' }))
  await waitFor(() => expect(page.address()).toBe('/qChat?c=c1'))
  expect(page.calls.asked('addDepartmentGroup')).toMatchObject([{ departmentId: 'd1', withBelow: true }])
})

test('people of a department see that its group follows it, and nothing to add, remove or leave', async () => {
  const page = draw({ listDepartmentGroups: () => [] })
  const dialog = await openMembers(page)
  expect(await dialog.findByText(/成员随部门变化/)).toBeVisible()
  expect(await dialog.findByText('周知微')).toBeVisible()
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['关闭'])
})

test('a person who keeps the group names it, and makes it an ordinary one once that is confirmed', async () => {
  const page = draw({
    listDepartmentGroups: () => [{ ...department, group: followed }],
    updateDepartmentGroup: () => ({}),
    releaseDepartmentGroup: () => ({}),
  })
  const dialog = await openMembers(page)
  await page.user.click(await dialog.findByRole('button', { name: '部门群设置' }))
  await page.user.type(await screen.findByRole('textbox', { name: '群名称' }), '车间')
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(page.calls.asked('updateDepartmentGroup')).toEqual([{ departmentId: 'd1', withBelow: false, name: '车间' }]),
  )
  await page.user.click(await screen.findByRole('button', { name: '解除与部门的关联' }))
  await screen.findByText('不再随部门变化？')
  await page.user.click(screen.getByRole('button', { name: '解除与部门的关联' }))
  await waitFor(() => expect(page.calls.asked('releaseDepartmentGroup')).toEqual([{ departmentId: 'd1' }]))
})
