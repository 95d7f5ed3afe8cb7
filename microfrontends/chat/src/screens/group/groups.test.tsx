import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aMessage, aServer, own } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

const about = { kind: 'group', userId: null, name: '项目组', people: 2 } as const
const members = [
  { userId: own, name: 'Person', isOwner: true },
  { userId: 'u2', name: '周知微', isOwner: false },
]
const colleague = { userId: 'u3', name: '沈青禾', isExternal: false, isVerified: false, departments: [], phone: null }

function draw(calls: CallFakes = {}, path = '/qChat?c=c1') {
  const session = signedInAs(UserType.member, { userId: own })
  const given: CallFakes = {
    ...aServer([aMessage(1)], about).calls,
    listGroupMembers: () => members,
    listDirectory: () => ({ total: 1, list: [colleague] }),
    ...calls,
  }
  return renderScreen(routes, { path, messages, session, calls: given })
}

async function openMembers(page: ReturnType<typeof draw>) {
  await page.user.click(await screen.findByRole('button', { name: '2 名成员' }))
  return within(await screen.findByRole('dialog', { name: '“项目组”的成员' }))
}

test('a message of a group says who wrote it, and its people are listed with the owner', async () => {
  const page = draw()
  const log = within(await screen.findByRole('log', { name: '“项目组”的聊天记录' }))
  expect(log.getByText('周知微')).toBeVisible()
  const dialog = await openMembers(page)
  expect(await dialog.findByText('群主')).toBeVisible()
  expect(await axeFaults(document.body)).toEqual([])
})

test('a member makes a group, and it opens', async () => {
  const page = draw({ addGroup: () => ({ conversationId: 'c1' }) }, '/qChat')
  await page.user.click((await screen.findAllByRole('button', { name: '发起群聊' }))[0] ?? document.body)
  const dialog = within(await screen.findByRole('dialog', { name: '发起群聊' }))
  await page.user.type(dialog.getByRole('textbox', { name: '群名称' }), '项目组')
  await page.user.type(dialog.getByRole('combobox', { name: '成员' }), '青禾')
  await page.user.click(await screen.findByRole('option', { name: '沈青禾' }))
  await page.user.click(dialog.getByRole('button', { name: '创建' }))
  await waitFor(() => expect(page.address()).toBe('/qChat?c=c1'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(page.calls.asked('addGroup')).toMatchObject([{ name: '项目组', userIds: ['u3'] }])
})

test('the owner removes a person once it is confirmed, and names the group anew', async () => {
  const page = draw({ removeGroupMember: () => ({}), renameGroup: () => ({}) })
  const dialog = await openMembers(page)
  await page.user.click(await dialog.findByRole('button', { name: /周知微/ }))
  await page.user.click(await screen.findByRole('menuitem', { name: '移出' }))
  await page.user.click(await screen.findByRole('button', { name: '移出' }))
  await waitFor(() => expect(page.calls.asked('removeGroupMember')).toEqual([{ conversationId: 'c1', userId: 'u2' }]))
  await page.user.click(await screen.findByRole('button', { name: '重命名' }))
  const name = await screen.findByRole('textbox', { name: '群名称' })
  await page.user.clear(name)
  await page.user.type(name, '新名')
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(page.calls.asked('renameGroup')).toEqual([{ conversationId: 'c1', name: '新名' }]))
})

test('the owner hands the group over to another person once it is confirmed', async () => {
  const page = draw({ handOverGroup: () => ({}) })
  const dialog = await openMembers(page)
  await page.user.click(await dialog.findByRole('button', { name: /周知微/ }))
  await page.user.click(await screen.findByRole('menuitem', { name: '转让群主' }))
  await screen.findByText('将群主转让给周知微？')
  await page.user.click(screen.getByRole('button', { name: '转让群主' }))
  await waitFor(() => expect(page.calls.asked('handOverGroup')).toEqual([{ conversationId: 'c1', userId: 'u2' }]))
  expect(await screen.findByText('周知微已是群主')).toBeVisible()
})

test('a person who is not the owner adds people and leaves, and is then back at the list', async () => {
  const page = draw({
    listGroupMembers: () => members.map((one) => ({ ...one, isOwner: !one.isOwner })),
    addGroupMembers: () => ({ added: 1 }),
    leaveGroup: () => ({}),
  })
  const dialog = await openMembers(page)
  expect(await dialog.findByText('群主')).toBeVisible()
  expect(dialog.queryByRole('button', { name: /周知微|重命名/ })).not.toBeInTheDocument()
  await page.user.click(dialog.getByRole('button', { name: '添加成员' }))
  await page.user.type(await screen.findByRole('combobox', { name: '成员' }), '青禾')
  await page.user.click(await screen.findByRole('option', { name: '沈青禾' }))
  await page.user.click(screen.getByRole('button', { name: '添加成员' }))
  await waitFor(() => expect(page.calls.asked('addGroupMembers')).toHaveLength(1))
  await page.user.click(await screen.findByRole('button', { name: '退出群聊' }))
  await screen.findByText('退出“项目组”？')
  await page.user.click(screen.getByRole('button', { name: '退出群聊' }))
  await waitFor(() => expect(page.address()).toBe('/qChat'))
})

test('a refusal stands in the dialog', async () => {
  const page = draw({ leaveGroup: () => new Problem('conversationNotFound') })
  const dialog = await openMembers(page)
  await page.user.click(await dialog.findByRole('button', { name: '退出群聊' }))
  await screen.findByText('退出“项目组”？')
  await page.user.click(screen.getByRole('button', { name: '退出群聊' }))
  expect(await screen.findByText('没有这个聊天，或您已不在其中')).toBeVisible()
})

test('a person who is no longer in the group is told so', async () => {
  draw({ getConversation: () => new Problem('conversationNotFound') })
  expect(await screen.findByText('没有这个聊天，或您已不在其中')).toBeVisible()
  expect(screen.queryByRole('log')).not.toBeInTheDocument()
})
