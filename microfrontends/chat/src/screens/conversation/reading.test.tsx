import { Problem, UserType } from '@atrium/shared-utility/contract'
import { happen, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { aMessage, aServer, own } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { type Held, withNewer } from './held-messages.ts'

const many = Array.from({ length: 1000 }, (_, index) => aMessage(index + 1))

function draw(calls: CallFakes, path: string) {
  return renderScreen(routes, { path, messages, session: signedInAs(UserType.member, { userId: own }), calls })
}

const log = () => screen.findByRole('log')
/** As a wheel does; nothing has a height here, so both ends are near. */
const scroll = async () => fireEvent.scroll(await log())

function heldOf(count: number): Held {
  const list = many.slice(0, count).map((message) => ({ ...message, people: {} }))
  return { list, hasOlder: false, hasNewer: false, clock: { at: 0, heardAt: 0 } }
}

test('a log that is full keeps the messages that its reader looks at when another one comes, and says that there are later ones', () => {
  const held = heldOf(200)
  const read = { ...held, list: [{ ...aMessage(201), people: {} }] }
  const atEnd = withNewer(held, read)
  expect([atEnd.list[0]?.seq, atEnd.list.at(-1)?.seq, atEnd.hasOlder, atEnd.hasNewer]).toEqual([2, 201, true, false])
  const above = withNewer(held, read, false)
  expect([above.list[0]?.seq, above.list.at(-1)?.seq, above.hasOlder, above.hasNewer]).toEqual([1, 200, false, true])
})

test('while later messages are held back, the log reads nothing for one that comes', async () => {
  const page = draw(aServer(many).calls, '/qChat?c=c1&m=300')
  await screen.findByText('第 300 条')
  const before = page.calls.asked('listChatMessages').length
  act(() => happen({ kind: 'chat', payload: { conversationId: 'c1', seq: 1001 } }))
  await waitFor(() => expect(page.calls.asked('getConversation').length).toBeGreaterThan(1))
  expect(page.calls.asked('listChatMessages')).toHaveLength(before)
})

test('a log reads one page of later messages at a time, however much is scrolled', async () => {
  const { calls } = aServer(many)
  const answer = Promise.withResolvers<void>()
  const page = draw(calls, '/qChat?c=c1&m=1')
  await screen.findByText('第 1 条')
  page.calls.change({ listChatMessages: (range) => answer.promise.then(() => calls.listChatMessages(range)) })
  const before = page.calls.asked('listChatMessages').length
  for (let turn = 0; turn < 5; turn += 1) await scroll()
  answer.resolve()
  expect(await screen.findByText('第 100 条')).toBeInTheDocument()
  await waitFor(async () => expect(await log()).toHaveAttribute('aria-busy', 'false'))
  expect(page.calls.asked('listChatMessages')).toHaveLength(before + 1)
})

test('a page that cannot be read for now is said once, tried again once, and read when the connection is back', async () => {
  const { calls } = aServer(many)
  const page = draw(calls, '/qChat?c=c1')
  await screen.findByText('第 1000 条')
  page.calls.change({ listChatMessages: () => new Problem('unreachable') })
  const before = page.calls.asked('listChatMessages').length
  for (let turn = 0; turn < 5; turn += 1) {
    await scroll()
    await waitFor(async () => expect(await log()).toHaveAttribute('aria-busy', 'false'))
  }
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
  expect(page.calls.asked('listChatMessages')).toHaveLength(before + 1)
  page.calls.change({ listChatMessages: calls.listChatMessages })
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('第 901 条')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument())
  expect(page.calls.asked('listChatMessages')).toHaveLength(before + 2)
})

test('a person who writes while they read old messages is led to the end, where their message stands', async () => {
  const page = draw(aServer(many).calls, '/qChat?c=c1&m=300')
  await screen.findByText('第 300 条')
  await page.user.type(screen.getByRole('textbox', { name: '消息' }), '收到{Enter}')
  expect(await screen.findByText('第 1000 条')).toBeInTheDocument()
  expect(screen.getByText('收到')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: '回到最新消息' })).not.toBeInTheDocument())
})
