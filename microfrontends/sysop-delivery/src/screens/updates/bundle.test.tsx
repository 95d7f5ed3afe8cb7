import { Problem, type WholeUpdate } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen } from '@atrium/shared-utility/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { aBundle } from '../bundles/given.ts'
import { anUpdate } from './given.ts'
// Fetched when they are needed, and compiled before the tests begin to wait.
import './pages.tsx'

const bundle = { id: 'b1', fileName: 'atrium-0.2.0.zip', signer: 'Release team', obstacle: null }
const sha256 = 'a'.repeat(64)
const ofBundle = (facts: Partial<WholeUpdate> = {}) =>
  anUpdate({ version: '0.2.0', bundle, sha256, sizeBytes: 20 * 1024 * 1024, ...facts })

function open(path: string, { update = ofBundle(), calls = {} }: { update?: WholeUpdate; calls?: CallFakes } = {}) {
  const server: CallFakes = {
    listUpdates: () => ({ total: 1, list: [update] }),
    getUpdate: () => update,
    getBundle: () => aBundle(),
    planUpdate: () => ({ id: 'up1', revision: 1 }),
    linkBundle: () => ({ url: 'https://portal.example/d/bundle/b1-x', expiresAt: '2026-03-07T15:00:00.000Z' }),
    ...calls,
  }
  return renderScreen(routes, { path, calls: server })
}

const one = '/sysop/update/up1'

test('an update is planned from a bundle, and its version and notes are not written anew', async () => {
  const page = open('/sysop/update/bundle/b1')
  await page.user.click(await screen.findByRole('link', { name: '计划更新' }))
  expect(await screen.findByText(/版本、标题和说明取自更新包/)).toBeVisible()
  const dialog = within(screen.getByRole('dialog', { name: '计划更新' }))
  expect(dialog.getByText('列表更快')).toBeVisible()
  expect(dialog.queryByLabelText(/^版本/)).toBeNull()
  fireEvent.change(dialog.getByLabelText(/^计划时间/), { target: { value: '2026-03-07T22:00' } })
  expect(await axeFaults(screen.getByRole('dialog'))).toEqual([])
  await page.user.click(dialog.getByRole('button', { name: '保存计划' }))
  expect(await screen.findByText('计划已保存')).toBeVisible()
  expect(page.calls.asked('planUpdate')).toMatchObject([{ bundleId: 'b1', version: '0.2.0', notesZh: '列表更快' }])
})

test('that a bundle may not be installed any more is said where it is planned', async () => {
  const page = open('/sysop/update?dialog=install&of=b1', {
    calls: { planUpdate: () => new Problem('bundleSignerUnknown') },
  })
  await screen.findByText(/版本、标题和说明取自更新包/)
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/^计划时间/), { target: { value: '2026-03-07T22:00' } })
  await page.user.click(dialog.getByRole('button', { name: '保存计划' }))
  expect(await dialog.findByText(/服务器信任的公钥都不是此更新包的签名者/)).toBeVisible()
})

test('a plan that is changed keeps what its bundle says', async () => {
  const page = open('/sysop/update?dialog=edit&of=up1')
  const dialog = within(await screen.findByRole('dialog', { name: '修改更新 0.2.0 的计划' }))
  expect(dialog.queryByLabelText(/中文标题/)).toBeNull()
  await page.user.click(dialog.getByRole('button', { name: '保存计划' }))
  expect(await screen.findByText('计划已保存')).toBeVisible()
  expect(page.calls.asked('planUpdate')).toMatchObject([{ id: 'up1', revision: 2, titleZh: '平台升级' }])
})

test('the page of the update says which bundle it is, and what to type on each machine', async () => {
  const page = open(one)
  const file = `../atrium-0.2.0-${sha256.slice(0, 8)}.zip`
  expect(await screen.findByRole('link', { name: 'atrium-0.2.0.zip' })).toHaveAttribute(
    'href',
    '/sysop/update/bundle/b1',
  )
  for (const text of [
    `echo '${sha256} *${file}' | sha256sum -c`,
    `npm run bundle -- unpack ${file} ../atrium-0.2.0`,
    'cd ../atrium-0.2.0 && npm_config_cache=$PWD/.packages npm_config_offline=true npm run build',
    '20 MB',
  ])
    expect(screen.getByText(text)).toBeVisible()
  expect(page.calls.asked('linkBundle')).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '生成下载链接' }))
  const download = `curl -fL --retry 20 -C - -o ${file} 'https://portal.example/d/bundle/b1-x'`
  expect(await screen.findByText(download)).toBeVisible()
  expect(screen.getByText(/有效至/)).toBeVisible()
  expect(page.calls.asked('linkBundle')).toEqual([{ id: 'b1' }])
  expect(await axeFaults(page.container)).toEqual([])
})

test('a link that could not be made is said where it was asked for', async () => {
  const page = open(one, { calls: { linkBundle: () => new Problem('bundleNotReady') } })
  await page.user.click(await screen.findByRole('button', { name: '生成下载链接' }))
  expect(await screen.findByText(/此更新包当前的状态不允许该操作/)).toBeVisible()
})

test('machines that would refuse it are told of before the portal is closed; the first that runs it is no obstacle', async () => {
  const held = { bundle: { ...bundle, obstacle: 'signerUnknown' as const } }
  const page = open(one, { update: ofBundle(held) })
  expect(await screen.findByRole('link', { name: '查看原因' })).toHaveAttribute('href', '/sysop/update/bundle/b1')
  page.unmount()
  open(one, { update: ofBundle({ state: 'running', bundle: { ...bundle, obstacle: 'tooOld' } }) })
  expect(await screen.findByText('在每台机器上安装')).toBeVisible()
  expect(screen.queryByRole('link', { name: '查看原因' })).toBeNull()
})

test.each([
  ['is over', ofBundle({ state: 'done', endedAt: '2026-03-07T14:20:00.000Z' })],
  ['installs no bundle', anUpdate()],
])('there is nothing to type for an update that %s', async (_what, update) => {
  open(one, { update })
  expect(await screen.findByText('基本信息')).toBeVisible()
  expect(screen.queryByText('在每台机器上安装')).toBeNull()
})
