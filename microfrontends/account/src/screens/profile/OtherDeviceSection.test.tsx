import { screen } from '@testing-library/react'
import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { OtherDeviceSection } from './OtherDeviceSection.tsx'

const made = {
  url: 'https://portal.example/space-acme1/user/workbench?securityToken=YTpi',
  qr: { size: 29, path: 'M4 4h1v1h-1z' },
  expiresAt: '2030-01-01T00:10:00.000Z',
}

function draw(calls: CallFakes = {}, userType: UserType = UserType.member) {
  const session = signedInAs(userType, { curEntId: 'acme1' })
  return renderScreen(<OtherDeviceSection />, { path: '/user/profile', messages, session, calls })
}

test('a link for another device is shown once it is asked for, to scan and to copy', async () => {
  const { user, container, calls } = draw({ addSecurityToken: () => made })
  expect(screen.getByText(/10 分钟/)).toBeVisible()
  expect(calls.asked('addSecurityToken')).toEqual([])
  await user.click(screen.getByRole('button', { name: '生成链接' }))
  expect(await screen.findByRole('img', { name: '在其他设备上打开的二维码' })).toBeVisible()
  expect(screen.getByText(made.url)).toBeVisible()
  expect(screen.getByRole('button', { name: /复制/ })).toBeVisible()
  expect(screen.getByRole('button', { name: '重新生成' })).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test('a refusal is said where it was asked, and it can be asked again', async () => {
  const { user } = draw({ addSecurityToken: () => new Problem('tooManyAttempts', { seconds: 30 }) })
  await user.click(screen.getByRole('button', { name: '生成链接' }))
  expect(await screen.findByText(/30 秒后重试/)).toBeVisible()
  expect(screen.getByRole('button', { name: '生成链接' })).toBeEnabled()
})

test('people of the platform are offered no such link', () => {
  draw({}, UserType.operator)
  expect(screen.queryByRole('button')).toBe(null)
})
