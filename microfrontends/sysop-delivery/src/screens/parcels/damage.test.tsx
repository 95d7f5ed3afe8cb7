import { axeFaults, renderScreen, type CallFakes, type ScreenOptions } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { aParcel, aVersion, aWholeVersion, ofWholePortal } from './given.ts'
// Fetched when they are needed, and compiled before the tests begin to wait.
import './pages.tsx'

const calls: CallFakes = {
  listTeamParcels: () => ({ total: 1, list: [aParcel()] }),
  getTeamParcel: () => aParcel(),
  listDeployTokens: () => [],
  listRollouts: () => ({ total: 0, list: [] }),
  ...ofWholePortal,
}

function open(options: ScreenOptions) {
  return renderScreen(routes, { path: '/sysop/parcels', ...options })
}

const damage = {
  id: 'd1',
  slug: 'orders',
  version: '2.4.0',
  file: 'main.0a1b2c3d.js',
  machine: 'portal-2',
  foundAt: '2026-03-06T02:00:00.000Z',
  repairedAt: null,
}

test('a stored file that is not what was released is told of, with what is to be done', async () => {
  const inStore = { ...damage, id: 'd2', file: '', machine: null, repairedAt: '2026-03-06T02:00:05.000Z' }
  const { container } = open({
    calls: { ...calls, listArtifactDamage: () => ({ total: 120, list: [damage, inStore] }) },
  })
  const told = within(await screen.findByRole('region', { name: '损坏的文件' }))
  expect(told.getByText(/orders 2\.4\.0：机器 portal-2 上的 main\.0a1b2c3d\.js .*请发布其他版本/)).toBeVisible()
  expect(told.getByText(/orders 2\.4\.0：文件存储中的 归档 .*换回正确的文件/)).toBeVisible()
  expect(told.getByText('另有 118 项')).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test('a version with a damaged file says so, and its page which', async () => {
  const [row, whole] = [aVersion({ isDamaged: true }), aWholeVersion({ isDamaged: true, damage: [damage] })]
  const versions = { listParcelVersions: () => ({ total: 1, list: [row] }), getParcelVersion: () => whole }
  const page = open({ path: '/sysop/parcels/orders', calls: { ...calls, ...versions } })
  expect(await screen.findByText('文件损坏')).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: /2\.4\.0/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/main\.0a1b2c3d\.js 与发布时/)).toBeVisible()
})

test('a version whose files were removed says so, and is not offered', async () => {
  const removedAt = '2026-03-06T02:00:00.000Z'
  const versions = {
    listParcelVersions: () => ({ total: 1, list: [aVersion({ removedAt })] }),
    getParcelVersion: () => aWholeVersion({ removedAt }),
  }
  const page = open({ path: '/sysop/parcels/orders', calls: { ...calls, ...versions } })
  expect(await screen.findByText('已清除')).toBeVisible()
  expect(screen.getByText(/长期未使用，文件已于/)).toBeVisible()
  const list = within(screen.getByRole('list', { name: '版本' }))
  expect(list.getAllByRole('button').map((one) => one.textContent)).toEqual(['详情'])
  await page.user.click(list.getByRole('button'))
  expect(await within(await screen.findByRole('dialog')).findByText('已清除')).toBeVisible()
})

test('a version that was halted, or was uploaded for a preview, says so where it could be released', async () => {
  const preview = aVersion({ id: 'v9', version: '2.5.0-preview.21ffd541', isInForce: false })
  const rows = [aVersion({ wasHalted: true }), preview]
  open({ path: '/sysop/parcels/orders', calls: { ...calls, listParcelVersions: () => ({ total: 2, list: rows }) } })
  expect(await screen.findByText('灰度曾被停止')).toBeVisible()
  expect(screen.getByText('仅供预览')).toBeVisible()
  expect(screen.getByRole('link', { name: '监控' })).toHaveAttribute('href', '/sysop/telemetry/orders')
})
