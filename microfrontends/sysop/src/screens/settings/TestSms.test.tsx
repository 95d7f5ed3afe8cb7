import { UserType } from '@atrium/shared-utility/contract'
import { renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { screen } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { settingsWith } from './given.ts'

test('a test message that the demo writes into its log is not told as sent', async () => {
  const { sms } = settingsWith()
  const value = { ...sms.value, provider: 'development' } as const
  const calls: CallFakes = {
    getPlatformSettings: () => settingsWith({ sms: { ...sms, value } }),
    sendTestSms: () => ({}),
  }
  const session = signedInAs(UserType.operator, { isRoot: true })
  const page = renderScreen(routes, { path: '/sysop/setting', messages, calls, session })
  await page.user.click(await screen.findByRole('button', { name: '发送测试短信' }))
  await page.user.type(await screen.findByRole('textbox', { name: /手机号/ }), '13800138000')
  await page.user.click(screen.getByRole('button', { name: '发送' }))
  expect(await screen.findByText('未设置短信服务：测试短信已写入服务器日志')).toBeVisible()
})
