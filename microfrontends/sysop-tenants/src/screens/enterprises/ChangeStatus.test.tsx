import { Problem } from '@atrium/shared-utility/contract'
import { type CallFakes, renderScreen } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { anEnterprise, aServerWith, chooseAct } from './given.ts'

const acme = anEnterprise({ name: 'Acme', version: 3 })
const beta = anEnterprise({ entid: 'beta', name: 'Beta', version: 5 })

function open(calls: CallFakes = {}) {
  const server = { ...aServerWith(acme, beta), ...calls }
  return renderScreen(routes, { path: '/sysop/enterprise', messages, calls: server })
}

test('suspending names the enterprise and asks first', async () => {
  const { user, calls } = open({ updateEnterprise: () => ({ ...acme, status: 'suspended' }) })
  await user.click(await screen.findByRole('button', { name: 'Acme 的操作' }))
  await user.click(screen.getByRole('menuitem', { name: '停用' }))
  await screen.findByRole('alertdialog', { name: '停用“Acme”？' })
  expect(screen.getByRole('button', { name: '取消' })).toHaveFocus()
  expect(calls.asked('updateEnterprise')).toEqual([])

  await user.click(screen.getByRole('button', { name: '停用' }))
  expect(await screen.findByText('已停用 Acme')).toBeVisible()
  expect(calls.asked('updateEnterprise')).toEqual([
    { entid: 'acme1', version: 3, status: 'suspended', onceKey: expect.any(String) },
  ])
})

test('a suspended enterprise is resumed from its own page', async () => {
  const suspended = anEnterprise({ status: 'suspended' })
  const { user, calls } = renderScreen(routes, {
    path: '/sysop/enterprise/acme1',
    messages,
    calls: { ...aServerWith(suspended), updateEnterprise: () => suspended },
  })
  await chooseAct(user, '恢复')
  const dialog = await screen.findByRole('alertdialog', { name: '恢复“Acme”？' })
  await user.click(within(dialog).getByRole('button', { name: '恢复' }))
  await waitFor(() =>
    expect(calls.asked('updateEnterprise')).toEqual([
      { entid: 'acme1', version: 3, status: 'active', onceKey: expect.any(String) },
    ]),
  )
})

test('a refusal is said in the dialog, which stays', async () => {
  const { user } = open({ updateEnterprise: () => new Problem('enterpriseNotReady') })
  await user.click(await screen.findByRole('button', { name: 'Acme 的操作' }))
  await user.click(screen.getByRole('menuitem', { name: '停用' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: '停用' }))
  expect(await within(dialog).findByText('企业尚未开通完成')).toBeVisible()
})

test('several enterprises are suspended together, and each says how it went', async () => {
  const { user, calls } = open({
    updateEnterprise: ({ entid }) =>
      entid === 'beta' ? new Problem('versionConflict') : { ...acme, status: 'suspended' },
  })
  await user.click(await screen.findByRole('checkbox', { name: '选择本页全部' }))
  expect(screen.getByText('已选 2 条')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '停用 2 家' }))
  const dialog = await screen.findByRole('dialog', { name: '停用 2 家企业？' })
  await user.click(within(dialog).getByRole('button', { name: '停用' }))
  expect(await within(dialog).findByText('已处理 2 / 2')).toBeVisible()
  expect(within(dialog).getByRole('img', { name: '成功' })).toBeVisible()
  expect(within(dialog).getByText(/内容已被他人修改/)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByText('已选 2 条')).not.toBeInTheDocument())
  expect(calls.asked('updateEnterprise')).toHaveLength(2)
})

test('an operator who would not confirm who they are is asked once, not for each enterprise', async () => {
  const { user, calls } = open({
    updateEnterprise: () => new Problem('stepUpRequired'),
    getStepUpMethods: () => ({ methods: [{ kind: 'password' }] }),
  })
  await user.click(await screen.findByRole('checkbox', { name: '选择本页全部' }))
  await user.click(screen.getByRole('button', { name: '停用 2 家' }))
  const dialog = await screen.findByRole('dialog', { name: '停用 2 家企业？' })
  await user.click(within(dialog).getByRole('button', { name: '停用' }))
  const question = await screen.findByRole('dialog', { name: '请确认是您本人' })
  await user.click(within(question).getByRole('button', { name: '取消' }))
  expect(await within(dialog).findByRole('button', { name: '停用' })).toBeVisible()
  expect(calls.asked('updateEnterprise')).toHaveLength(1)
})
