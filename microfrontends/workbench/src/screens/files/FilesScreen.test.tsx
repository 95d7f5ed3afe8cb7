import { type FileRow, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { messages } from './messages.ts'

const inRecord: FileRow = {
  id: 'f1',
  name: '现场.png',
  kind: 'picture',
  mediaType: 'image/png',
  sizeBytes: 2048,
  at: '2026-11-02T01:02:00.000Z',
  by: '赵月白',
  byId: 'u1',
  pictureUrl: '/small?sign=s',
  holder: {
    kind: 'record',
    appId: 'a1',
    entity: 'asset',
    id: 'r1',
    title: '三号厂房',
    application: '资产台账',
    table: '资产',
  },
}
const inMessage: FileRow = {
  ...inRecord,
  id: 'f2',
  name: '公告.docx',
  kind: 'other',
  mediaType: 'application/zip',
  by: null,
  byId: null,
  pictureUrl: null,
  holder: { kind: 'message', id: 'm1', title: '停机' },
}

function draw(calls: CallFakes = {}, path = '/user/files') {
  return renderScreen(routes, {
    path,
    messages,
    session: signedInAs(UserType.member),
    calls: { listFiles: () => ({ total: 2, list: [inRecord, inMessage] }), ...calls },
  })
}

test('a person sees each file with its kind, size, place and person, and looks at it', async () => {
  const { user, calls, container } = draw({ linkRecordFile: () => ({ url: '/linked' }) })
  const row = within(await screen.findByRole('row', { name: /现场.png/ }))
  for (const text of ['图片', '2 KB', '赵月白']) expect(row.getByText(text)).toBeVisible()
  // Its name stands beside it.
  const picture = row.getByRole('presentation')
  expect(picture).toHaveAttribute('src', '/small?sign=s&as=small')
  const holder = row.getByRole('link', { name: '三号厂房 · 资产台账 · 资产' })
  expect(holder).toHaveAttribute('href', expect.stringContaining('/app/a1/asset/r1'))
  const author = row.getByRole('link', { name: '赵月白' })
  expect(author).toHaveAttribute('href', expect.stringContaining('/user/directory?person=u1'))
  expect(await axeFaults(container)).toEqual([])
  await user.click(row.getByRole('button', { name: '现场.png' }))
  const dialog = within(await screen.findByRole('dialog', { name: '现场.png' }))
  expect(await dialog.findByRole('img')).toHaveAttribute('src', '/linked')
  expect(calls.asked('linkRecordFile')).toContainEqual({ appId: 'a1', entity: 'asset', id: 'r1', fileId: 'f1' })
})

test('a picture that cannot be shown is a name like the others, once a link from now shows it neither', async () => {
  draw({ linkRecordFile: () => ({ url: '/linked?sign=s' }) })
  const row = within(await screen.findByRole('row', { name: /现场.png/ }))
  fireEvent.error(row.getByRole('presentation'))
  await waitFor(() => expect(row.getByRole('presentation')).toHaveAttribute('src', '/linked?sign=s&as=small'))
  fireEvent.error(row.getByRole('presentation'))
  await waitFor(() => expect(row.queryByRole('presentation')).not.toBeInTheDocument())
  expect(row.getByRole('button', { name: '现场.png' })).toBeVisible()
})

test('a file that is not shown is fetched from the message that holds it, and a lost right is said', async () => {
  const { user, calls } = draw({ linkMessageAttachment: () => new Problem('fileMissing') })
  const row = within(await screen.findByRole('row', { name: /公告.docx/ }))
  expect(row.getByText('平台')).toBeVisible()
  await user.click(row.getByRole('button', { name: '公告.docx' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(calls.asked('linkMessageAttachment')).toContainEqual({ message: 'm1', id: 'f2' })
})

test('a file of an announcement is the enterprise’s, and is fetched as one of a message', async () => {
  const ofAnnouncement: FileRow = { ...inMessage, holder: { kind: 'announcement', id: 'a1', title: '放假通知' } }
  const { user, calls } = draw({
    listFiles: () => ({ total: 1, list: [ofAnnouncement] }),
    linkMessageAttachment: () => new Problem('fileMissing'),
  })
  const row = within(await screen.findByRole('row', { name: /公告.docx/ }))
  expect(row.getByText('企业')).toBeVisible()
  expect(row.getByRole('link', { name: '放假通知' })).toHaveAttribute('href', expect.stringMatching(/messages$/))
  await user.click(row.getByRole('button', { name: '公告.docx' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(calls.asked('linkMessageAttachment')).toEqual([{ message: 'a1', id: 'f2' }])
})

test('kind and ownership in the address reach the server', async () => {
  const { calls } = draw({ listFiles: () => ({ total: 0, list: [] }) }, '/user/files?kind=pdf&isOwn=true')
  expect(await screen.findByText('没有符合条件的文件')).toBeVisible()
  await waitFor(() => expect(calls.asked('listFiles')[0]).toMatchObject({ kind: 'pdf', isOwn: true }))
})

test('without files the page says where they come from', async () => {
  draw({ listFiles: () => ({ total: 0, list: [] }) })
  expect(await screen.findByText('还没有文件')).toBeVisible()
})

test('a failure offers Retry', async () => {
  draw({ listFiles: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})
