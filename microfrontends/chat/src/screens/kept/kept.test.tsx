import { UserType } from '@atrium/shared-utility/contract'
import { renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { screen, waitFor } from '@testing-library/react'
import { aMessage, aServer, own } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

function draw(about: Parameters<typeof aServer>[1] = {}) {
  const written = [aMessage(1, { text: '早先' }), aMessage(2, { text: '新近' })]
  const calls = { ...aServer(written, about).calls, getChatRetention: () => ({ keep: 'days90', version: 1 }) as const }
  const session = signedInAs(UserType.member, { userId: own })
  renderScreen(routes, { path: '/qChat?c=c1', messages, session, calls })
}

test('people are told beside their conversations, and in each, how long messages are kept', async () => {
  draw()
  await screen.findByText('新近')
  await waitFor(() => expect(screen.getAllByText('消息保留 90 天，到期自动删除')).toHaveLength(2))
})

test('what was removed meanwhile goes from a page that is open', async () => {
  draw({ removedTo: 1 })
  expect(await screen.findByText('新近')).toBeVisible()
  expect(screen.queryByText('早先')).not.toBeInTheDocument()
})

test('a quote of a message that was removed says so', async () => {
  const quoted = { seq: 1, state: 'removed', author: '', text: '', attached: null } as const
  const { calls } = aServer([aMessage(2, { text: '回复', quoted })])
  const session = signedInAs(UserType.member, { userId: own })
  renderScreen(routes, { path: '/qChat?c=c1', messages, session, calls })
  expect(await screen.findByText('引用的消息已过保留期限')).toBeVisible()
})
