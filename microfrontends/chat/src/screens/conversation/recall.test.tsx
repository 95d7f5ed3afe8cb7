import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, happen, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aMessage, aServer, own } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

const threeMinutesAgo = new Date(Date.now() - 180_000).toISOString()
const said = [
  aMessage(1, { authorId: own, author: 'Person', text: '早先的', sentAt: threeMinutesAgo }),
  aMessage(2),
  aMessage(3, { authorId: own, author: 'Person', text: '发错了' }),
]

function draw(calls: CallFakes, path = '/qChat?c=c1') {
  return renderScreen(routes, { path, messages, session: signedInAs(UserType.member, { userId: own }), calls })
}

test('an author recalls a new message once it is confirmed; older ones and those of others offer no recall', async () => {
  const page = draw(aServer(said).calls)
  await screen.findByText('发错了')
  await page.user.click(screen.getByRole('button', { name: '撤回' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: '撤回这条消息？' }))
  await page.user.click(dialog.getByRole('button', { name: '撤回' }))
  expect(await screen.findByText('我撤回了一条消息')).toBeVisible()
  expect(page.calls.asked('recallChatMessage')).toEqual([{ conversationId: 'c1', seq: 3 }])
  expect(screen.queryByText('发错了')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(await axeFaults(page.container)).toEqual([])
})

test('whether a message can be recalled goes by the clock of the server, however the clock of the browser is set', async () => {
  const { calls } = aServer(said)
  const serverIs = (minutes: number): CallFakes => ({
    ...calls,
    listChatMessages: (range) => ({
      ...calls.listChatMessages(range),
      at: new Date(Date.now() + minutes * 60_000).toISOString(),
    }),
  })
  const late = draw(serverIs(10))
  await screen.findByText('发错了')
  expect(screen.queryByRole('button', { name: '撤回' })).not.toBeInTheDocument()
  late.unmount()
  draw(serverIs(-2))
  expect(await screen.findAllByRole('button', { name: '撤回' })).toHaveLength(2)
})

test('a message that has grown too old meanwhile stays, and the dialog says why', async () => {
  const page = draw({ ...aServer(said).calls, recallChatMessage: () => new Problem('notRecallable') })
  await page.user.click(await screen.findByRole('button', { name: '撤回' }))
  await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤回' }))
  expect(await screen.findByText(/2 分钟内/)).toBeVisible()
  expect(screen.getByText('发错了')).toBeInTheDocument()
})

test('a message that another person recalls goes from an open page, and from the list', async () => {
  const last = { isOwn: false, author: '周知微', text: '', attached: null, isRecalled: true }
  const server = aServer([aMessage(1), aMessage(2)])
  const page = draw(server.calls)
  await screen.findByText('第 2 条')
  server.calls.recallChatMessage({ seq: 2 })
  const { list } = server.calls.listConversations()
  page.calls.change({ listConversations: () => ({ list: list.map((one) => ({ ...one, last })), hasMore: false }) })
  act(() => happen({ kind: 'chat', payload: { conversationId: 'c1', seq: 2 } }))
  await waitFor(() => expect(screen.getAllByText('周知微撤回了一条消息')).toHaveLength(2))
  expect(screen.queryByText('第 2 条')).not.toBeInTheDocument()
  expect(screen.getByText('第 1 条')).toBeVisible()
})

test('a preview offers no recall', async () => {
  draw(aServer(said).calls, '/webchat/preview?c=c1')
  expect(await screen.findByText('发错了')).toBeVisible()
  expect(screen.queryByRole('button', { name: '撤回' })).not.toBeInTheDocument()
})
