import { plainText, Problem } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, type CallFakes, type ScreenOptions } from '@atrium/shared-utility/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
// Fetched when they are needed, and compiled before the tests begin to wait.
import './pages.tsx'
import { aMessage, aServerWith } from './given.ts'

function open(calls: CallFakes, { query = '', ...options }: ScreenOptions & { query?: string } = {}) {
  return renderScreen(routes, { path: `/sysop/message${query}`, messages, calls, ...options })
}

// What ProseMirror measures to keep the cursor in sight, and jsdom does not draw.
beforeAll(() => {
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null })
  document.elementFromPoint = () => null
  Range.prototype.getBoundingClientRect = () => new DOMRect()
})

const editing = '编辑“系统升级”'

test('an operator sees each message, whom it is for, and how many of how many have read it', async () => {
  const out = aMessage({
    status: 'published',
    audience: 'ent',
    audienceCount: 5,
    audienceNames: ['Acme', 'Beta', 'Gamma'],
  })
  const { container } = open(aServerWith({ ...out, reads: 1200, reach: 3400 }))
  const row = await screen.findByRole('row', { name: /系统升级/ })
  for (const text of ['已发布', '提醒', 'Acme、Beta、Gamma 等，另有 2 个', '1,200 / 3,400 人', '2026年3月5日'])
    expect(within(row).getByText(text)).toBeVisible()
  expect(within(row).getByRole('link', { name: '系统升级' })).toHaveAttribute('href', '/sysop/message/m1')
  expect(await axeFaults(container)).toEqual([])
})

test('the filters in an address reach the server', async () => {
  const { calls } = open(aServerWith(aMessage()), {
    query: '?status=draft&level=warn&audience=all&pinned=true&iSearch=x',
  })
  await screen.findByRole('row', { name: /系统升级/ })
  expect(calls.asked('listHomeMessages')[0]).toMatchObject({
    status: 'draft',
    level: 'warn',
    audience: 'all',
    pinned: true,
    iSearch: 'x',
  })
})

test('a message is written in one language, and previewed as its readers see it', async () => {
  const page = open(aServerWith(), { query: '?dialog=add' })
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.click(dialog.getByLabelText(/中文标题/))
  await page.user.paste('停机通知')
  await page.user.click(await dialog.findByRole('textbox', { name: '中文正文' }))
  await page.user.paste('周六\u200B夜间停机')
  await page.user.keyboard('{Control>}a{/Control}')
  await page.user.click(dialog.getAllByRole('button', { name: '加粗 B' })[0] as HTMLElement)
  await page.user.click(dialog.getByRole('button', { name: '预览' }))
  const english = within(dialog.getByRole('region', { name: '英文读者看到的' }))
  expect(english.getByText('周六夜间停机')).toBeVisible()
  expect(english.getByText(/无此语言内容/)).toBeVisible()
  await page.user.click(dialog.getByRole('button', { name: '保存草稿' }))
  expect(await screen.findByText('已保存')).toBeVisible()
  const text = { type: 'text', text: '周六夜间停机', marks: [{ type: 'strong' }] }
  const contentZh = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }
  const onceKey = expect.any(String)
  const rest = { level: 'info', pinned: false, audience: 'all', audienceIds: [], attachments: [], onceKey }
  expect(page.calls.asked('writeHomeMessage')).toEqual([{ titleZh: '停机通知', contentZh, ...rest }])
})

test('a language that lacks its text is refused at its editor, where one is then', async () => {
  const { user, calls } = open(aServerWith(), { query: '?dialog=add' })
  const dialog = within(await screen.findByRole('dialog'))
  const editor = await dialog.findByRole('textbox', { name: '英文正文' })
  await user.click(dialog.getByLabelText(/英文标题/))
  await user.paste('Maintenance')
  await user.click(dialog.getByRole('button', { name: '保存草稿' }))
  await waitFor(() => expect(editor).toHaveFocus())
  expect([dialog.queryByText(/contentEn/), calls.asked('writeHomeMessage')]).toEqual([null, []])
})

test('whom it is for is chosen by name', async () => {
  const page = open(aServerWith(aMessage()), { query: '?dialog=edit&of=m1' })
  const dialog = within(await screen.findByRole('dialog', { name: editing }))
  await page.user.selectOptions(dialog.getByLabelText(/接收范围/), 'ent')
  await page.user.click(dialog.getByRole('combobox', { name: /企业/ }))
  await page.user.paste('Ac')
  await page.user.click(await screen.findByRole('option', { name: 'Acme' }))
  await page.user.click(dialog.getByRole('button', { name: '保存草稿' }))
  expect(await screen.findByText('已保存')).toBeVisible()
  expect(page.calls.asked('writeHomeMessage')).toMatchObject([{ audience: 'ent', audienceIds: ['acme1'] }])
})

test('a link that leads nowhere good is refused, and a good one is set', async () => {
  const page = open(aServerWith(aMessage()), { query: '?dialog=edit&of=m1' })
  const dialog = within(await screen.findByRole('dialog', { name: editing }))
  await page.user.click(await dialog.findByRole('textbox', { name: '中文正文' }))
  await page.user.click(dialog.getAllByRole('button', { name: '链接' })[0] as HTMLElement)
  const address = dialog.getByRole('textbox', { name: '链接地址' })
  await page.user.paste('javascript:alert(1)')
  await page.user.keyboard('{Enter}')
  expect(address).toBeInvalid()
  await page.user.clear(address)
  await page.user.paste('https://example.com')
  await page.user.keyboard('{Enter}')
  expect(await dialog.findByRole('link', { name: 'https://example.com' })).toHaveAttribute(
    'href',
    'https://example.com',
  )
})

test('S50: markup that is pasted stays the text that it is', async () => {
  const page = open(aServerWith(aMessage({ contentZh: plainText('x') })), { query: '?dialog=edit&of=m1' })
  const dialog = within(await screen.findByRole('dialog', { name: editing }))
  const editor = await dialog.findByRole('textbox', { name: '中文正文' })
  await page.user.click(editor)
  const held: Record<string, string> = {
    'text/html': '<img src=x onerror=alert(1)><b>bold</b>',
    'text/plain': '<script>alert(1)</script>',
  }
  fireEvent.paste(editor, { clipboardData: { getData: (type: string) => held[type] ?? '' } })
  expect(editor).toHaveTextContent('<script>alert(1)</script>')
  expect(editor.querySelector('img, b, script')).toBeNull()
})

test('publishing asks by name and says whom it goes to; a refusal is said', async () => {
  const page = open({ ...aServerWith(aMessage()), publishHomeMessage: () => new Problem('windowTooShort') })
  await page.user.click(await screen.findByRole('button', { name: /系统升级/ }))
  await page.user.click(await screen.findByRole('menuitem', { name: '发布' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: '发布“系统升级”？' }))
  expect(dialog.getByText(/将发给：所有人/)).toBeVisible()
  await page.user.click(dialog.getByRole('button', { name: '发布' }))
  expect(await dialog.findByText('截止时间必须晚于发布时间和当前时间')).toBeVisible()
  page.calls.change({ publishHomeMessage: () => ({ status: 'published' }) })
  await page.user.click(dialog.getByRole('button', { name: '发布' }))
  expect(await screen.findByText('“系统升级”已发布')).toBeVisible()
  expect(page.calls.asked('publishHomeMessage').at(-1)).toEqual({ id: 'm1', version: 3 })
})

test.each([
  { act: 'withdraw', status: 'published', question: '撤回“系统升级”？', label: '撤回', said: '“系统升级”已撤回' },
  {
    act: 'withdraw',
    status: 'scheduled',
    question: '取消发布“系统升级”？',
    label: '取消发布',
    said: '“系统升级”已恢复为草稿',
  },
  { act: 'delete', status: 'draft', question: '删除草稿“系统升级”？', label: '删除', said: '“系统升级”已删除' },
] as const)('to $act what is $status asks by name first', async ({ act, status, question, label, said }) => {
  const page = open(aServerWith(aMessage({ status })), { query: `?dialog=${act}&of=m1` })
  const dialog = within(await screen.findByRole('alertdialog', { name: question }))
  await page.user.click(dialog.getByRole('button', { name: label }))
  expect(await screen.findByText(said)).toBeVisible()
})

test('what is published is changed without whom it is for, which is sent as it was', async () => {
  const out = aMessage({ status: 'published', audience: 'saas', audienceOf: [{ id: 'retail', name: '零售' }] })
  const page = open(aServerWith(out), { query: '?dialog=edit&of=m1' })
  const dialog = within(await screen.findByRole('dialog', { name: editing }))
  expect(dialog.queryByLabelText('接收范围')).not.toBeInTheDocument()
  await page.user.click(dialog.getByLabelText(/中文标题/))
  await page.user.paste('（更正）')
  await page.user.click(dialog.getByRole('button', { name: '保存更改' }))
  expect(await screen.findByText('已保存，接收人将看到新内容')).toBeVisible()
  expect(page.calls.asked('writeHomeMessage')).toMatchObject([
    { id: 'm1', version: 3, titleZh: '系统升级（更正）', audience: 'saas', audienceIds: ['retail'] },
  ])
})

test('without messages the page says what to do; a failure offers Retry', async () => {
  const { user, calls } = open({ ...aServerWith(), listHomeMessages: () => new Problem('internal') })
  const retry = await screen.findByRole('button', { name: '重试' })
  calls.change(aServerWith())
  await user.click(retry)
  expect(await screen.findByText('还没有公告')).toBeVisible()
})

test('list and form are whole in English, and axe finds nothing', async () => {
  const english = aMessage({
    title: 'Upgrade',
    titleZh: null,
    contentZh: null,
    titleEn: 'Upgrade',
    authorName: 'Hazel',
    authorId: 'u1',
  })
  const text = { ...english, contentEn: plainText('On Saturday') }
  open(aServerWith(text), { query: '?dialog=edit&of=m1', lang: 'en-US' })
  await screen.findAllByText('On Saturday')
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/)
  expect(await axeFaults(screen.getByRole('dialog'))).toEqual([])
})
