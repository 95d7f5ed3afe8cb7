import { UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aMessage, aServer, own } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

function draw(calls: CallFakes, path = '/qChat?c=c1') {
  return renderScreen(routes, { path, messages, session: signedInAs(UserType.member, { userId: own }), calls })
}

test('a member answers a message with a quote, and the field to write in has the focus', async () => {
  const page = draw(aServer([aMessage(1), aMessage(2)]).calls)
  const message = (await screen.findByText('第 1 条')).closest('article') ?? document.body
  await page.user.click(within(message).getByRole('button', { name: '引用' }))
  const field = screen.getByRole('textbox', { name: '消息' })
  await waitFor(() => expect(field).toHaveFocus())
  expect(screen.getByRole('blockquote', { name: '引用周知微的消息' })).toHaveTextContent('第 1 条')
  await page.user.keyboard('收到{Enter}')
  await waitFor(() => expect(page.calls.asked('sendChatMessage')).toMatchObject([{ text: '收到', quotedSeq: 1 }]))
  expect(screen.queryByRole('button', { name: '取消引用' })).not.toBeInTheDocument()
  expect(await axeFaults(page.container)).toEqual([])
})

test('a quote is given up before it is sent', async () => {
  const page = draw(aServer([aMessage(1)]).calls)
  await page.user.click(await screen.findByRole('button', { name: '引用' }))
  await page.user.click(screen.getByRole('button', { name: '取消引用' }))
  await page.user.type(screen.getByRole('textbox', { name: '消息' }), '收到{Enter}')
  await waitFor(() => expect(page.calls.asked('sendChatMessage')).toHaveLength(1))
  expect(page.calls.asked('sendChatMessage')[0]).not.toHaveProperty('quotedSeq')
})

test('a quoted message that was recalled, or is of a time before its reader came, says so', async () => {
  const quoted = { seq: 1, author: '', text: '', attached: null }
  draw(
    aServer([
      aMessage(2, { quoted: { ...quoted, state: 'recalled' } }),
      aMessage(3, { quoted: { ...quoted, state: 'unseen' } }),
    ]).calls,
  )
  expect(await screen.findByText('引用的消息已撤回')).toBeVisible()
  expect(screen.getByText('您加入之前的消息，无法查看')).toBeVisible()
})

test('@ offers the people of the conversation, Enter chooses one, and the message names them by id', async () => {
  const { calls } = aServer([aMessage(1)])
  const answer = Promise.withResolvers<void>()
  const findConversationPeople = () => answer.promise.then(() => [{ userId: 'u2', name: '周知微' }])
  const page = draw({ ...calls, findConversationPeople })
  const field = await screen.findByRole('textbox', { name: '消息' })
  await page.user.type(field, '@zhi')
  await waitFor(() => expect(page.calls.asked('findConversationPeople').length).toBeGreaterThan(0))
  // As long as it is looked for, Enter neither chooses nor sends.
  await page.user.keyboard('{Enter}')
  expect(field).toHaveValue('@zhi')
  answer.resolve()
  expect(await screen.findByRole('option', { name: '周知微' })).toBeVisible()
  expect(await axeFaults(page.container)).toEqual([])
  await waitFor(() => expect(screen.getByRole('option', { name: '周知微' })).toHaveAttribute('aria-selected', 'true'))
  await page.user.keyboard('{Enter}')
  expect(field).toHaveValue('@周知微 ')
  await page.user.keyboard('看一下{Enter}')
  await waitFor(() => expect(page.calls.asked('sendChatMessage')).toMatchObject([{ text: '@{u2} 看一下' }]))
  expect(page.calls.asked('findConversationPeople').at(-1)).toEqual({ conversationId: 'c1', iSearch: 'zhi' })
  expect((await screen.findAllByText('@周知微')).length).toBeGreaterThan(0)
})

test('those whom a message mentions stand in it by name, and the reader is marked', async () => {
  draw(aServer([aMessage(1, { text: `@{${own}} 和 @{u2} 和 @{gone}，见 https://a.example/p` })]).calls)
  expect((await screen.findByText('@Person')).tagName).toBe('MARK')
  expect(screen.getByText('@周知微').tagName).toBe('SPAN')
  expect(screen.getByText('@已离开的成员')).toBeVisible()
  expect(screen.getByRole('link', { name: 'https://a.example/p' })).toBeVisible()
})

test('a preview offers no quote', async () => {
  draw(aServer([aMessage(1)]).calls, '/webchat/preview?c=c1')
  expect(await screen.findByText('第 1 条')).toBeVisible()
  expect(screen.queryByRole('button', { name: '引用' })).not.toBeInTheDocument()
})
