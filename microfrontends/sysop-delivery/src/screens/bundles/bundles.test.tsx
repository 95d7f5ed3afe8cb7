import {
  bundleObstacles,
  bundleRefusals,
  bundleStatuses,
  Problem,
  type WholeBundle,
} from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, type CallFakes } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { aBundle } from './given.ts'
import { messages } from './messages.ts'
// Fetched when they are needed, and compiled before the tests begin to wait.
import './pages.tsx'

type Options = { bundle?: WholeBundle; calls?: CallFakes; lang?: 'zh-CN' | 'en-US' }

function open(path: string, { bundle = aBundle(), calls = {}, ...options }: Options = {}) {
  const server: CallFakes = {
    listBundles: () => ({ total: 1, list: [bundle] }),
    getBundle: () => bundle,
    removeBundle: () => ({}),
    cancelBundle: () => ({}),
    ...calls,
  }
  return renderScreen(routes, { path, calls: server, ...options })
}

const list = '/sysop/update/bundle'
const one = '/sysop/update/bundle/b1'

test.each(['zh-CN', 'en-US'] as const)('every state, obstacle and refusal has words in %s', (lang) => {
  const words: Record<string, string> = messages[lang]
  const keys = [
    ...bundleStatuses.map((status) => `bundleStatus.${status}`),
    ...bundleObstacles.map((obstacle) => `bundleObstacle.${obstacle}`),
    ...bundleRefusals.map((refusal) => `bundleRefusal.${refusal}`),
  ]
  expect(keys.filter((key) => words[key] === undefined)).toEqual([])
})

test('an operator finds the bundles from the updates, each with its version and who has signed it', async () => {
  const page = open('/sysop/update', { calls: { listUpdates: () => ({ total: 0, list: [] }) } })
  await page.user.click(await screen.findByRole('link', { name: '更新包' }))
  const row = await screen.findByRole('row', { name: /平台升级/ })
  for (const text of ['0.2.0', '可用', 'Release team', '20 MB', '王运营'])
    expect(within(row).getByText(text)).toBeVisible()
  expect(await axeFaults(page.container)).toEqual([])
})

test('where there is none, the list says how one comes there; where it cannot be read, that it can be tried again', async () => {
  const page = open(list, { calls: { listBundles: () => ({ total: 0, list: [] }) } })
  expect(await screen.findByText('还没有更新包')).toBeVisible()
  page.unmount()
  open(list, { calls: { listBundles: () => new Problem('internal') } })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})

test('every filter in an address reaches the server', async () => {
  const { calls } = open(`${list}?iSearch=x&status=refused&sort=sizeBytes&order=asc`)
  await screen.findByRole('row', { name: /平台升级/ })
  const asked = { iSearch: 'x', status: 'refused', sort: 'sizeBytes', order: 'asc' }
  expect(calls.asked('listBundles')).toContainEqual(expect.objectContaining(asked))
})

test('a bundle goes piece by piece, and after a break from where the server has it', async () => {
  let isBroken = true
  const page = open(list, {
    calls: {
      addBundle: () => ({ id: 'b9', status: 'uploading', offset: 0, partBytes: 4 }),
      addBundleBytes: ({ offset }) => {
        if (offset === 4 && isBroken) return new Problem('forbidden')
        const at = Math.min(10, offset + 4)
        return { id: 'b9', status: at === 10 ? 'checking' : 'uploading', offset: at }
      },
    },
  })
  const input = await screen.findByLabelText('上传更新包', { selector: 'input' })
  await page.user.upload(input, new File(['PK34567890'], 'new.zip'))
  const go = await screen.findByRole('button', { name: '继续上传 new.zip' })
  isBroken = false
  await page.user.click(go)
  expect(await screen.findByText('上传完成 · 10 B')).toBeVisible()
  expect(page.calls.asked('addBundle')).toEqual([{ name: 'new.zip', sizeBytes: 10 }])
  expect(page.calls.asked('addBundleBytes').map(({ offset }) => offset)).toEqual([0, 4, 4, 8])
})

test('what the server refuses at once is said beside the file', async () => {
  const page = open(list, { calls: { addBundle: () => new Problem('bundleNoKeys') } })
  const input = await screen.findByLabelText('上传更新包', { selector: 'input' })
  await page.user.upload(input, new File(['PK34567890'], 'new.zip'))
  expect(await screen.findByText(/请先设置 ATRIUM_UPDATE_KEYS/)).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: '取消上传 new.zip' }))
})

test('the page of a bundle says what it is, which key has signed it, and what it holds', async () => {
  const { container } = open(one)
  expect(await screen.findByText('abc123')).toBeVisible()
  for (const text of [
    'Release team',
    '0.1.0 及以上',
    '列表更快',
    'Faster lists',
    'server/',
    '812 个文件 · 12 MB',
    '其他',
  ])
    expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByText(/共 815 个文件/)).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test('a bundle that was refused says why, and what to do', async () => {
  const bundle = aBundle({ status: 'refused', refusal: 'signerUnknown', title: null, titleZh: null, parts: [] })
  const { container } = open(one, { bundle })
  expect(await screen.findByText(/将其公钥加入 ATRIUM_UPDATE_KEYS，重启服务器后重新上传/)).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test('a bundle that cannot be installed as things are says what stands against it', async () => {
  open(one, { bundle: aBundle({ obstacle: 'needsNewer', minVersion: '0.5.0' }) })
  expect(await screen.findByText(/要求先更新到 0.5.0 或以上，当前运行的版本是 0.1.0/)).toBeVisible()
  expect(screen.getByText('暂不可安装')).toBeVisible()
})

test('F03: a bundle that could not be verified is kept: it says so, and where that is begun again', async () => {
  open(one, { bundle: aBundle({ status: 'unchecked', version: null, title: null }) })
  expect(await screen.findByText(/文件已保存，但未能完成校验/)).toBeVisible()
  expect(screen.getByRole('link', { name: '前往任务' })).toHaveAttribute('href', '/sysop/job')
})

test('an upload that the browser has forgotten goes on with the same file, or is given up', async () => {
  const bundle = aBundle({ status: 'uploading', version: null, title: null, sizeBytes: 12, receivedBytes: 4 })
  const page = open(one, {
    bundle,
    calls: { addBundleBytes: () => ({ id: 'b1', status: 'checking', offset: 12 }) },
  })
  const input = await screen.findByLabelText('选择文件并继续', { selector: 'input' })
  await page.user.upload(input, new File(['PK3'], 'other.zip'))
  expect(await screen.findByText(/请选择同一文件。/)).toBeVisible()
  await page.user.upload(input, new File(['PK3456789012'], 'atrium.zip'))
  expect(await screen.findByText('上传完成 · 12 B')).toBeVisible()
  expect(page.calls.asked('addBundleBytes')).toEqual([{ id: 'b1', offset: 4 }])
  await page.user.click(screen.getByRole('button', { name: '放弃上传' }))
  await waitFor(() => expect(page.calls.asked('cancelBundle')).toEqual([{ id: 'b1' }]))
})

test('a bundle is removed once that was asked about', async () => {
  const page = open(one)
  await page.user.click(await screen.findByRole('button', { name: '移除' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await page.user.click(dialog.getByRole('button', { name: '移除' }))
  expect(await screen.findByText('更新包 0.2.0 已移除')).toBeVisible()
  expect(page.calls.asked('removeBundle')).toEqual([{ id: 'b1' }])
})

test('a bundle that an open update uses is not offered for removal, and leads to that update', async () => {
  open(one, { bundle: aBundle({ updates: [{ id: 'up1', plannedAt: '2026-03-07T14:00:00.000Z', isOpen: true }] }) })
  expect(await screen.findByRole('link', { name: /（未结束）/ })).toHaveAttribute('href', '/sysop/update/up1')
  expect(screen.queryByRole('button', { name: '移除' })).toBeNull()
})

test.each([list, one])('assistive technology finds no fault on %s, in English', async (path) => {
  const { container } = open(path, { lang: 'en-US' })
  await waitFor(() => expect(screen.getAllByText('0.2.0', { exact: false }).length).toBeGreaterThan(0))
  expect(await axeFaults(container)).toEqual([])
})
