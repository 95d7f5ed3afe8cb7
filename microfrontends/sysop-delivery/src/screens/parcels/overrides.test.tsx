import type { OverrideRow } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, type CallFakes } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
// Fetched when they are needed, and compiled before the tests begin to wait.
import './pages.tsx'

const path = '/sysop/parcels/override'
const row: OverrideRow = {
  id: 'o1',
  kind: 'dev',
  slug: 'orders',
  name: '@sales/orders',
  team: 'sales',
  version: null,
  port: 5199,
  madeBy: 'GitLab',
  madeAt: '2026-03-05T08:00:00.000Z',
  expiresAt: '2026-03-05T16:00:00.000Z',
  state: 'live',
  seats: 1,
  people: [
    {
      userId: 'u1',
      name: '王芳',
      loginId: 'wang',
      grantedAt: '2026-03-05T08:01:00.000Z',
      firstUsedAt: null,
      isLive: true,
    },
  ],
  revokedAt: null,
  revokedBy: null,
  revokedById: null,
  madeById: null,
}

function open(calls: CallFakes, at = path) {
  return renderScreen(routes, { path: at, lang: 'en-US', calls })
}

test('operators see who sees what until when, and revoke it after they were asked', async () => {
  let list = [row]
  const { user, calls, container } = open({
    listOverrides: () => ({ total: list.length, list }),
    revokeOverride: () => {
      list = []
      return {}
    },
  })
  const shown = within(await screen.findByRole('row', { name: /sales\/orders/ }))
  for (const text of ['Development, 5199', '王芳 (wang), not opened yet', 'Live'])
    expect(shown.getByText(text)).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
  await user.click(shown.getByRole('button', { name: /@sales\/orders/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke @sales/orders?' }))
  expect(dialog.getByText('One user returns to the live version immediately.')).toBeVisible()
  expect(calls.asked('revokeOverride')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(calls.asked('revokeOverride')).toEqual([{ id: 'o1' }]))
  expect(await screen.findByText('No active previews')).toBeVisible()
})

test('what is over is not revoked, and every filter in an address reaches the server', async () => {
  const over: OverrideRow = { ...row, state: 'over', revokedAt: row.expiresAt, revokedBy: '平台运营' }
  const { calls } = open({ listOverrides: () => ({ total: 1, list: [over] }) }, `${path}?iSearch=x&kind=dev&state=over`)
  const shown = within(await screen.findByRole('row', { name: /sales\/orders/ }))
  expect(shown.getByText('Revoked')).toBeVisible()
  expect(shown.queryByRole('button', { name: /@sales\/orders/ })).toBeNull()
  const asked = expect.objectContaining({ iSearch: 'x', kind: 'dev', state: 'over' })
  expect(calls.asked('listOverrides')).toContainEqual(asked)
})
