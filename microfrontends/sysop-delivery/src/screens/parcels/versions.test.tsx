import { renderScreen, type CallFakes, type ScreenOptions } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { aRollout } from '../rollouts/given.ts'
import { aParcel, aVersion, aWholeVersion } from './given.ts'
// Fetched when they are needed, and compiled before the tests begin to wait.
import './pages.tsx'

const one = '/sysop/parcels/orders'

function open({ calls = {}, ...options }: { calls?: CallFakes } & Omit<ScreenOptions, 'calls'>) {
  const server: CallFakes = {
    listRollouts: () => ({ total: 0, list: [] }),
    getTeamParcel: () => aParcel(),
    listDeployTokens: () => [],
    listParcelVersions: () => ({ total: 1, list: [aVersion()] }),
    releaseParcelVersion: () => ({ id: 'r4', number: 4 }),
    ...calls,
  }
  return renderScreen(routes, { calls: server, ...options })
}

test('another version is put in force with a reason, and it is said what it takes the place of', async () => {
  const old = aVersion({ id: 'v1', version: '2.3.0', isInForce: false, findings: 2 })
  const page = open({
    path: one,
    calls: {
      listParcelVersions: () => ({ total: 60, list: [aVersion(), old] }),
      getParcelVersion: () => aWholeVersion(old),
    },
  })
  expect(await screen.findByText(/2 条提示/)).toBeVisible()
  expect(screen.getByText('另有 58 个更早的版本未显示。')).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^发布版本/ })).toHaveLength(1)
  await page.user.click(screen.getByRole('button', { name: '发布版本 2.3.0' }))
  const dialog = within(await screen.findByRole('dialog', { name: '发布 @sales/orders 的版本 2.3.0？' }))
  expect(dialog.getByText(/版本 2\.3\.0 将立即替换 2\.4\.0/)).toBeVisible()
  await page.user.type(dialog.getByLabelText(/^原因/), '回退')
  await page.user.click(dialog.getByRole('button', { name: '发布' }))
  expect(await screen.findByText('@sales/orders 的版本 2.3.0 已发布')).toBeVisible()
  expect(page.calls.asked('releaseParcelVersion')).toEqual([{ slug: 'orders', id: 'v1', reason: '回退', force: false }])
})

test('a version that was uploaded for a preview is released with a warning, and is no longer called so when it runs', async () => {
  const preview = aVersion({ id: 'v1', version: '2.5.0-preview.1a2b3c4', isInForce: false })
  const page = open({
    path: one,
    calls: {
      listParcelVersions: () => ({ total: 2, list: [preview, aVersion({ version: '2.4.0-preview.5d6e7f8' })] }),
      getParcelVersion: () => aWholeVersion(preview),
    },
  })
  const versions = await screen.findByRole('list', { name: '版本' })
  const [uploaded, runs] = within(versions).getAllByRole('listitem')
  expect(uploaded).toHaveTextContent('仅供预览')
  expect(runs).toHaveTextContent('当前版本')
  expect(runs).not.toHaveTextContent('仅供预览')
  await page.user.click(screen.getByRole('button', { name: `发布版本 ${preview.version}` }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('alert')).toHaveTextContent('此版本是为预览上传的')
})

test('nothing is offered before it is known whether some people have another version', async () => {
  const rollouts = Promise.withResolvers<{ total: number; list: never[] }>()
  const page = open({
    path: one,
    calls: {
      listRollouts: () => rollouts.promise,
      listParcelVersions: () => ({ total: 1, list: [aVersion({ id: 'v1', version: '2.3.0', isInForce: false })] }),
    },
  })
  await waitFor(() => expect(page.calls.asked('listParcelVersions')).toHaveLength(1))
  await waitFor(() => expect(page.calls.asked('listRollouts')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: /版本 2\.3\.0/ })).not.toBeInTheDocument()
  rollouts.resolve({ total: 0, list: [] })
  expect(await screen.findByRole('button', { name: /灰度.*2\.3\.0/ })).toBeVisible()
})

test('a version that some people have is marked, no other one is offered to some, and releasing says what becomes of it', async () => {
  const given = aVersion({ id: 'v3', version: '2.5.0', isInForce: false })
  const { user } = open({
    path: one,
    calls: {
      listRollouts: () => ({ total: 1, list: [aRollout()] }),
      listParcelVersions: () => ({
        total: 2,
        list: [given, aVersion({ id: 'v1', version: '2.3.0', isInForce: false })],
      }),
      getParcelVersion: ({ id }) => aWholeVersion(id === 'v3' ? given : { id, version: '2.3.0', isInForce: false }),
    },
  })
  const versions = await screen.findByRole('list', { name: '版本' })
  expect(await within(versions).findByText('正在灰度发布')).toBeVisible()
  expect(within(versions).queryByRole('button', { name: /灰度/ })).not.toBeInTheDocument()
  await user.click(within(versions).getByRole('button', { name: '发布版本 2.5.0' }))
  expect(await screen.findByText('其灰度发布随之完成。')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '取消' }))
  await user.click(await within(versions).findByRole('button', { name: '发布版本 2.3.0' }))
  expect(await screen.findByText('版本 2.5.0 的灰度发布随之结束。')).toBeVisible()
})

test('the row and the details of the version that runs say who released it, and the name leads to the person', async () => {
  const never = aVersion({ id: 'v3', version: '2.5.0', isInForce: false, released: null })
  const { user } = open({
    path: one,
    calls: {
      listParcelVersions: () => ({ total: 2, list: [never, aVersion()] }),
      getParcelVersion: () => aWholeVersion(),
    },
  })
  const versions = await screen.findByRole('list', { name: '版本' })
  const [uploaded, runs] = within(versions).getAllByRole('listitem')
  expect(runs).toHaveTextContent(/由李运营发布.*由令牌“GitLab”上传/)
  expect(uploaded).not.toHaveTextContent('由李运营发布')
  await user.click(screen.getByRole('button', { name: '版本 2.4.0 的详情' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'orders 2.4.0' }))
  expect(dialog.getByRole('link', { name: '李运营' })).toHaveAttribute('href', '/sysop/users/u2')
  expect(dialog.getByRole('link', { name: '第 2 次发布' })).toHaveAttribute('href', '/sysop/parcels/revision/r2')
})

test('what was found of a version is told, with what it holds and needs', async () => {
  const finding = { code: 'usesNetwork', level: 'noted', msg: '请用命名调用' } as const
  open({ path: `${one}?dialog=report&of=v2`, calls: { getParcelVersion: () => aWholeVersion({ report: [finding] }) } })
  const dialog = within(await screen.findByRole('dialog', { name: 'orders 2.4.0' }))
  for (const text of ['请用命名调用', '/orders/:id', 'react ^19.2.0', 'vue · Vue 3'])
    expect(dialog.getByText(text)).toBeVisible()
})

test('a roll-out that was halted looks the same beside its version and in the list of roll-outs', async () => {
  const version = aVersion({ id: 'v1', version: '2.3.0', isInForce: false, wasHalted: true })
  const { health: _health, named: _named, ...halted } = aRollout({ state: 'halted' })
  const calls: CallFakes = { listParcelVersions: () => ({ total: 1, list: [version] }) }
  const { unmount } = open({ path: one, calls })
  const beside = await styleOf('灰度曾被停止')
  unmount()
  open({ path: '/sysop/parcels/rollout', calls: { listRollouts: () => ({ total: 1, list: [halted] }) } })
  expect(await styleOf('已停止')).toBe(beside)
})

/** Chips of one tone share a class. */
async function styleOf(state: string) {
  return (await screen.findByText(state, { selector: 'span' })).parentElement?.className
}
