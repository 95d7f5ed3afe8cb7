import { Problem, UserType } from '@atrium/shared-utility/contract'
import { happen, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { act, screen, within } from '@testing-library/react'
import { aMessage, aServer } from '../given.ts'
import { messages } from '../messages.ts'
import { routes } from '../routes.tsx'

function draw(calls: CallFakes, path = '/qChat?c=c1') {
  return renderScreen(routes, { path, messages, session: signedInAs(UserType.member), calls })
}

test('what is begun in one conversation stays while another is looked at, and is asked about before the page is left', async () => {
  const { calls } = aServer([aMessage(1)])
  const both = () => ({
    list: [calls.getConversation(), { ...calls.getConversation(), id: 'c2', name: '王小明' }],
    hasMore: false,
  })
  const page = draw({ ...calls, listConversations: both })
  await page.user.type(await screen.findByRole('textbox', { name: '消息' }), '写了一半')
  await page.user.upload(
    screen.getByLabelText('添加文件', { selector: 'input' }),
    new File(['x'], 'a.pdf', { type: 'application/pdf' }),
  )
  const list = within(screen.getByRole('navigation', { name: '聊天列表' }))
  await page.user.click(list.getByRole('link', { name: /王小明/ }))
  expect(page.address()).toBe('/qChat?c=c2')
  expect(await screen.findByRole('textbox', { name: '消息' })).toHaveValue('')
  await page.user.click(list.getByRole('link', { name: /周知微/ }))
  const field = await screen.findByRole('textbox', { name: '消息' })
  expect(field).toHaveValue('写了一半')
  expect(screen.getByText('a.pdf')).toBeVisible()
  expect(await page.portal.mayLeave('/qChat?c=c2')).toBe(true)
  let leaving: Promise<boolean> | undefined
  act(() => {
    leaving = page.portal.mayLeave('/user/workbench')
  })
  await page.user.click(await screen.findByRole('button', { name: '取消' }))
  expect(await leaving).toBe(false)
})

test('a message that is begun stays while the page is loaded again, as in another language; with a file it is asked about', async () => {
  const { calls } = aServer([aMessage(1)])
  const page = draw(calls)
  await page.user.type(await screen.findByRole('textbox', { name: '消息' }), '写了一半')
  expect(await page.portal.mayLeave(undefined, true)).toBe(true)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  page.unmount()
  const again = draw(calls)
  expect(await screen.findByRole('textbox', { name: '消息' })).toHaveValue('写了一半')
  await again.user.upload(
    screen.getByLabelText('添加文件', { selector: 'input' }),
    new File(['x'], 'a.pdf', { type: 'application/pdf' }),
  )
  let leaving: Promise<boolean> | undefined
  act(() => {
    leaving = again.portal.mayLeave(undefined, true)
  })
  await again.user.click(await screen.findByRole('button', { name: '取消' }))
  expect(await leaving).toBe(false)
})

test('messages that could not be read for a moment are read again without a press', async () => {
  const { calls, kept } = aServer([aMessage(1)])
  const away = { ...calls, listChatMessages: () => new Problem('overloaded', { seconds: 1 }) }
  const page = draw(away)
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
  page.calls.change({ listChatMessages: calls.listChatMessages })
  expect(await screen.findByText('第 1 条', {}, { timeout: 8000 })).toBeVisible()
  page.calls.change(away)
  kept.push(aMessage(2))
  act(() => happen({ kind: 'chat', payload: { conversationId: 'c1', seq: 2 } }))
  page.calls.change({ listChatMessages: calls.listChatMessages })
  expect(await screen.findByText('第 2 条', {}, { timeout: 8000 })).toBeVisible()
}, 30_000)
