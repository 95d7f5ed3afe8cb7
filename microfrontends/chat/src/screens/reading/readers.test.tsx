import { UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { aMessage, aServer, own } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

const about = { kind: 'group', userId: null, name: '项目组', people: 3 } as const
const ownMessage = aMessage(1, { authorId: own, author: 'Person' })
const people = [
  { userId: 'u2', name: '周知微', hasRead: true },
  { userId: 'u3', name: '沈青禾', hasRead: false },
]

function draw(getMessageReaders: CallFakes['getMessageReaders']) {
  const session = signedInAs(UserType.member, { userId: own })
  const calls: CallFakes = { ...aServer([ownMessage, aMessage(2)], about).calls, getMessageReaders }
  return renderScreen(routes, { path: '/qChat?c=c1', messages, session, calls })
}

test('how many have read the newest message of one’s own in a group stands under it, and a press lists them', async () => {
  const page = draw(() => ({ read: 1, of: 2, hidden: 1, list: people }))
  await page.user.click(await screen.findByRole('button', { name: '1/2 人已读' }))
  const dialog = within(await screen.findByRole('dialog', { name: '消息接收人' }))
  expect(within(dialog.getByRole('list', { name: '1 人已读' })).getByText('周知微')).toBeVisible()
  expect(within(dialog.getByRole('list', { name: '1 人未读' })).getByText('沈青禾')).toBeVisible()
  expect(dialog.getByText('1 人不显示是否已读')).toBeVisible()
  expect(await axeFaults(document.body)).toEqual([])
})

test.each([
  { read: 0, hidden: 0, said: '未读' },
  { read: 2, hidden: 0, said: '全部已读' },
  { read: 2, hidden: 1, said: '2/2 人已读' },
])('of two, $read have read it, and $hidden hide it: $said', async ({ read, hidden, said }) => {
  draw(() => ({ read, of: 2, hidden, list: people }))
  expect(await screen.findByRole('button', { name: said })).toBeVisible()
})
