import { type ChatFile, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aMessage, aServer, own } from '../given.ts'
import { messages } from '../messages.ts'
import { routes } from '../routes.tsx'

const file = (name: string, changes: Partial<ChatFile> = {}): ChatFile => ({
  id: name.replace(/\W/g, ''),
  name,
  mediaType: 'application/pdf',
  sizeBytes: 2048,
  pictureUrl: null,
  width: null,
  height: null,
  ...changes,
})
const plan = file('plan.pdf')
const photo = file('site.png', { mediaType: 'image/png', pictureUrl: '/site.png', width: 4000, height: 1000 })

function draw(calls: CallFakes, path = '/qChat?c=c1') {
  const session = signedInAs(UserType.member, { userId: own })
  return renderScreen(routes, { path, messages, session, calls })
}

const pdf = () => new File(['123456789012'], '计划.pdf', { type: 'application/pdf' })
const uploads: CallFakes = {
  addChatFile: () => ({ id: 'file1', offset: 0, partBytes: 8 }),
  addChatFileBytes: ({ offset }) =>
    offset === 0 ? { id: 'file1', offset: 8, isWhole: false } : { id: 'file1', offset: 12, isWhole: true },
}

test('a picture stands in the message, and a file as a row with name and size, also where one only reads', async () => {
  for (const path of ['/qChat?c=c1', '/webchat/preview?c=c1']) {
    const page = draw(aServer([aMessage(1, { text: '', files: [photo, plan] })]).calls, path)
    expect(await screen.findByRole('img', { name: 'site.png' })).toBeVisible()
    expect(screen.getByRole('button', { name: '下载附件：plan.pdf' })).toBeVisible()
    expect(screen.getByText(/^PDF · 2/)).toBeVisible()
    expect(await axeFaults(page.container)).toEqual([])
    page.unmount()
  }
})

test('a picture shows in full by a link that is asked for then', async () => {
  const linkChatFile = () => ({ url: '/linked' })
  const page = draw({ ...aServer([aMessage(1, { files: [photo] })]).calls, linkChatFile })
  await page.user.click(await screen.findByRole('button', { name: '预览附件：site.png' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'site.png' }))
  expect(await dialog.findByRole('img', { name: 'site.png' })).toHaveAttribute('src', '/linked')
  expect(page.calls.asked('linkChatFile').at(-1)).toEqual({ conversationId: 'c1', fileId: 'sitepng' })
})

test('a picture whose link is too old asks for another one, and is a row where that is refused', async () => {
  const page = draw({
    ...aServer([aMessage(1, { files: [photo] })]).calls,
    linkChatFile: () => ({ url: '/new' }),
  })
  const picture = await screen.findByRole('img', { name: 'site.png' })
  fireEvent.error(picture)
  await waitFor(() => expect(picture).toHaveAttribute('src', '/new&as=small'))
  fireEvent.error(picture)
  expect(await screen.findByRole('button', { name: '下载附件：site.png' })).toBeVisible()
  expect(page.calls.asked('linkChatFile')).toHaveLength(1)
})

test('files that are chosen, dropped and pasted go with the message, uploaded in parts', async () => {
  const page = draw({ ...aServer([aMessage(1)]).calls, ...uploads })
  await page.user.upload(await screen.findByLabelText('添加文件', { selector: 'input' }), pdf())
  const section = screen.getByRole('region', { name: '周知微' })
  const dropped = { types: ['Files'], files: [new File(['1'], 'b.pdf')] }
  fireEvent.dragOver(section, { dataTransfer: dropped })
  expect(await screen.findByText('松开鼠标即可添加文件。')).toBeVisible()
  fireEvent.drop(section, { dataTransfer: dropped })
  const pasted = { files: [new File(['1'], 'c.pdf')], getData: () => '' }
  fireEvent.paste(screen.getByRole('textbox', { name: '消息' }), { clipboardData: pasted })
  const list = within(screen.getByRole('list', { name: '待发送的文件' }))
  expect(list.getAllByRole('listitem')).toHaveLength(3)
  expect(await axeFaults(page.container)).toEqual([])
  await page.user.click(list.getByRole('button', { name: '移除b.pdf' }))
  await page.user.click(screen.getByRole('button', { name: '发送' }))
  await waitFor(() =>
    expect(page.calls.asked('sendChatMessage')).toMatchObject([{ text: '', attachments: ['file1', 'file1'] }]),
  )
  expect(page.calls.asked('addChatFile')[0]).toEqual({ conversationId: 'c1', name: '计划.pdf', sizeBytes: 12 })
  expect(page.calls.asked('addChatFileBytes').map(({ offset }) => offset)).toEqual([0, 8, 0, 8])
  expect(screen.queryByRole('list', { name: '待发送的文件' })).not.toBeInTheDocument()
})

test('files that the platform does not allow, or too many of them, are refused before anything is sent', async () => {
  const page = draw(aServer([aMessage(1)]).calls)
  const field = await screen.findByLabelText('添加文件', { selector: 'input' })
  fireEvent.change(field, { target: { files: [new File(['1'], 'a.html')] } })
  expect(await screen.findByText(/不能发送“a.html”/)).toBeVisible()
  fireEvent.change(field, { target: { files: ['a', 'b', 'c', 'd'].map((name) => new File(['1'], `${name}.pdf`)) } })
  expect(await screen.findByText('一条消息最多可以添加 3 个文件')).toBeVisible()
  expect(screen.getByRole('button', { name: '添加文件' })).toBeDisabled()
  expect(page.calls.asked('addChatFile')).toEqual([])
})

test('after a bad line an upload goes on from where the server has it, and the messages arrive in order, each once', async () => {
  const { calls, kept } = aServer([])
  let isBack = false
  const page = draw({
    ...calls,
    ...uploads,
    addChatFileBytes: ({ offset }) => {
      if (offset === 0) return { id: 'file1', offset: 8, isWhole: false }
      return isBack ? { id: 'file1', offset: 12, isWhole: true } : new Problem('unreachable')
    },
  })
  await page.user.upload(await screen.findByLabelText('添加文件', { selector: 'input' }), pdf())
  await page.user.type(screen.getByRole('textbox', { name: '消息' }), '图纸{Enter}')
  await page.user.type(screen.getByRole('textbox', { name: '消息' }), '收到了吗{Enter}')
  expect(await screen.findByText(/连接已断开/)).toBeVisible()
  isBack = true
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(kept.map(({ text }) => text)).toEqual(['图纸', '收到了吗']))
  expect(page.calls.asked('addChatFile')).toHaveLength(1)
  expect(page.calls.asked('addChatFileBytes').filter(({ offset }) => offset === 0)).toHaveLength(1)
})

test('a message is given up while its file is uploaded, and one that is refused is tried again', async () => {
  const { calls, kept } = aServer([])
  const page = draw({
    ...calls,
    ...uploads,
    addChatFileBytes: () => new Promise(() => undefined),
    removeChatFile: () => ({}),
  })
  const field = await screen.findByLabelText('添加文件', { selector: 'input' })
  await page.user.upload(field, pdf())
  await page.user.click(screen.getByRole('button', { name: '发送' }))
  expect(await screen.findByRole('progressbar', { name: '计划.pdf' })).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: '取消发送' }))
  await waitFor(() => expect(screen.queryByText('计划.pdf')).not.toBeInTheDocument())
  expect(page.calls.asked('removeChatFile')).toEqual([{ conversationId: 'c1', fileId: 'file1' }])
  page.calls.change({ addChatFile: () => new Problem('storageQuotaReached') })
  await page.user.upload(field, pdf())
  await page.user.click(screen.getByRole('button', { name: '发送' }))
  expect(await screen.findByText(/未能发送/)).toBeVisible()
  page.calls.change({ addChatFile: uploads.addChatFile, addChatFileBytes: uploads.addChatFileBytes })
  await page.user.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(kept).toHaveLength(1))
})

test('the list says of a message without words that it is a picture or a file, and a quote too', async () => {
  const attached = { kind: 'file', name: 'plan.pdf' } as const
  const last = { isOwn: true, author: 'Person', text: '', attached, isRecalled: false }
  const page = draw(aServer([aMessage(1, { text: '', files: [photo] })], { last }).calls)
  expect(await screen.findByText('我：[文件] plan.pdf')).toBeVisible()
  await page.user.click(await screen.findByRole('button', { name: '引用' }))
  expect(await within(screen.getByRole('blockquote')).findByText('[图片]')).toBeVisible()
})
