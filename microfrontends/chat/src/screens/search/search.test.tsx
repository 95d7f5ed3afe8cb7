import { type FoundMessage, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aMessage, aServer, own } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

const many = Array.from({ length: 1000 }, (_, index) => aMessage(index + 1))

function aFound(seq: number, changes: Partial<FoundMessage> = {}): FoundMessage {
  const sentAt = new Date().toISOString()
  return {
    conversationId: 'c1',
    seq,
    name: '周知微',
    author: '周知微',
    isOwn: false,
    isFile: false,
    text: `第 ${seq} 条`,
    sentAt,
    ...changes,
  }
}

function draw(calls: CallFakes, path = '/qChat') {
  const session = signedInAs(UserType.member, { userId: own })
  return renderScreen(routes, { path, messages, session, calls: { ...aServer(many).calls, ...calls } })
}

const search = async (page: ReturnType<typeof draw>, text: string) =>
  page.user.type(await screen.findByRole('searchbox', { name: '搜索聊天消息' }), `${text}{Enter}`)

test('a member finds a message, reads on, and opens one in its place among a thousand others, from where both ends go on', async () => {
  const page = draw({
    searchChatMessages: ({ afterSeq }) =>
      afterSeq === undefined ? { list: [aFound(600)], hasMore: true } : { list: [aFound(300)], hasMore: false },
  })
  await search(page, '条')
  const list = within(await screen.findByRole('list', { name: '找到的消息' }))
  expect((await list.findByText('条')).tagName).toBe('MARK')
  await page.user.click(screen.getByRole('button', { name: '加载更多消息' }))
  await page.user.click(await list.findByRole('link', { name: /第 300 条/ }))
  expect(page.address()).toBe('/qChat?c=c1&m=300')
  const found = (await within(await screen.findByRole('log')).findByText('第 300 条')).closest('article')
  expect(found).toHaveAttribute('aria-current', 'true')
  expect(found).toHaveFocus()
  const log = within(screen.getByRole('log'))
  expect(log.queryByText('第 1000 条')).not.toBeInTheDocument()
  await page.user.click(log.getByRole('button', { name: '加载更早的消息' }))
  expect(await log.findByText('第 240 条')).toBeInTheDocument()
  await page.user.click(log.getByRole('button', { name: '加载更新的消息' }))
  expect(await log.findByText('第 350 条')).toBeInTheDocument()
  expect(await axeFaults(page.container)).toEqual([])
})

test('the search is of the open conversation alone where a member says so', async () => {
  const page = draw({ searchChatMessages: () => ({ list: [aFound(600)], hasMore: false }) }, '/qChat?c=c1')
  await search(page, '条')
  await page.user.click(await screen.findByRole('switch', { name: '仅当前聊天' }))
  await waitFor(() => expect(page.calls.asked('searchChatMessages').at(-1)).toEqual({ q: '条', conversationId: 'c1' }))
})

test('a quote leads to the message that it quotes', async () => {
  const quoted = { seq: 7, state: 'shown', author: '周知微', text: '第 7 条', attached: null } as const
  const page = draw(aServer([...many, aMessage(1001, { quoted })]).calls, '/qChat?c=c1')
  await page.user.click(await screen.findByRole('button', { name: '第 7 条' }))
  await waitFor(() => expect(screen.getByText('第 7 条').closest('article')).toHaveFocus())
})

test('a search that finds nothing says so, and one that fails offers Retry', async () => {
  const page = draw({ searchChatMessages: () => ({ list: [], hasMore: false }) })
  await search(page, '没有')
  expect(await screen.findByText('没有找到消息')).toBeVisible()
  page.calls.change({ searchChatMessages: () => new Problem('internal') })
  await search(page, '的')
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})
