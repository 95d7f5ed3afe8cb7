import { Problem, type RecordComment, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions, signedInAs } from '@atrium/shared-utility/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { server } from '../../../given.ts'
import { messages } from '../../../messages.ts'
import { routes } from '../../../routes.tsx'

function open(calls: CallFakes = {}, options: ScreenOptions = {}) {
  const path = '/app/app1/repair/record1'
  const session = signedInAs(UserType.member)
  return renderScreen(routes, { path, messages, session, calls: { ...server, ...calls }, ...options })
}

const comment: RecordComment = {
  id: 'comment1',
  at: '2026-03-06T09:00:00.000Z',
  by: '王五',
  byId: 'person2',
  text: '@{person3} 请看\n谢谢',
  editedAt: null,
  isDeleted: false,
  isOwn: true,
}
const people = { person2: '王五', person3: '李华' }
const commented = (...list: RecordComment[]) => ({ listRecordComments: () => ({ total: list.length, list, people }) })
const place = { appId: 'app1', entity: 'repair', id: 'record1' }
const readers = () => [
  { userId: 'person2', name: '王五' },
  { userId: 'person4', name: '王小明' },
]

test('comments and history stand together in time, those who are mentioned by name, and what is deleted as deleted', async () => {
  const deleted = {
    ...comment,
    id: 'comment2',
    at: '2026-03-06T07:00:00.000Z',
    text: '',
    isDeleted: true,
    isOwn: false,
  }
  const step = {
    at: '2026-03-06T08:00:00.000Z',
    by: '李华',
    byId: 'person3',
    what: 'deleted' as const,
    before: {},
    after: {},
  }
  const page = open({ ...commented(comment, deleted), listRecordHistory: () => [step] })
  const list = within(await screen.findByRole('list', { name: '动态' }))
  const entries = list.getAllByRole('listitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/王五@李华 请看\n谢谢/),
    expect.stringMatching(/李华 删除了记录/),
    expect.stringMatching(/王五 删除了一条评论/),
    expect.stringMatching(/李华 新建了记录/),
  ])
  expect(list.getAllByRole('button')).toHaveLength(1)
  expect(await axeFaults(page.container)).toEqual([])
})

test('a comment that is sent again after a lost answer has the same key, and the next one another', async () => {
  const page = open({ ...commented(), addRecordComment: () => new Problem('timedOut') })
  await page.user.type(await screen.findByRole('textbox', { name: '写评论' }), '请看')
  const send = screen.getByRole('button', { name: '发表' })
  await page.user.click(send)
  expect(await screen.findByRole('alert')).toBeVisible()
  page.calls.change({ addRecordComment: () => ({ id: 'comment1' }) })
  await page.user.click(send)
  await waitFor(() => expect(screen.getByRole('textbox', { name: '写评论' })).toHaveValue(''))
  await page.user.type(screen.getByRole('textbox', { name: '写评论' }), '谢谢')
  await page.user.click(send)
  await waitFor(() => expect(page.calls.asked('addRecordComment')).toHaveLength(3))
  const keys = page.calls.asked('addRecordComment').map(({ onceKey }) => onceKey)
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
})

test('earlier comments are shown when asked for, and what happened before them waits until then', async () => {
  const earlier = { ...comment, id: 'comment0', at: '2026-03-06T01:00:00.000Z', text: '最早' }
  const listRecordComments = ({ limit = 50 }) =>
    limit > 50 ? { total: 2, list: [comment, earlier], people } : { total: 2, list: [comment], people }
  const step = { by: '李华', byId: 'person3', what: 'deleted' as const, before: {}, after: {} }
  const listRecordHistory = () => [{ ...step, at: '2026-03-06T08:00:00.000Z' }]
  const page = open({ listRecordComments, listRecordHistory })
  const list = within(await screen.findByRole('list', { name: '动态' }))
  expect(list.getAllByRole('listitem')).toHaveLength(1)
  await page.user.click(screen.getByRole('button', { name: '显示更早的动态（还有 1 条评论）' }))
  expect(await list.findByText('最早')).toBeVisible()
  expect(list.getAllByRole('listitem')).toHaveLength(4)
  expect(screen.queryByRole('button', { name: /显示更早/ })).toBeNull()
})

test('a colleague is found by what is typed after @, chosen by key, and sent by id', async () => {
  const page = open({ findRecordReaders: readers, addRecordComment: () => ({ id: 'comment3' }) })
  const field = await screen.findByRole('textbox', { name: '写评论' })
  await page.user.type(field, '请@wang')
  const options = within(await screen.findByRole('listbox', { name: '可提及的成员' }))
  await waitFor(() => expect(page.calls.asked('findRecordReaders').at(-1)).toEqual({ ...place, iSearch: 'wang' }))
  expect(await options.findByRole('option', { name: '王五', selected: true })).toBeVisible()
  expect(await axeFaults(page.container)).toEqual([])
  await page.user.keyboard('{ArrowDown}{Enter}看一下')
  await waitFor(() => expect(field).toHaveValue('请@王小明 看一下'))
  await page.user.click(screen.getByRole('button', { name: '发表' }))
  await waitFor(() =>
    expect(page.calls.asked('addRecordComment')).toMatchObject([{ ...place, text: '请@{person4} 看一下' }]),
  )
  await waitFor(() => expect(field).toHaveValue(''))
})

test('Escape puts the list away and leaves what was typed, and Ctrl with Enter sends', async () => {
  const page = open({ findRecordReaders: readers, addRecordComment: () => ({ id: 'comment3' }) })
  await page.user.click(await screen.findByRole('button', { name: '提及同事' }))
  const field = screen.getByRole('textbox', { name: '写评论' })
  expect(await screen.findByRole('option', { name: '王五' })).toBeVisible()
  await page.user.click(field)
  await page.user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await page.user.keyboard(' x{Control>}{Enter}{/Control}')
  await waitFor(() => expect(page.calls.asked('addRecordComment')).toMatchObject([{ ...place, text: '@ x' }]))
})

test('a refusal is said at the field, and the text stays', async () => {
  const fields = [{ field: 'text', msg: '提到的成员中有人不能查看该记录' }]
  const page = open({ addRecordComment: () => new Problem('invalidInput', { details: '' }, { fields }) })
  const field = await screen.findByRole('textbox', { name: '写评论' })
  await page.user.type(field, 'x')
  await page.user.click(screen.getByRole('button', { name: '发表' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription('提到的成员中有人不能查看该记录'))
  expect(field).toHaveValue('x')
})

test('one’s own comment is edited as it was typed', async () => {
  const page = open({ ...commented(comment), updateRecordComment: () => ({}) })
  await page.user.click(await screen.findByRole('button', { name: '我的评论 的操作' }))
  await page.user.click(await screen.findByRole('menuitem', { name: '编辑评论' }))
  const field = await screen.findByRole('textbox', { name: '编辑评论' })
  expect(field).toHaveValue('@李华 请看\n谢谢')
  await page.user.type(field, '！')
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  const sent = { ...place, commentId: 'comment1', text: '@{person3} 请看\n谢谢！' }
  await waitFor(() => expect(page.calls.asked('updateRecordComment')).toEqual([sent]))
  await waitFor(() => expect(page.calls.asked('listRecordComments')).toHaveLength(2))
})

test('one’s own comment is deleted after a question', async () => {
  const page = open({ ...commented(comment), deleteRecordComment: () => ({}) }, { lang: 'en-US' })
  await page.user.click(await screen.findByRole('button', { name: 'Actions for your comment' }))
  await page.user.click(await screen.findByRole('menuitem', { name: 'Delete comment' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this comment?' }))
  await page.user.click(dialog.getByRole('button', { name: 'Delete comment' }))
  await waitFor(() => expect(page.calls.asked('deleteRecordComment')).toEqual([{ ...place, commentId: 'comment1' }]))
})

test('comments that cannot be read say so and offer Retry', async () => {
  open({ listRecordComments: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})

test('a comment that is begun stays while the page is loaded again, as in another language, for the same person and once', async () => {
  const page = open(commented())
  await page.user.type(await screen.findByRole('textbox', { name: '写评论' }), '写了一半')
  expect(await page.portal.mayLeave(undefined, true)).toBe(true)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  act(() => void window.dispatchEvent(new Event('pagehide')))
  page.unmount()
  const again = open(commented(), { lang: 'en-US' })
  expect(await screen.findByRole('textbox', { name: 'Write a comment' })).toHaveValue('写了一半')
  again.unmount()
  open(commented())
  expect(await screen.findByRole('textbox', { name: '写评论' })).toHaveValue('')
})

test('a comment that is changed is asked about before the page is loaded again: it would be open no more', async () => {
  const page = open(commented(comment))
  await page.user.click(await screen.findByRole('button', { name: '我的评论 的操作' }))
  await page.user.click(await screen.findByRole('menuitem', { name: '编辑评论' }))
  await page.user.type(await screen.findByRole('textbox', { name: '编辑评论' }), '，今天')
  const leaving = page.portal.mayLeave(undefined, true)
  await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '继续编辑' }))
  expect(await leaving).toBe(false)
})

test('an address of the web in a comment is a link', async () => {
  open(commented({ ...comment, text: '见 https://a.example/b。' }))
  const link = await screen.findByRole('link', { name: 'https://a.example/b' })
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
})
