import { plainText, Problem } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, type CallFakes, type ScreenOptions } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
// Fetched when they are needed, and compiled before the tests begin to wait.
import './pages.tsx'
import { aMessage, aServerWith } from './given.ts'

const published = aMessage({
  status: 'published',
  reads: 2,
  reach: 9,
  titleEn: 'Upgrade',
  contentEn: plainText('Soon'),
})
const reader = { userId: 'u1', name: '陈晨', loginId: 'chen', readAt: '2026-03-06T08:00:00.000Z' }
const withReaders = { listHomeMessageReaders: () => ({ total: 1, list: [reader] }) }

function open(calls: CallFakes, { query = '', ...options }: ScreenOptions & { query?: string } = {}) {
  return renderScreen(routes, { path: `/sysop/message/m1${query}`, messages, calls, ...options })
}

test('the page of a message shows what it says, whom it is for, and by name who has read it', async () => {
  const { user, calls } = open({ ...aServerWith(published), ...withReaders })
  expect(await screen.findByRole('heading', { level: 1, name: '系统升级' })).toBeVisible()
  for (const text of ['已发布', '2 / 9 人', '王运营', '周六夜间升级']) expect(screen.getByText(text)).toBeVisible()
  await user.click(screen.getByRole('tab', { name: '已读用户' }))
  const row = await screen.findByRole('row', { name: /陈晨/ })
  expect(within(row).getByRole('link', { name: '陈晨' })).toHaveAttribute('href', '/sysop/users/u1')
  expect(calls.asked('listHomeMessageReaders')[0]).toMatchObject({ id: 'm1' })
})

test('a draft has no readers yet; deleting it leads back to the list', async () => {
  const { user } = open(aServerWith(aMessage()))
  await screen.findByRole('heading', { level: 1, name: '系统升级' })
  expect(screen.queryByRole('tab', { name: '已读用户' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /系统升级/ }))
  await user.click(await screen.findByRole('menuitem', { name: '删除' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
  expect(await screen.findByRole('heading', { level: 1, name: '公告管理' })).toBeVisible()
})

test('a message that is not there says so, and the way leads to the list', async () => {
  open({ ...aServerWith(), getHomeMessage: () => new Problem('messageNotFound') })
  expect(await screen.findByRole('link', { name: '公告管理' })).toHaveAttribute('href', '/sysop/message')
})

test.each(['text', 'readers'])(
  'the page of a message is whole in English at its tab %s, and axe finds nothing',
  async (tab) => {
    const english = aMessage({
      ...published,
      title: 'Upgrade',
      titleZh: null,
      contentZh: null,
      authorName: 'Hazel',
      authorId: 'u1',
      attachments: [{ id: 'f1', name: 'plan.pdf', mediaType: 'application/pdf', sizeBytes: 1024, pictureUrl: null }],
    })
    const readers = { listHomeMessageReaders: () => ({ total: 1, list: [{ ...reader, name: 'Chen' }] }) }
    const { container } = open({ ...aServerWith(english), ...readers }, { lang: 'en-US', query: `?tab=${tab}` })
    await screen.findByRole('heading', { level: 1, name: 'Upgrade' })
    expect((await screen.findAllByText(tab === 'text' ? /plan/ : 'Chen'))[0]).toBeVisible()
    expect(container).not.toHaveTextContent(/[\u4e00-\u9fff]/)
    expect(await axeFaults(container)).toEqual([])
  },
)
