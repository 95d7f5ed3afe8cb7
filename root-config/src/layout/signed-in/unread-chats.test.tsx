import { screen, waitFor } from '@testing-library/react'
import { navigate } from '@atrium/shared-utility'
import { UserType } from '@atrium/shared-utility/contract'
import { happen, signedInAs } from '@atrium/shared-utility/testing'
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts'
import { aRoute } from '../../testing/signing.ts'

let portal: TestPortal
afterEach(() => portal.close())

const messages = aRoute('/user/workbench/messages', { app: '@atrium/two', menu: { order: 3, icon: 'message' } })
const two = aRoute('/two', { app: '@atrium/two' })
const config = (unread: number, enabled = true) => ({
  enabled,
  provider: 'portal' as const,
  wsUrl: '' as const,
  unread,
})

async function open(unread: number, enabled = true) {
  portal = await openTestPortal({
    config: { routes: [aRoute('/one'), two, messages] },
    session: signedInAs(UserType.member),
    calls: {
      listMessages: () => ({ total: 0, unread: 0, list: [] }),
      getChatConfig: () => config(unread, enabled),
    },
  })
  await portal.shows('One')
  return portal
}

test('the bar and the title of the page say how many messages of the chat are unread, as they come and on every page', async () => {
  const { calls } = await open(2)
  expect(await screen.findByRole('link', { name: 'Chat, 2 unread' })).toHaveAttribute('href', '/qChat')
  expect(document.title).toMatch(/^\(2\) [^(]/)
  calls.change({ getChatConfig: () => config(120) })
  happen({ kind: 'chat', payload: { conversationId: 'c1', seq: 3 } })
  expect(await screen.findByText('99+')).toBeVisible()
  expect(document.title).toMatch(/^\(99\+\) [^(]/)
  await navigate('/two')
  await waitFor(() => expect(document.title).toMatch(/^\(99\+\) Page two/))
  calls.change({ getChatConfig: () => config(0) })
  happen({ kind: 'chat', payload: { conversationId: 'c1', seq: 3 } })
  expect(await screen.findByRole('link', { name: 'Chat' })).toBeInTheDocument()
  expect(document.title).toMatch(/^Page two/)
})

test('a person who has no chat is shown none', async () => {
  await open(0, false)
  expect(await screen.findByRole('link', { name: 'Messages' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /Chat/ })).not.toBeInTheDocument()
})
