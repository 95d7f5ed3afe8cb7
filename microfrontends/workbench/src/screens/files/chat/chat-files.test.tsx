import { type ChatFileRow, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { messages } from '../messages.ts'

const photo: ChatFileRow = {
  id: 'f1',
  name: '现场.png',
  mediaType: 'image/png',
  sizeBytes: 2048,
  pictureUrl: '/small?sign=s',
  at: '2026-11-02T01:02:00.000Z',
  by: '赵月白',
  byId: 'u1',
  isOwn: false,
  conversationId: 'c1',
  seq: 7,
  conversation: '三号厂房改造',
}

function draw(calls: CallFakes = {}, path = '/user/files?tab=chat') {
  return renderScreen(routes, {
    path,
    messages,
    session: signedInAs(UserType.member),
    calls: {
      listFiles: () => ({ total: 0, list: [] }),
      listChatFiles: () => ({ total: 1, list: [photo] }),
      ...calls,
    },
  })
}

test('a person finds the files of conversations beside those of records, each with its conversation and message', async () => {
  const { user, calls, container } = draw({ linkChatFile: () => ({ url: '/linked' }) }, '/user/files')
  await user.click(await screen.findByRole('tab', { name: '聊天' }))
  const row = within(await screen.findByRole('row', { name: /现场.png/ }))
  for (const text of ['2 KB', '赵月白']) expect(row.getByText(text)).toBeVisible()
  expect(row.getByRole('presentation')).toHaveAttribute('src', '/small?sign=s&as=small')
  const conversation = row.getByRole('link', { name: '三号厂房改造' })
  expect(conversation).toHaveAttribute('href', expect.stringContaining('/qChat?c=c1&m=7'))
  const author = row.getByRole('link', { name: '赵月白' })
  expect(author).toHaveAttribute('href', expect.stringContaining('/user/directory?person=u1'))
  expect(await axeFaults(container)).toEqual([])
  await user.click(row.getByRole('button', { name: '现场.png' }))
  const dialog = within(await screen.findByRole('dialog', { name: '现场.png' }))
  expect(await dialog.findByRole('img')).toHaveAttribute('src', '/linked')
  expect(calls.asked('linkChatFile')).toContainEqual({ conversationId: 'c1', fileId: 'f1' })
})

test('who sent them, in the address, reaches the server, and a conversation that shows a file no more is said', async () => {
  const { user, calls } = draw({ linkChatFile: () => new Problem('notFound') }, '/user/files?tab=chat&isOwn=false')
  const row = within(await screen.findByRole('row', { name: /现场.png/ }))
  await waitFor(() => expect(calls.asked('listChatFiles')[0]).toMatchObject({ isOwn: false }))
  await user.click(row.getByRole('button', { name: '现场.png' }))
  const dialog = within(await screen.findByRole('dialog', { name: '现场.png' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
})

test('without files the page says where they come from, and a failure offers Retry', async () => {
  const page = draw({ listChatFiles: () => ({ total: 0, list: [] }) })
  expect(await screen.findByText('还没有聊天文件')).toBeVisible()
  page.unmount()
  draw({ listChatFiles: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})
