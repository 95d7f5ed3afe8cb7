import { type EnterpriseRow, Problem } from '@atrium/shared-utility/contract'
import { type CallFakes, renderScreen } from '@atrium/shared-utility/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { anEnterprise, anEnterprisePage, aServerWith } from './given.ts'

const acme = anEnterprise({ shortName: 'AC', version: 3 })

async function openForm(calls: CallFakes, row: EnterpriseRow = acme) {
  const screenOf = renderScreen(routes, {
    path: '/sysop/enterprise?dialog=edit&of=acme1',
    messages,
    calls: { ...aServerWith(row), ...calls },
  })
  await screen.findByRole('dialog', { name: '编辑 Acme' })
  return screenOf
}

const field = (name: RegExp) => screen.getByLabelText(name)

test('only what was changed is sent, against the version that was read', async () => {
  const { user, calls, address } = await openForm({ updateEnterprise: () => acme })
  await user.clear(field(/用户名额/))
  await user.type(field(/用户名额/), '250')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(address()).toBe('/sysop/enterprise'))
  expect(calls.asked('updateEnterprise')).toEqual([
    { entid: 'acme1', version: 3, userQuota: 250, onceKey: expect.any(String) },
  ])
  expect(await screen.findByText('已保存 Acme')).toBeVisible()
})

test('an emptied date takes the end of the contract away', async () => {
  const row = anEnterprise({ expiresAt: '2027-01-01T00:00:00.000Z' })
  const { user, calls } = await openForm({ updateEnterprise: () => row }, row)
  await user.clear(screen.getByLabelText(/到期日/))
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(calls.asked('updateEnterprise')[0]).toMatchObject({ expiresAt: null }))
})

test('a day that is past says at once that it is refused, and keeps what was typed when it is', async () => {
  const { user, calls } = await openForm({ updateEnterprise: () => new Problem('expiryPast') })
  const day = screen.getByLabelText(/到期日/)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.type(day, '2026-01-31')
  expect(screen.getByRole('alert')).toHaveTextContent('此日期已过，无法保存')
  expect(day).toHaveAccessibleDescription(/请停用企业/)
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(day).toHaveAccessibleDescription(/^此日期已过，请选择之后的日期/))
  expect(day).toHaveValue('2026-01-31')
  expect(calls.asked('updateEnterprise')).toHaveLength(1)
})

test('a day that stood there and is past says only what it means', async () => {
  const row = anEnterprise({ expiresAt: '2026-01-31T15:59:59.000Z' })
  await openForm({}, row)
  expect(screen.getByLabelText(/到期日/)).toHaveAccessibleDescription(/延期之前，成员无法登录/)
})

test('a day to come, and a year that is still being typed, say nothing', async () => {
  await openForm({})
  const day = screen.getByLabelText(/到期日/)
  for (const value of ['0202-12-31', '2999-12-31']) {
    fireEvent.change(day, { target: { value } })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  }
})

test('a quota below the users that there are says that no user can be added until fewer are there', async () => {
  const { user } = await openForm({})
  const quota = field(/用户名额/)
  await user.clear(quota)
  await user.type(quota, '12')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.type(quota, '{Backspace}')
  expect(screen.getByRole('alert')).toHaveTextContent('低于现有的 12 位用户')
  expect(screen.getByRole('alert')).toHaveTextContent('降到 1 位以下前')
})

test('a name cannot be emptied', async () => {
  const { user, calls } = await openForm({ updateEnterprise: () => acme })
  await user.clear(field(/企业名称/))
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(field(/企业名称/)).toHaveAccessibleDescription('请填写此项')
  expect(calls.asked('updateEnterprise')).toEqual([])
})

test('a newer version is loaded without losing what was typed, and what both changed is pointed out', async () => {
  const { user, calls } = await openForm({ updateEnterprise: () => new Problem('versionConflict') })
  await user.clear(field(/企业名称/))
  await user.type(field(/企业名称/), 'Acme Mine')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('保存期间，其他人修改了这些内容')).toBeVisible()

  const theirs = anEnterprisePage({ name: 'Acme Theirs', shortName: 'AT', version: 4 })
  calls.change({ getEnterprise: () => theirs, updateEnterprise: () => theirs })
  await user.click(screen.getByRole('button', { name: '载入最新内容' }))
  await waitFor(() => expect(field(/企业简称/)).toHaveValue('AT'))
  expect(field(/企业名称/)).toHaveValue('Acme Mine')
  expect(field(/企业名称/)).toHaveAccessibleDescription('其他人已改为“Acme Theirs”')

  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(calls.asked('updateEnterprise').at(-1)).toEqual({
      entid: 'acme1',
      version: 4,
      name: 'Acme Mine',
      onceKey: expect.any(String),
    }),
  )
})

test('an enterprise that cannot be read says why and offers Retry', async () => {
  const calls = { ...aServerWith(), getEnterprise: () => new Problem('enterpriseNotFound') }
  renderScreen(routes, { path: '/sysop/enterprise?dialog=edit&of=gone', messages, calls })
  expect(await screen.findByText('企业不存在')).toBeVisible()
})
