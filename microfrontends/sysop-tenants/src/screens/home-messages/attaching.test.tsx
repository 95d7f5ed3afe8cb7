import { type Attachment, Problem } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
// Fetched when they are needed, and compiled before the tests begin to wait.
import './pages.tsx'
import { aMessage, aServerWith } from './given.ts'

// What ProseMirror measures to keep the cursor in sight, and jsdom does not draw.
beforeAll(() => {
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null })
  document.elementFromPoint = () => null
  Range.prototype.getBoundingClientRect = () => new DOMRect()
})

const pdf: Attachment = { id: 'f1', name: '计划.pdf', mediaType: 'application/pdf', sizeBytes: 1024, pictureUrl: null }
const picture: Attachment = { ...pdf, id: 'f2', name: '机房.png', mediaType: 'image/png', pictureUrl: '/picture' }

async function open(calls: CallFakes = {}, query = '?dialog=edit&of=m1', lang: 'zh-CN' | 'en-US' = 'zh-CN') {
  const server = {
    ...aServerWith(aMessage({ attachments: [pdf] })),
    addAttachment: () => ({ id: 'f2', offset: 0, partBytes: 8 }),
    addAttachmentBytes: ({ offset }: { offset: number }) =>
      offset === 0 ? { id: 'f2', offset: 8, whole: null } : { id: 'f2', offset: 12, whole: picture },
    ...calls,
  }
  const page = renderScreen(routes, { path: `/sysop/message${query}`, messages, calls: server, lang })
  const dialog = within(await screen.findByRole('dialog', { name: /系统升级|Upgrade/ }))
  return { ...page, dialog }
}

const twelve = new File(['123456789012'], '机房.png')

test('a file is sent in parts, stands in the message and in what its readers see, and is saved with it', async () => {
  const { user, dialog, calls } = await open()
  await user.upload(await dialog.findByLabelText('选择文件', { selector: 'input' }), twelve)
  const list = within(dialog.getByRole('list', { name: '附件列表' }))
  expect(await list.findByRole('button', { name: '移除附件：机房.png' })).toBeVisible()
  expect(calls.asked('addAttachment')).toEqual([{ name: '机房.png', sizeBytes: 12 }])
  expect(calls.asked('addAttachmentBytes')).toEqual([
    { id: 'f2', offset: 0 },
    { id: 'f2', offset: 8 },
  ])
  await user.click(dialog.getByRole('button', { name: '预览' }))
  const reader = within(dialog.getByRole('region', { name: '中文读者看到的' }))
  expect(reader.getByRole('img', { name: '机房.png' })).toHaveAttribute('src', '/picture&as=small')
  expect(reader.getByRole('button', { name: '下载附件：计划.pdf' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '保存草稿' }))
  expect(await screen.findByText('已保存')).toBeVisible()
  expect(calls.asked('writeHomeMessage')).toMatchObject([{ attachments: ['f1', 'f2'] }])
})

test('a file that is removed is saved no more', async () => {
  const { user, dialog, calls } = await open()
  await user.click(await dialog.findByRole('button', { name: '移除附件：计划.pdf' }))
  await user.click(dialog.getByRole('button', { name: '保存草稿' }))
  expect(await screen.findByText('已保存')).toBeVisible()
  expect(calls.asked('writeHomeMessage')).toMatchObject([{ attachments: [] }])
})

test.each(['attachmentTypeRefused', 'attachmentTooLarge', 'attachmentNotWhatItSays'] as const)(
  'what would be refused again is not offered to be sent again: %s',
  async (code) => {
    const said = { name: '机房.png', types: 'pdf', megabytes: 1 }
    const { user, dialog } = await open({ addAttachment: () => new Problem(code, said) })
    await user.upload(await dialog.findByLabelText('选择文件', { selector: 'input' }), twelve)
    expect(await dialog.findByText(/^“机房.png”/)).toBeVisible()
    expect(dialog.getByRole('button', { name: '移除附件：机房.png' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: '重新上传：机房.png' })).toBeNull()
  },
)

test('an empty file is refused before anything is sent, and not offered to be sent again', async () => {
  const { user, dialog, calls } = await open()
  await user.upload(await dialog.findByLabelText('选择文件', { selector: 'input' }), new File([], '空.png'))
  expect(await dialog.findByText(/文件是空的/)).toBeVisible()
  expect(dialog.queryByRole('button', { name: '重新上传：空.png' })).toBeNull()
  expect(calls.asked('addAttachment')).toEqual([])
})

test('a refusal is said with the file, nothing is saved over it, and it can be sent again', async () => {
  const { user, dialog, calls } = await open({
    addAttachmentBytes: () => new Problem('overloaded', { seconds: 1 }),
  })
  await user.upload(await dialog.findByLabelText('选择文件', { selector: 'input' }), twelve)
  expect(await dialog.findByRole('button', { name: '重新上传：机房.png' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '保存草稿' }))
  expect(await dialog.findByText(/部分附件尚未上传完成/)).toBeVisible()
  expect(calls.asked('writeHomeMessage')).toEqual([])
  calls.change({ addAttachmentBytes: () => ({ id: 'f2', offset: 12, whole: picture }) })
  await user.click(dialog.getByRole('button', { name: '重新上传：机房.png' }))
  expect(await dialog.findByRole('button', { name: '移除附件：机房.png' })).toBeVisible()
  // It goes on with what is announced already.
  expect(calls.asked('addAttachment')).toHaveLength(1)
})

test('as many as the settings allow, and no more, are chosen', async () => {
  const { dialog } = await open({ getAttachmentLimits: () => ({ perMessage: 1, maxSize: 1024, extensions: ['pdf'] }) })
  expect(await dialog.findByText('最多 1 个，每个不超过 1 KB。可选类型：pdf')).toBeVisible()
  expect(dialog.getByRole('button', { name: '选择文件' })).toBeDisabled()
})

test('the form is whole in English with attachments, and axe finds nothing', async () => {
  const english = { title: 'Upgrade', titleZh: null, contentZh: null, titleEn: 'Upgrade', authorName: 'Hazel' }
  const files = [pdf, picture].map((file, index) => ({ ...file, name: `plan${index}.pdf` }))
  const message = aMessage({ ...english, attachments: files })
  const { dialog } = await open(aServerWith(message), '?dialog=edit&of=m1', 'en-US')
  expect((await dialog.findAllByText(/plan0/))[0]).toBeVisible()
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/)
  expect(await axeFaults(screen.getByRole('dialog'))).toEqual([])
})
