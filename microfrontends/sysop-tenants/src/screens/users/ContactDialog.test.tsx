import { Problem, type UserContact } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, configured, renderScreen } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { aUser } from './given.ts'

const contact: UserContact = {
  userid: 'u1',
  version: 4,
  email: 'li@old.example',
  isEmailConfirmed: true,
  phone: null,
  isPhoneConfirmed: false,
}

beforeEach(() => configured({ canReset: true, signInMethods: ['sms'] }))

async function open(calls: CallFakes = {}) {
  const server: CallFakes = {
    listUsers: () => ({ total: 1, list: [aUser()] }),
    listSaasCategories: () => [],
    getUserContact: () => contact,
    ...calls,
  }
  const page = renderScreen(routes, { path: '/sysop/users', messages, calls: server })
  await page.user.click(await screen.findByRole('button', { name: '李华 的操作' }))
  await page.user.click(screen.getByRole('menuitem', { name: '邮箱和手机号' }))
  const dialog = within(await screen.findByRole('dialog', { name: '李华 的邮箱和手机号' }))
  return { ...page, dialog }
}

test('only what was changed is sent, with the version that was read', async () => {
  const { user, dialog, calls } = await open({ updateUserContact: () => contact })
  expect(await dialog.findByLabelText('邮箱')).toHaveValue('li@old.example')
  expect(dialog.getByText('本人已确认。更改后需重新确认。')).toBeVisible()
  await user.type(dialog.getByLabelText('手机号'), '13900001111')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('已保存 李华 的邮箱和手机号')).toBeVisible()
  expect(calls.asked('updateUserContact')).toEqual([
    { userid: 'u1', version: 4, phone: '13900001111', onceKey: expect.any(String) },
  ])
})

test('U04: where neither mail nor text messages are sent, nothing is promised of an address or a number', async () => {
  configured()
  const { dialog } = await open({ getUserContact: () => ({ ...contact, isEmailConfirmed: false }) })
  expect(await dialog.findByText('平台未配置邮件服务，邮箱仅作记录，暂时无法确认。')).toBeVisible()
  expect(dialog.getByText('平台未配置短信服务，手机号仅作记录，暂时无法验证。')).toBeVisible()
  expect(dialog.queryByText(/重置密码|登录/)).toBeNull()
})

test('an address of another person is refused at its field, and what was typed stays', async () => {
  const { user, dialog } = await open({ updateUserContact: () => new Problem('emailTaken') })
  const field = await dialog.findByLabelText('邮箱')
  await user.clear(field)
  await user.type(field, 'wang@acme.example')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await dialog.findByText('此邮箱已被其他账号使用')).toBeVisible()
  expect(field).toBeInvalid()
  expect(field).toHaveValue('wang@acme.example')
})

test('what is no address is not sent', async () => {
  const { user, dialog, calls } = await open()
  const field = await dialog.findByLabelText('邮箱')
  await user.clear(field)
  await user.type(field, 'nowhere')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(field).toBeInvalid())
  expect(calls.asked('updateUserContact')).toEqual([])
})

test('what cannot be read offers Retry, and the dialog has no fault for assistive technology', async () => {
  const { user, dialog, calls } = await open({ getUserContact: () => new Problem('internal') })
  const retry = await dialog.findByRole('button', { name: '重试' })
  calls.change({ getUserContact: () => contact })
  await user.click(retry)
  expect(await screen.findByLabelText('邮箱')).toBeVisible()
  expect(await axeFaults(screen.getByRole('dialog'))).toEqual([])
})
