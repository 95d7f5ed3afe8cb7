import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { anApp, repairs, server } from '../given.ts'
import { messages } from '../messages.ts'
import { routes } from '../routes.tsx'

const group = {
  id: 'c1',
  kind: 'group',
  userId: null,
  departmentId: null,
  name: '项目组',
  people: 3,
  isOpen: true,
} as const
const nothing = {
  lastSeq: 0,
  removedTo: 0,
  last: null,
  recalls: 0,
  unread: 0,
  readByOther: 0,
  lastAt: '2026-03-05T08:00:00.000Z',
}
const chats: CallFakes = {
  listConversations: () => ({ list: [{ ...group, ...nothing }], hasMore: false }),
  listDirectory: () => ({
    total: 1,
    list: [{ userId: 'u2', name: '周知微', isExternal: false, isVerified: false, departments: [], phone: null }],
  }),
  sendChatMessage: () => ({ seq: 1, sentAt: '2026-03-05T08:00:00.000Z' }),
  openConversation: () => ({ conversationId: 'c2' }),
}

function open(path: string, calls: CallFakes = {}) {
  const session = signedInAs(UserType.member)
  const all = { ...server, getAppRuntime: () => anApp([repairs]), ...chats, ...calls }
  return renderScreen(routes, { path, messages, session, calls: all })
}

async function choose({ user }: ReturnType<typeof open>, menu: string, name: string) {
  await user.click(await screen.findByRole('button', { name: `${menu} 的操作` }))
  await user.click(await screen.findByRole('menuitem', { name: '发送到聊天' }))
  const dialog = within(await screen.findByRole('dialog', { name: '发送到聊天' }))
  await user.click(dialog.getByRole('combobox', { name: '聊天或成员' }))
  await user.click(await screen.findByRole('option', { name }))
  return dialog
}

test('a record is sent into a group by its reference, with a word, and after a failure under the same id', async () => {
  const page = open('/app/app1/repair/record1', { sendChatMessage: () => new Problem('unreachable') })
  const dialog = await choose(page, '三楼灯坏了', '项目组')
  expect(await axeFaults(page.container)).toEqual([])
  await page.user.type(dialog.getByRole('textbox', { name: /^附言/ }), '请看')
  await page.user.click(dialog.getByRole('button', { name: '发送' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  page.calls.change(chats)
  await page.user.click(dialog.getByRole('button', { name: '发送' }))
  expect(await screen.findByText('已发送')).toBeVisible()
  const sent = page.calls.asked('sendChatMessage')
  expect(sent.at(-1)).toMatchObject({ conversationId: 'c1', text: '请看', card: 'app1/repair/record1' })
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1)
})

test('an application is sent to a person, with whom a conversation begins', async () => {
  const page = open('/app/app1/repair')
  const dialog = await choose(page, anApp([repairs]).name, '周知微')
  await page.user.click(dialog.getByRole('button', { name: '发送' }))
  await waitFor(() =>
    expect(page.calls.asked('sendChatMessage')).toMatchObject([{ conversationId: 'c2', text: '', card: 'app1' }]),
  )
  expect(page.calls.asked('openConversation')).toEqual([{ userId: 'u2' }])
})
