import { screen, waitFor, within } from '@testing-library/react'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { routes } from '../../routes.tsx'

const ofPlatform: CallOutput<'getPlatformTwoStep'> = {
  open: false,
  applyTo: 'all',
  effectiveTime: null,
  trustDeviceDays: 0,
}

const least = { minLength: 8, minKinds: 0, maxAgeDays: 0, history: 0 }
const passwords = { ...least, version: 4 }

function drawPlatform(calls: CallFakes = {}) {
  const answers = {
    getPlatformPasswordPolicy: () => passwords,
    getPlatformTwoStep: () => ofPlatform,
    updatePlatformTwoStep: () => ({}),
    ...calls,
  }
  return renderScreen(routes, { path: '/sysop/security', calls: answers })
}

test('the operator turns two-step verification on for operators alone', async () => {
  const { user, calls } = drawPlatform()
  expect(await screen.findByText('未启用')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '修改两步验证设置' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByLabelText('要求两步验证'))
  await user.selectOptions(dialog.getByLabelText(/适用人员/), '仅平台运营')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(calls.asked('updatePlatformTwoStep')).toEqual([
      { open: true, applyTo: 'operators', effectiveTime: null, trustDeviceDays: 0 },
    ]),
  )
  expect(await screen.findByText('已保存')).toBeVisible()
})

test('a number of days that cannot be is said at its field, and nothing is sent', async () => {
  const { user, calls } = drawPlatform()
  await user.click(await screen.findByRole('button', { name: '修改两步验证设置' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText(/信任设备的天数/))
  await user.type(dialog.getByLabelText(/信任设备的天数/), '31')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(dialog.getByLabelText(/信任设备的天数/)).toBeInvalid()
  expect(calls.asked('updatePlatformTwoStep')).toEqual([])
})

test('the operator sets what holds for everybody', async () => {
  const page = drawPlatform({
    getPlatformPasswordPolicy: () => ({ ...least, version: 0 }),
    updatePlatformPasswordPolicy: () => ({}),
    getLoginStatus: () => signedInAs(7),
  })
  await page.user.click(await screen.findByRole('button', { name: '修改密码策略' }))
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.selectOptions(dialog.getByLabelText(/字符种类/), '至少 4 种')
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(page.calls.asked('updatePlatformPasswordPolicy')).toEqual([
      { ...least, minKinds: 4, version: 0, onceKey: expect.any(String) },
    ]),
  )
})
