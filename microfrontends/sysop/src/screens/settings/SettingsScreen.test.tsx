import { plainSettings, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes, type ScreenOptions } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { mailThatIsSet, settingsWith } from './given.ts'

function open(calls: CallFakes = {}, options: ScreenOptions = {}) {
  const server: CallFakes = { getPlatformSettings: () => settingsWith({ mail: mailThatIsSet() }), ...calls }
  const session = signedInAs(UserType.operator, { isRoot: true })
  return renderScreen(routes, { path: '/sysop/setting', messages, calls: server, session, ...options })
}

const part = (name: string) => screen.findByRole('region', { name })

test('a setting says what it does, whether its secret is set, and who changed it last', async () => {
  open()
  const mail = within(await part('邮件'))
  expect(mail.getByText(/找回密码/)).toBeVisible()
  expect(mail.getByText('smtp.example.com:465')).toBeVisible()
  expect(mail.getByText('已设置')).toBeVisible()
  expect(mail.getByText(/李华 于 .* 最后修改/)).toBeVisible()
  expect(mail.getByRole('link', { name: '查看审计记录' })).toHaveAttribute('href', '/sysop/audit/a1')
  expect(within(await part('短信')).getByText('从未修改')).toBeVisible()
})

test('a number is told with the one that it comes with', async () => {
  const { retention } = settingsWith()
  const longer = { ...retention, value: { ...retention.value, jobDays: 7 } }
  open({ getPlatformSettings: () => settingsWith({ retention: longer }) })
  const kept = within(await part('数据保留'))
  expect(kept.getByText('7 天（默认 30 天）')).toBeVisible()
  expect(kept.getByText('永久（默认）')).toBeVisible()
})

test('what the environment says is shown and cannot be changed', async () => {
  open({ getPlatformSettings: () => settingsWith({ mail: { ...mailThatIsSet(), isByEnvironment: true } }) })
  const mail = within(await part('邮件'))
  expect(mail.getByText(/由服务器环境变量设定/)).toBeVisible()
  expect(mail.queryByRole('button', { name: '修改邮件' })).not.toBeInTheDocument()
  expect(mail.getByRole('button', { name: '发送测试邮件' })).toBeVisible()
})

test('a change is sent against the version that was read, and an empty password stays as it is', async () => {
  const page = open({ updateMailSetting: () => ({}) })
  await page.user.click(await screen.findByRole('button', { name: '修改邮件' }))
  const host = await screen.findByRole('textbox', { name: /服务器地址/ })
  await page.user.clear(host)
  await page.user.type(host, 'mail.example.com')
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('已保存并生效')).toBeVisible()
  expect(page.calls.asked('updateMailSetting')).toEqual([
    expect.objectContaining({ host: 'mail.example.com', port: 465, password: '', version: 3 }),
  ])
})

test('a password that has to be entered again is asked for at its field', async () => {
  const page = open({ updateMailSetting: () => new Problem('mailPasswordMissing') })
  await page.user.click(await screen.findByRole('button', { name: '修改邮件' }))
  await page.user.click(await screen.findByRole('button', { name: '保存' }))
  expect(await screen.findByLabelText(/^密码/)).toHaveAccessibleDescription(/请重新填写密码/)
})

test('a test mail that was not taken says why, and the dialog closes without a question', async () => {
  const page = open({ sendTestMail: () => new Problem('testMailFailed', { reason: '535 no' }) })
  await page.user.click(await screen.findByRole('button', { name: '发送测试邮件' }))
  const field = await screen.findByRole('textbox', { name: /收件邮箱/ })
  await page.user.type(field, 'a@example.com')
  await page.user.click(screen.getByRole('button', { name: '发送' }))
  expect(await screen.findByText('测试邮件没有发出：535 no')).toBeVisible()
  // It is not the address that is wrong, and no operator would miss it.
  expect(field).toBeValid()
  await page.user.click(screen.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the form for SMS asks for what the chosen service has to be told', async () => {
  const page = open({ updateSmsSetting: () => ({}) })
  await page.user.click(await screen.findByRole('button', { name: '修改短信' }))
  const provider = await screen.findByRole('combobox', { name: /服务商/ })
  expect(screen.queryByRole('textbox', { name: /短信签名/ })).not.toBeInTheDocument()
  await page.user.selectOptions(provider, 'tencent')
  await page.user.type(screen.getByRole('textbox', { name: /应用 ID/ }), '1400000000')
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('已保存并生效')).toBeVisible()
  expect(page.calls.asked('updateSmsSetting')).toEqual([
    expect.objectContaining({ provider: 'tencent', appId: '1400000000', keySecret: '', version: 0 }),
  ])
})

test('a key for maps is tried out, and an unknown one is said to be wrong', async () => {
  const { map } = settingsWith()
  const value = { ...map.value, gaode_map: { pc_key: 'k', android_key: '' } }
  const page = open({
    getPlatformSettings: () => settingsWith({ map: { ...map, value } }),
    testMapSetting: () => ({ isKnown: false }),
  })
  await page.user.click(await screen.findByRole('button', { name: '测试高德地图密钥' }))
  expect(await screen.findByText(/高德地图密钥无效/)).toBeVisible()
  expect(page.calls.asked('testMapSetting')).toEqual([{ provider: 'gaode_map' }])
})

test('a failure offers Retry', async () => {
  open({ getPlatformSettings: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})

test('assistive technology finds no fault, in English', async () => {
  const { container } = open({}, { lang: 'en-US' })
  expect(await screen.findByText('smtp.example.com:465')).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test('how many files a message may have, and of which types, is set in one form', async () => {
  const { user, calls } = open({ updateAttachmentSetting: () => ({}) })
  const shown = within(await part('消息附件'))
  expect(shown.getByText('5 个（默认）')).toBeVisible()
  expect(shown.getByText('pdf, png（默认）')).toBeVisible()
  await user.click(shown.getByRole('button'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('checkbox', { name: 'pdf' }))
  await user.click(dialog.getByRole('checkbox', { name: 'zip' }))
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('已保存并生效')).toBeVisible()
  expect(calls.asked('updateAttachmentSetting')).toEqual([
    { perMessage: 5, megabytes: 20, types: ['png', 'zip'], version: 0, onceKey: expect.any(String) },
  ])
})

test('without a logo the mark of the product is named; one is chosen from this device, and sent with the name', async () => {
  const page = open({ updateBrandSetting: () => ({}) })
  expect(await screen.findByText('Atrium 标志（默认）')).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: '修改登录页与品牌' }))
  await page.user.type(await screen.findByRole('textbox', { name: /^名称/ }), '外勤门户')
  await page.user.click(screen.getByRole('switch', { name: /显示标志/ }))
  await page.user.upload(screen.getByLabelText(/^标志/), new File(['abc'], 'logo.png', { type: 'image/png' }))
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('已保存并生效')).toBeVisible()
  expect(page.calls.asked('updateBrandSetting')).toEqual([
    expect.objectContaining({ name: '外勤门户', hasLogo: true, logo: btoa('abc'), version: 0 }),
  ])
})

test('what only root operators change is shown to the others without a form, also by an address', async () => {
  const session = signedInAs(UserType.operator, { isRoot: false })
  open({}, { path: '/sysop/setting?dialog=retention', session })
  for (const name of ['邮件', '短信', '数据保留']) {
    const shown = within(await part(name))
    expect(shown.getByText('只有超级运营人员可以修改')).toBeVisible()
    expect(shown.queryByRole('button')).not.toBeInTheDocument()
  }
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(within(await part('安装包和更新包上传')).getByRole('button')).toBeVisible()
})

test('which entries of the navigation a type sees is ticked by name, and only root operators may', async () => {
  const navigation = { ...settingsWith().navigation, value: { hidden: ['operator:/sysop/audit'] }, version: 4 }
  const server = { getPlatformSettings: () => settingsWith({ navigation }), updateNavigationSetting: () => ({}) }
  const { user, calls, container } = open(server)
  expect(within(await part('导航权限')).getByText('隐藏：审计日志')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '修改导航权限' }))
  const dialog = within(await screen.findByRole('dialog', { name: '设置导航权限' }))
  const saas = within(dialog.getByRole('group', { name: 'SaaS 管理员' }))
  expect(dialog.getByRole('checkbox', { name: '审计日志' })).not.toBeChecked()
  await user.click(saas.getByRole('checkbox', { name: '消息' }))
  await user.click(dialog.getByRole('checkbox', { name: '审计日志' }))
  expect(await axeFaults(container)).toEqual([])
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('已保存并生效')).toBeVisible()
  expect(calls.asked('updateNavigationSetting')).toEqual([
    { hidden: ['saasAdministrator:/console/messages'], version: 4, onceKey: expect.any(String) },
  ])
})

test('whether parcels are run before they are released is chosen among three', async () => {
  const page = open({ updateGateSetting: () => ({}) }, { path: '/sysop/setting?dialog=gate' })
  await page.user.selectOptions(await screen.findByRole('combobox', { name: /浏览器检查/ }), 'required')
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  await screen.findByText(/已保存/)
  expect(page.calls.asked('updateGateSetting')).toEqual([
    { browser: 'required', version: 0, onceKey: expect.any(String) },
  ])
})

test.each(Object.keys(plainSettings))(
  'the setting %s has a card and a form whose words are all there',
  async (name) => {
    const { container } = open({}, { path: `/sysop/setting?dialog=${name}` })
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('button', { name: '保存' })).toBeVisible()
    // A word that is missing is drawn as its key.
    const missing = `${container.textContent} ${dialog.textContent}`.match(/settings\.(?:(?!settings\.)[\w.])+/g)
    expect([...new Set(missing)]).toEqual([])
  },
)
