import { screen } from '@testing-library/react'
import type { Message } from '@atrium/shared-utility/contract'
import { renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { messages } from './messages.ts'
import { routes } from './routes.tsx'

test('the newest day with messages is open, and another day is when it is chosen', async () => {
  const message: Message = {
    id: 'm1',
    type: 'message',
    title: 'The gate is closed',
    content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hello' }] }] },
    lang: 'en-US',
    level: 'info',
    pinned: false,
    url: null,
    attachments: [],
    createdAt: new Date().toISOString(),
    read: false,
  }
  const calls = { listMessages: () => ({ total: 1, unread: 1, list: [message] }) }
  const session = signedInAs(0, { userName: 'Chen' })
  const path = '/demo/message-calendar'
  const { user } = renderScreen(routes, { path, lang: 'en-US', messages, session, calls })
  expect(await screen.findByText('The gate is closed')).toBeVisible()
  const [first] = screen.getAllByRole('button', { name: /0 messages/ })
  if (first) await user.click(first)
  expect(await screen.findByText('There were no messages on this day.')).toBeVisible()
})
