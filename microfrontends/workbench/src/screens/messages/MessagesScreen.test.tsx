import { screen, waitFor, within } from '@testing-library/react'
import { axeFaults } from '@atrium/shared-utility/testing'
import { plainText, Problem, type CallInput, type Message } from '@atrium/shared-utility/contract'
import { drawParcel, given } from '../../given.tsx'

const path = '/space-acme1/user/workbench/messages'
const seen = given.message({ id: 'm0', title: '旧公告', read: true })

/** A server that keeps what was marked as read, as the real one does. */
function withMessages(all: Message[]) {
  const read = new Set(all.filter((one) => one.read).map(({ id }) => id))
  const now = () => all.map((one) => ({ ...one, read: read.has(one.id) }))
  return {
    listMessages: ({ after, limit }: { after?: string; limit: number }) => {
      const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0
      return { ...given.messages(now()), list: now().slice(from, from + limit) }
    },
    readMessage: ({ id }: { id?: string }) => {
      for (const one of all) if (!id || one.id === id) read.add(one.id)
      return {}
    },
  }
}

test('every message is shown with its weight, its words and when it came', async () => {
  drawParcel(path, { calls: withMessages([given.message({ level: 'critical' }), seen]) })
  const first = within((await screen.findAllByRole('listitem'))[0] ?? document.body)
  expect(first.getByText('重要')).toBeVisible()
  expect(first.getByText('周六维护')).toBeVisible()
  expect(first.getByText('未读')).toBeVisible()
  expect(screen.getByText('1 条未读')).toBeVisible()
})

test('one message is marked as read, and the count follows', async () => {
  const { user, calls } = drawParcel(path, { calls: withMessages([given.message(), seen]) })
  await user.click(await screen.findByRole('button', { name: '标为已读：停机通知' }))
  expect(await screen.findByText('没有未读')).toBeVisible()
  expect(calls.asked('readMessage')).toEqual([{ id: 'm1' }])
})

test('all messages are marked as read at once, and the button keeps its place', async () => {
  const many = ['m3', 'm2', 'm1'].map((id) => given.message({ id, title: id }))
  const { user, calls, portal } = drawParcel(path, { calls: withMessages(many) })
  const readAll = await screen.findByRole('button', { name: '全部标为已读' })
  await waitFor(() => expect(readAll).toBeEnabled())
  await user.click(readAll)
  expect(await screen.findByText('没有未读')).toBeVisible()
  expect(calls.asked('readMessage')).toEqual([{}])
  expect(portal.announcements).toEqual(['全部消息已标为已读'])
  expect(screen.queryByRole('button', { name: /^标为已读/ })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: '全部标为已读' })).toBeDisabled()
})

test('when marking fails, the person is told and the message stays unread', async () => {
  const calls = { ...withMessages([given.message()]), readMessage: () => new Problem('overloaded', { seconds: 4 }) }
  const { user } = drawParcel(path, { calls })
  await user.click(await screen.findByRole('button', { name: '标为已读：停机通知' }))
  expect(await screen.findByText('系统繁忙，请在 4 秒后重试')).toBeVisible()
  expect(screen.getByRole('button', { name: '标为已读：停机通知' })).toBeEnabled()
})

test('the unread ones can be shown alone, and that choice is part of the address', async () => {
  const { user, address } = drawParcel(path, { calls: withMessages([given.message(), seen]) })
  await user.click(await screen.findByRole('tab', { name: '未读' }))
  expect(screen.queryByText('旧公告')).not.toBeInTheDocument()
  expect(screen.getByText('停机通知')).toBeVisible()
  expect(address()).toBe(`${path}?show=unread`)
})

test('one type can be shown alone, which is part of the address and asked of the server', async () => {
  const mention = given.message({ id: 'n1', type: 'mention', title: '李雷 在“资产”中提到了您' })
  const listMessages = ({ type }: CallInput<'listMessages'>) => given.messages(type === 'answer' ? [] : [mention])
  const { user, address, calls } = drawParcel(path, { calls: { listMessages } })
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText('提到')).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: '类型' }))
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent)
  // Requests are for administrators, who answer them.
  expect(offered).toEqual(['全部类型', '平台公告', '企业公告', '提到我的', '答复', '代理'])
  await user.click(screen.getByRole('option', { name: '答复' }))
  expect(await screen.findByText('没有此类消息')).toBeVisible()
  expect(address()).toBe(`${path}?type=answer`)
  expect(calls.asked('listMessages')).toContainEqual({ limit: 20, type: 'answer' })
})

test('what a person opens from its message is read with that', async () => {
  const mention = given.message({ id: 'n1', type: 'mention', title: '提到了您', url: '/app/a/asset/r1' })
  const { user, calls } = drawParcel(path, { calls: withMessages([mention]) })
  await user.click(await screen.findByRole('link', { name: '查看详情：提到了您' }))
  await waitFor(() => expect(calls.asked('readMessage')).toEqual([{ id: 'n1' }]))
})

test('older messages are loaded after the last one shown, and can be marked there too', async () => {
  const many = Array.from({ length: 25 }, (_, index) => given.message({ id: `m${index}`, title: `消息${index}` }))
  const { user, calls } = drawParcel(path, { calls: withMessages(many) })
  await user.click(await screen.findByRole('button', { name: '加载更早的消息' }))
  expect(await screen.findByText('消息24')).toBeVisible()
  expect(calls.asked('listMessages')).toContainEqual({ after: 'm19', limit: 20 })
  expect(screen.queryByRole('button', { name: '加载更早的消息' })).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: '标为已读：消息24' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '标为已读：消息24' })).not.toBeInTheDocument())
  expect(screen.getByText('24 条未读')).toBeVisible()
})

test('a message’s own page is reached inside the enterprise', async () => {
  drawParcel(path, { calls: withMessages([given.message({ url: '/user/workbench' })]) })
  const link = await screen.findByRole('link', { name: '查看详情：停机通知' })
  expect(link).toHaveAttribute('href', '/space-acme1/user/workbench')
})

test.each(['message', 'announcement'] as const)(
  'a file of a %s stands with name, type and size, and is fetched by a link that is asked for then',
  async (type) => {
    const file = { id: 'f1', name: '计划.pdf', mediaType: 'application/pdf', sizeBytes: 2048, pictureUrl: null }
    const photo = { ...file, id: 'f2', name: '机房.png', mediaType: 'image/png', pictureUrl: '/picture' }
    const { user, calls } = drawParcel(path, {
      calls: {
        ...withMessages([given.message({ type, attachments: [file, photo] })]),
        linkMessageAttachment: () => new Problem('fileMissing'),
      },
    })
    const files = within(await screen.findByRole('list', { name: '附件' }))
    expect(files.getByText('PDF · 2 KB')).toBeVisible()
    expect(files.getByRole('img', { name: '机房.png' })).toHaveAttribute('src', '/picture&as=small')
    await user.click(files.getByRole('button', { name: '下载附件：计划.pdf' }))
    expect(await screen.findByText('文件已不存在')).toBeVisible()
    expect(calls.asked('linkMessageAttachment')).toEqual([{ message: 'm1', id: 'f1' }])
  },
)

test('without messages the page says so; a failure offers Retry', async () => {
  const { user, calls } = drawParcel(path, { calls: { listMessages: () => new Problem('internal') } })
  const retry = await screen.findByRole('button', { name: '重试' })
  calls.change({ listMessages: () => given.messages([]) })
  await user.click(retry)
  expect(await screen.findByText('还没有消息')).toBeVisible()
})

test('the page is whole in English', async () => {
  const message = given.message({ title: 'Outage', content: plainText('On Saturday') })
  drawParcel(path, { lang: 'en-US', calls: withMessages([message]) })
  expect(await screen.findByRole('button', { name: 'Mark as read: Outage' })).toBeVisible()
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/)
})

test.each(['zh-CN', 'en-US'] as const)('axe finds nothing on the page in %s', async (lang) => {
  const { container } = drawParcel(path, { lang, calls: withMessages([given.message(), seen]) })
  await screen.findByText('旧公告')
  expect(await axeFaults(container)).toEqual([])
})
