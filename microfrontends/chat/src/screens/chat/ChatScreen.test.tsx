import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, happen, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aMessage, aServer, own } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

const two = [aMessage(1, { authorId: own, author: 'Person', text: '图纸在 https://a.example/p' }), aMessage(2)]

function draw(calls: CallFakes, path = '/qChat', userType: UserType = UserType.member) {
  const kept = { getChatRetention: () => ({ keep: 'forever', version: 0 }) } satisfies CallFakes
  return renderScreen(routes, { path, messages, session: signedInAs(userType), calls: { ...kept, ...calls } })
}

test('a member opens a conversation from the list, and reads who wrote what, with links and how far the other has read', async () => {
  const page = draw(
    aServer(two, {
      unread: 2,
      last: { isOwn: false, author: '周知微', text: '第 2 条', attached: null, isRecalled: false },
    }).calls,
  )
  const list = within(await screen.findByRole('navigation', { name: '聊天列表' }))
  const row = await list.findByRole('link', { name: /周知微/ })
  expect(within(row).getByText('2 条未读')).toBeInTheDocument()
  await page.user.click(row)
  expect(page.address()).toBe('/qChat?c=c1')
  const log = within(await screen.findByRole('log', { name: '与周知微的聊天记录' }))
  expect(log.getByRole('link', { name: 'https://a.example/p' })).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  expect(within(log.getByRole('article', { name: /我/ })).getByText('已读')).toBeVisible()
  expect(log.getByText('今天')).toBeVisible()
  await waitFor(() => expect(page.calls.asked('markConversationRead')).toEqual([{ conversationId: 'c1', seq: 2 }]))
  await waitFor(() => expect(list.queryByText('2 条未读')).not.toBeInTheDocument())
  expect(await axeFaults(page.container)).toEqual([])
})

test('Enter sends, Shift and Enter begins another line, and the message stands in the log once', async () => {
  const { calls } = aServer(two)
  const page = draw(calls, '/qChat?c=c1')
  const field = await screen.findByRole('textbox', { name: '消息' })
  await page.user.type(field, '第一行{Shift>}{Enter}{/Shift}第二行{Enter}')
  await waitFor(() => expect(screen.getAllByText(/第一行/)).toHaveLength(1))
  const [sent] = page.calls.asked('sendChatMessage')
  expect(sent).toMatchObject({ conversationId: 'c1', text: '第一行\n第二行' })
  await waitFor(() => expect(screen.queryByText('正在发送')).not.toBeInTheDocument())
  expect(field).toHaveValue('')
})

test('what is sent while the connection is gone says that it is not sent yet, and is sent once under its id when it is back', async () => {
  const { calls, kept } = aServer(two)
  const page = draw({ ...calls, sendChatMessage: () => new Problem('unreachable') }, '/qChat?c=c1')
  await page.user.type(await screen.findByRole('textbox', { name: '消息' }), '收到{Enter}')
  expect(await screen.findByText('尚未发送')).toBeVisible()
  expect(screen.getByText(/连接已断开/)).toBeVisible()
  let leaving: Promise<boolean> | undefined
  act(() => {
    leaving = page.portal.mayLeave()
  })
  await page.user.click(await screen.findByRole('button', { name: '取消' }))
  expect(await leaving).toBe(false)
  page.calls.change({ sendChatMessage: calls.sendChatMessage })
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByText('尚未发送')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.queryByText(/连接已断开/)).not.toBeInTheDocument())
  expect(kept.filter(({ text }) => text === '收到')).toHaveLength(1)
  const ids = page.calls.asked('sendChatMessage').map(({ messageId }) => messageId)
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(1)
})

test('a message that is refused says why, and can be taken away', async () => {
  const { calls } = aServer(two)
  const page = draw({ ...calls, sendChatMessage: () => new Problem('conversationOver') }, '/qChat?c=c1')
  await page.user.type(await screen.findByRole('textbox', { name: '消息' }), '在吗{Enter}')
  expect(await screen.findByText(/未能发送：对方已离开企业/)).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: '移除' }))
  expect(screen.queryByText('在吗')).not.toBeInTheDocument()
})

test('what another person writes is read when the live connection tells of it', async () => {
  const { calls, kept } = aServer(two)
  draw(calls, '/qChat?c=c1')
  await screen.findByText('第 2 条')
  kept.push(aMessage(3, { text: '刚刚写的' }))
  act(() => happen({ kind: 'chat', payload: { conversationId: 'c1', seq: 3 } }))
  expect(await screen.findByText('刚刚写的')).toBeVisible()
})

test('of ten thousand messages at most two hundred are drawn, and earlier ones are read on', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => aMessage(index + 1))
  const page = draw(aServer(many).calls, '/qChat?c=c1')
  expect(await screen.findByText('第 10000 条')).toBeVisible()
  for (const first of [9901, 9851, 9801, 9751]) {
    // Found by its text: a role of one among two hundred messages is slow to find in jsdom.
    await page.user.click(screen.getByText('加载更早的消息'))
    expect(await screen.findByText(`第 ${first} 条`)).toBeInTheDocument()
  }
  expect(page.container.querySelectorAll('article')).toHaveLength(200)
  expect(screen.queryByText('第 10000 条')).not.toBeInTheDocument()
  await page.user.click(screen.getByText('回到最新消息'))
  expect(await screen.findByText('第 10000 条')).toBeVisible()
}, 150_000)

test('a member chooses whom to write to, and a link names a person', async () => {
  const { calls } = aServer([])
  const more: CallFakes = {
    ...calls,
    openConversation: () => ({ conversationId: 'c1' }),
    listDirectory: () => ({
      total: 1,
      list: [{ userId: 'u2', name: '周知微', isExternal: false, isVerified: false, departments: [], phone: null }],
    }),
  }
  const page = draw(more)
  await page.user.click(await screen.findByRole('button', { name: '发起聊天' }))
  const dialog = within(await screen.findByRole('dialog', { name: '发起聊天' }))
  await page.user.type(dialog.getByRole('combobox', { name: '成员' }), '知微')
  await page.user.click(await screen.findByRole('option', { name: '周知微' }))
  await page.user.click(dialog.getByRole('button', { name: '开始聊天' }))
  await waitFor(() => expect(page.address()).toBe('/qChat?c=c1'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByText('还没有消息')).toBeVisible()
  page.unmount()
  const linked = draw(more, '/client/chat/open?to=u2')
  await waitFor(() => expect(linked.address()).toBe('/client/chat/open?c=c1'))
})

test('a preview is for reading: nothing is written and nothing is marked as read', async () => {
  const page = draw(aServer(two, { unread: 2 }).calls, '/webchat/preview?c=c1')
  expect(await screen.findByText('第 2 条')).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '发起聊天' })).not.toBeInTheDocument()
  expect(page.calls.asked('markConversationRead')).toEqual([])
})

test('without conversations the page says so, a failure offers Retry, and a person from outside starts none', async () => {
  const nothing: CallFakes = { listConversations: () => ({ list: [], hasMore: false }) }
  draw(nothing, '/qChat', UserType.collaborator)
  expect(await screen.findByText('企业成员与您联系后显示在这里。')).toBeVisible()
  expect(screen.queryByRole('button', { name: '发起聊天' })).not.toBeInTheDocument()
  const failed = draw({ listConversations: () => new Problem('internal') })
  expect(await within(failed.container).findByRole('button', { name: '重试' })).toBeVisible()
})

test('a conversation whose other person has left is read, and nothing is written in it', async () => {
  draw(aServer(two, { isOpen: false }).calls, '/qChat?c=c1')
  expect(await screen.findByText('对方已离开企业，不能再发送消息。')).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('the page is whole in English', async () => {
  const english = [aMessage(1, { author: 'Zoe', text: 'Hello' })]
  const about = { name: 'Zoe', last: { isOwn: false, author: 'Zoe', text: 'Hello', attached: null, isRecalled: false } }
  renderScreen(routes, {
    path: '/qChat?c=c1',
    messages,
    lang: 'en-US',
    session: signedInAs(UserType.member),
    calls: aServer(english, about).calls,
  })
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible()
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/)
})
