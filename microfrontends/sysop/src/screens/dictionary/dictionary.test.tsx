import { Problem, textStates } from '@atrium/shared-utility/contract'
import { axeFaults, happen, type CallFakes, renderScreen, type ScreenOptions } from '@atrium/shared-utility/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { messages as parcelMessages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { aDictionary, aText, aTextRow } from './given.ts'
import { messages } from './messages.ts'
// Fetched when they are needed, and compiled before the tests begin to wait.
import './pages.tsx'

const hostile = '<img src=x onerror=alert(1)> "\u{1F469}\u200d\u{1F4BB}" Ω≈ç√'
const changes = [
  { id: 'sign-in|signIn.title', lang: 'en-US' as const, before: 'Log in', after: hostile, shipped: 'Sign in' },
]

function open({ calls = {}, ...options }: ScreenOptions & { calls?: CallFakes } = {}) {
  const server: CallFakes = {
    listTexts: () => ({ total: 1, list: [aTextRow()] }),
    getDictionary: () => aDictionary(),
    getText: () => aText(),
    updateText: () => ({}),
    discardTexts: () => ({}),
    compareTexts: () => ({ total: 1, list: changes }),
    listTextRevisions: () => ({
      hasMore: false,
      list: [
        {
          revision: 3,
          publishedAt: '2026-03-05T08:00:00.000Z',
          publishedBy: '王运营',
          note: '',
          restores: 1,
          changes: 2,
        },
        {
          revision: 2,
          publishedAt: '2026-03-04T08:00:00.000Z',
          publishedBy: '李',
          note: '改名',
          restores: null,
          changes: 1,
        },
      ],
    }),
    publishTexts: () => ({ revision: 4 }),
    restoreTexts: () => ({ revision: 4 }),
    ...calls,
  }
  return renderScreen(routes, { path: '/sysop/dictionary', messages: parcelMessages, ...options, calls: server })
}

test.each(['zh-CN', 'en-US'] as const)('every state has words in %s', (lang) => {
  const words: Record<string, string> = messages[lang]
  expect(textStates.filter((state) => words[`textState.${state}`] === undefined)).toEqual([])
})

test('own wording stands beside what is shipped, in both languages, and hostile texts are texts', async () => {
  const { container } = open({ calls: { listTexts: () => ({ total: 1, list: [aTextRow({ enOwn: hostile })] }) } })
  const row = await screen.findByRole('row', { name: /signIn\.title/ })
  for (const text of ['登录页', '登录', 'Sign in', hostile, '自定义']) expect(within(row).getByText(text)).toBeVisible()
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByText(/当前为第 3 版，由 王运营 于 .* 发布。有 2 处修改待发布。/)).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test('every filter in an address reaches the server', async () => {
  const { calls } = open({ path: '/sysop/dictionary?iSearch=x&state=shippedChanged&area=sysop-tenants%2Fjobs' })
  await screen.findByRole('row', { name: /signIn\.title/ })
  expect(calls.asked('listTexts')).toContainEqual(
    expect.objectContaining({ iSearch: 'x', state: 'shippedChanged', area: 'sysop-tenants/jobs' }),
  )
})

const edit = '/sysop/dictionary?dialog=edit&of=sign-in%7CsignIn.title'

test('a draft is written beside the shipped text, and what does not fit is said at its field', async () => {
  const fields = [{ field: 'en', msg: '缺少变量 name' }]
  const page = open({
    path: edit,
    calls: { updateText: () => new Problem('textValueMissing', { name: 'name' }, { fields }) },
  })
  const dialog = within(await screen.findByRole('dialog', { name: '修改文字：signIn.title' }))
  expect(dialog.getByText('Sign in')).toBeVisible()
  fireEvent.change(dialog.getByLabelText('自定义中文'), { target: { value: '进入' } })
  await page.user.click(dialog.getByRole('button', { name: '保存草稿' }))
  await waitFor(() => expect(dialog.getByLabelText('自定义英文')).toHaveAttribute('aria-invalid', 'true'))
  page.calls.change({ updateText: () => ({}) })
  await page.user.click(dialog.getByRole('button', { name: '保存草稿' }))
  expect(await screen.findByText('草稿已保存，发布后生效')).toBeVisible()
  expect(page.calls.asked('updateText').at(-1)).toEqual({
    id: 'sign-in|signIn.title',
    version: 'v1',
    zh: '进入',
    en: 'Log in',
    onceKey: expect.any(String),
  })
})

test('that the shipped text has changed since, or does not fit any more, is said in the dialog', async () => {
  const en = { shipped: 'Sign in now', own: 'Log in', draft: null, shippedBefore: 'Sign in', unfit: '缺少变量 name' }
  open({ path: edit, calls: { getText: () => aText({ en }) } })
  expect(await screen.findByText(/默认文字已更改。原为：Sign in/)).toBeVisible()
  expect(screen.getByText(/自定义文字未生效.*缺少变量 name/)).toBeVisible()
})

test('what is published is what was looked at', async () => {
  const page = open()
  await page.user.click(await screen.findByRole('button', { name: '发布（2）' }))
  const dialog = within(await screen.findByRole('dialog', { name: '发布这些修改？' }))
  expect(await dialog.findByText(hostile)).toBeVisible()
  await page.user.type(dialog.getByLabelText('说明'), 'x')
  await page.user.click(dialog.getByRole('button', { name: '发布' }))
  expect(await screen.findByText('第 4 版已发布')).toBeVisible()
  expect(page.calls.asked('publishTexts')).toEqual([{ revision: 3, draftVersion: 7, note: 'x' }])
})

test('what is replaced is shown where it is the shipped text, and said to be that', async () => {
  const list = [
    { id: 'sign-in|signIn.title', lang: 'en-US' as const, before: null, after: 'Enter', shipped: 'Sign in' },
    { id: 'sign-in|signIn.gone', lang: 'en-US' as const, before: 'Leave', after: null, shipped: null },
  ]
  open({ path: '/sysop/dictionary?dialog=publish', calls: { compareTexts: () => ({ total: 2, list }) } })
  const [first, second] = within(await screen.findByRole('list', { name: '差异' })).getAllByRole('listitem')
  expect(within(first as HTMLElement).getByRole('deletion')).toHaveTextContent(/^Sign in$/)
  expect(first).toHaveTextContent('Sign in（默认文字）Enter')
  expect(second).toHaveTextContent(/Leave（默认文字）$/)
})

test('nothing is offered to be published where nothing waits', async () => {
  open({ calls: { getDictionary: () => aDictionary({ drafts: 0 }) } })
  await screen.findByRole('row', { name: /signIn\.title/ })
  expect(screen.queryByRole('button', { name: /发布|放弃/ })).toBeNull()
})

test('an earlier revision is shown with what it changed, and comes back', async () => {
  const page = open({ path: '/sysop/dictionary?dialog=revisions' })
  const dialog = within(await screen.findByRole('dialog', { name: '版本' }))
  expect(await dialog.findByText('第 2 版 · 改名')).toBeVisible()
  await page.user.click(dialog.getByRole('button', { name: '恢复到第 2 版' }))
  const asked = within(await screen.findByRole('dialog', { name: '恢复到第 2 版？' }))
  expect(await asked.findByText(hostile)).toBeVisible()
  await page.user.click(asked.getByRole('button', { name: '恢复' }))
  expect(await screen.findByText('第 4 版已发布')).toBeVisible()
  expect(page.calls.asked('restoreTexts')).toEqual([{ revision: 3, to: 2, note: '' }])
})

test('a file is tried first, with what is left out of it, and then imported', async () => {
  const refused = [{ id: 'no|such', lang: 'en-US' as const, msg: '系统中没有此文字' }]
  const importTexts = () => ({ changed: 1, same: 2, refusedCount: 1, refused })
  const page = open({ path: '/sysop/dictionary?dialog=import', calls: { importTexts } })
  const dialog = within(await screen.findByRole('dialog', { name: '导入' }))
  expect(dialog.getByRole('button', { name: '导入 0 处修改' })).toBeDisabled()
  await page.user.upload(dialog.getByLabelText('选择文件', { selector: 'input' }), new File(['{}'], 'texts.json'))
  expect(await dialog.findByText(/系统中没有此文字/)).toBeVisible()
  await page.user.click(dialog.getByRole('button', { name: '导入 1 处修改' }))
  expect(await screen.findByText('已导入 1 处修改，请检查后发布')).toBeVisible()
  expect(page.calls.asked('importTexts').map(({ isTrial }) => isTrial)).toEqual([true, false])
})

test('all drafts are discarded as they were read', async () => {
  const page = open({ path: '/sysop/dictionary?dialog=discard' })
  const dialog = within(await screen.findByRole('alertdialog'))
  await page.user.click(dialog.getByRole('button', { name: '放弃' }))
  expect(await screen.findByText('修改已放弃')).toBeVisible()
  expect(page.calls.asked('discardTexts')).toEqual([{ draftVersion: 7 }])
})

test('what another operator publishes is seen at once', async () => {
  const page = open()
  await screen.findByRole('row', { name: /Log in/ })
  page.calls.change({ listTexts: () => ({ total: 1, list: [aTextRow({ enOwn: 'Enter' })] }) })
  act(() => happen({ kind: 'words', payload: {} }))
  expect(await screen.findByRole('row', { name: /Enter/ })).toBeVisible()
})

test.each(['', '?dialog=edit&of=sign-in%7CsignIn.title', '?dialog=export', '?dialog=publish', '?dialog=revisions'])(
  'assistive technology finds no fault with %s, in English',
  async (query) => {
    const { container } = open({ path: `/sysop/dictionary${query}`, lang: 'en-US' })
    await screen.findByRole('row', { name: /Log in/, hidden: true })
    await waitFor(() => expect(screen.queryByRole('dialog') === null).toBe(query === ''))
    expect(await axeFaults(screen.queryByRole('dialog') ?? container)).toEqual([])
  },
)
