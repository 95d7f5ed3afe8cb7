import { Problem, UserType } from '@atrium/shared-utility/contract'
import { renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { settingsWith } from './given.ts'

function open(calls: CallFakes) {
  const session = signedInAs(UserType.operator, { isRoot: true })
  const server = { getPlatformSettings: () => settingsWith(), ...calls }
  return renderScreen(routes, { path: '/sysop/setting', messages, calls: server, session })
}

const part = (name: string) => screen.findByRole('region', { name })

test('the service that converts documents is set by its address, which is refused at its field', async () => {
  const { user, calls } = open({ updatePreviewSetting: () => new Problem('previewUrlInvalid') })
  const shown = within(await part('文档预览'))
  expect(shown.getByText('未设置（默认）')).toBeVisible()
  await user.click(shown.getByRole('button', { name: '修改文档预览' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('switch', { name: '启用文档预览' }))
  const address = dialog.getByRole('textbox', { name: /转换服务地址/ })
  await user.type(address, 'http://gotenberg')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await dialog.findByRole('textbox', { name: /转换服务地址/ })).toHaveAccessibleDescription(/公网的 https 地址/)
  expect(calls.asked('updatePreviewSetting')).toEqual([
    { isOn: true, url: 'http://gotenberg', seconds: 60, megabytes: 20, version: 0, onceKey: expect.any(String) },
  ])
})

const atGotenberg = () => {
  const { preview } = settingsWith()
  const value = { ...preview.value, isOn: true, url: 'http://gotenberg:3000/' }
  return settingsWith({ preview: { ...preview, value, isByEnvironment: true } })
}

test('a conversion service that the environment names is shown, not changed, and tried out', async () => {
  const { user, calls } = open({ getPlatformSettings: atGotenberg, testPreviewSetting: () => ({}) })
  const shown = within(await part('文档预览'))
  expect(shown.getByText('http://gotenberg:3000/')).toBeVisible()
  expect(shown.getAllByRole('button')).toHaveLength(1)
  await user.click(shown.getByRole('button', { name: '测试转换服务' }))
  expect(await screen.findByText(/转换服务工作正常/)).toBeVisible()
  expect(calls.asked('testPreviewSetting')).toEqual([{}])
})

test('a conversion service that does not work is said to, with what happened, beside its button', async () => {
  const failed = () => new Problem('testPreviewFailed', { reason: '服务返回的不是 PDF' })
  const { user } = open({ getPlatformSettings: atGotenberg, testPreviewSetting: failed })
  await user.click(await screen.findByRole('button', { name: '测试转换服务' }))
  expect(within(await part('文档预览')).getByText('测试文档没有转换成 PDF：服务返回的不是 PDF')).toBeVisible()
})
