import { Problem } from '@atrium/shared-utility/contract'
import { type CallFakes, renderScreen, type ScreenOptions } from '@atrium/shared-utility/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { anEnterprise, aServerWith } from './given.ts'

const added = { addEnterprise: () => ({ entid: 'acme1', progressId: 'job1' }) }

async function openForm(calls: CallFakes, options: ScreenOptions = {}) {
  const screenOf = renderScreen(routes, {
    path: '/sysop/enterprise',
    messages,
    calls: { ...aServerWith(anEnterprise()), doesLoginIdExist: () => ({ exist: false }), ...calls },
    ...options,
  })
  await screenOf.user.click(screen.getByRole('button', { name: '新增企业' }))
  await screen.findByRole('dialog', { name: '新增企业' })
  await screen.findByRole('option', { name: '零售' })
  return screenOf
}

const field = (name: RegExp) => screen.getByLabelText(name)

async function fillIn(user: Awaited<ReturnType<typeof openForm>>['user']) {
  for (const [name, text] of [
    [/企业名称/, 'Acme'],
    [/管理员登录账号/, 'acme.admin'],
    [/管理员姓名/, '王管理'],
  ] as const) {
    await user.click(field(name))
    await user.paste(text)
  }
}

/** How it has to be written stands below what is wrong with it. */
const help = ' 2 至 64 个字符，可用字母、数字和 . _ @ + -'

test('an operator adds an enterprise with its administrator and lands on its page', async () => {
  const { user, calls, address } = await openForm(added)
  expect(field(/企业名称/)).toHaveFocus()
  for (const name of [/企业名称/, /管理员登录账号/, /管理员姓名/]) expect(field(name)).toBeRequired()
  await fillIn(user)
  await user.selectOptions(screen.getByRole('combobox', { name: /企业类型/ }), '平台企业')
  await user.click(screen.getByRole('button', { name: '创建并开通' }))
  await waitFor(() => expect(address()).toBe('/sysop/enterprise/acme1'))
  expect(calls.asked('addEnterprise')).toEqual([
    {
      name: 'Acme',
      entType: 1,
      private: false,
      isControl: false,
      userQuota: 100,
      admin: { isExisting: false, loginId: 'acme.admin', name: '王管理' },
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ])
})

test('Back leads from the new enterprise to the list, without the form', async () => {
  const { user, address } = await openForm(added)
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: '创建并开通' }))
  await waitFor(() => expect(address()).toBe('/sysop/enterprise/acme1'))
  act(() => window.history.back())
  await waitFor(() => expect(address()).toBe('/sysop/enterprise'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('what is missing is said at each field, and nothing is sent', async () => {
  const { user, calls } = await openForm(added)
  await user.click(screen.getByRole('button', { name: '创建并开通' }))
  expect(field(/企业名称/)).toHaveAccessibleDescription('请填写此项')
  expect(field(/企业名称/)).toBeInvalid()
  expect(field(/企业名称/)).toHaveFocus()
  expect(field(/管理员登录账号/)).toHaveAccessibleDescription('请填写此项' + help)
  expect(calls.asked('addEnterprise')).toEqual([])
})

test('a field says what is wrong as soon as it is left', async () => {
  const { user } = await openForm(added)
  await user.type(field(/管理员登录账号/), 'a b')
  await user.tab()
  expect(field(/管理员登录账号/)).toHaveAccessibleDescription('格式不正确，或含有不允许的字符' + help)
})

test('the server’s refusal stands at the field it names and goes when that is corrected', async () => {
  const { user } = await openForm({ addEnterprise: () => new Problem('loginIdTaken', { loginId: 'acme.admin' }) })
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: '创建并开通' }))
  await waitFor(() =>
    expect(field(/管理员登录账号/)).toHaveAccessibleDescription('登录账号“acme.admin”已被使用' + help),
  )
  expect(field(/管理员登录账号/)).toHaveFocus()
  await user.type(field(/管理员登录账号/), '2')
  expect(field(/管理员登录账号/)).not.toBeInvalid()
})

test('trying again after a lost answer sends the same key', async () => {
  const { user, calls, address } = await openForm({ addEnterprise: () => new Problem('internal') })
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: '创建并开通' }))
  expect(await screen.findByText('系统出现错误，请稍后重试')).toBeVisible()
  calls.change(added)
  await user.click(screen.getByRole('button', { name: '创建并开通' }))
  await waitFor(() => expect(address()).toBe('/sysop/enterprise/acme1'))
  const [first, second] = calls.asked('addEnterprise')
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
})

test('pressing twice adds once', async () => {
  const answer = Promise.withResolvers<void>()
  const { user, calls, address } = await openForm({ addEnterprise: () => answer.promise.then(added.addEnterprise) })
  await fillIn(user)
  await user.dblClick(screen.getByRole('button', { name: '创建并开通' }))
  answer.resolve()
  await waitFor(() => expect(address()).toBe('/sysop/enterprise/acme1'))
  expect(calls.asked('addEnterprise')).toHaveLength(1)
})

test('a parent is found by its name', async () => {
  const { user, calls, address } = await openForm(added)
  await fillIn(user)
  await user.type(screen.getByRole('combobox', { name: /上级企业/ }), 'Ac')
  await user.click(await screen.findByRole('option', { name: 'Acme' }))
  await user.click(screen.getByRole('button', { name: '创建并开通' }))
  await waitFor(() => expect(address()).toBe('/sysop/enterprise/acme1'))
  expect(calls.asked('addEnterprise')[0]).toMatchObject({ parentId: 'acme1' })
})

test('Escape closes an untouched form and gives the focus back', async () => {
  const { user, address } = await openForm(added)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(address()).toBe('/sysop/enterprise')
  await waitFor(() => expect(screen.getByRole('button', { name: '新增企业' })).toHaveFocus())
})

test('closing a filled-in form asks first', async () => {
  const { user } = await openForm(added)
  await user.type(field(/企业名称/), 'Acme')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: '继续编辑' }))
  expect(await screen.findByRole('textbox', { name: /企业名称/ })).toHaveValue('Acme')
})

test('a person who has an account is made the administrator by their login id alone (U05)', async () => {
  const { user, calls } = await openForm({ ...added, doesLoginIdExist: () => ({ exist: true }) })
  await user.selectOptions(field(/管理员账号/), '使用已有账号')
  expect(screen.queryByLabelText(/管理员姓名/)).not.toBeInTheDocument()
  await user.click(field(/企业名称/))
  await user.paste('Acme')
  await user.click(field(/管理员登录账号/))
  await user.paste('li.hua')
  await user.click(screen.getByRole('button', { name: '创建并开通' }))
  await waitFor(() => expect(calls.asked('addEnterprise')).toHaveLength(1))
  expect(calls.asked('addEnterprise')[0]).toMatchObject({ admin: { isExisting: true, loginId: 'li.hua' } })
})

test('a free login id is said as soon as it is left (U05)', async () => {
  const { user } = await openForm(added)
  await user.selectOptions(field(/管理员账号/), '使用已有账号')
  await user.click(field(/管理员登录账号/))
  await user.paste('nobody')
  await user.tab()
  expect(await screen.findByText('此登录账号不存在')).toBeVisible()
})
