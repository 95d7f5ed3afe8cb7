import { Problem } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { anEnterprise, anEnterprisePage, aServerWith, chooseAct } from './given.ts'

const closesAt = '2026-12-23T08:00:00.000Z'
const closing = anEnterprisePage({ status: 'closing', closesAt, closeReason: '合同到期' })

function open(calls: CallFakes, options: ScreenOptions = {}) {
  const server = { ...aServerWith(anEnterprise()), ...calls }
  return renderScreen(routes, { path: '/sysop/enterprise/acme1', messages, calls: server, ...options })
}

test('closing says what it means, asks why, and has the name typed in', async () => {
  const { user, calls, container } = open({ closeEnterprise: () => ({ closesAt }) })
  await chooseAct(user, '关闭企业')
  const dialog = await screen.findByRole('dialog', { name: '关闭“Acme”？' })
  expect(dialog).toHaveTextContent('永久删除')
  expect(dialog).toHaveTextContent('运营人员导出的文件不含应用记录和会话')
  expect(await axeFaults(container)).toEqual([])
  const submit = within(dialog).getByRole('button', { name: '关闭企业' })
  await user.click(submit)
  expect(calls.asked('closeEnterprise')).toEqual([])
  await user.type(within(dialog).getByRole('textbox', { name: /关闭原因/ }), '合同到期')
  await user.type(within(dialog).getByRole('textbox', { name: /输入企业名称/ }), 'Acme')
  await user.click(submit)
  expect(await screen.findByText('已关闭 Acme')).toBeVisible()
  expect(calls.asked('closeEnterprise')).toEqual([
    { entid: 'acme1', version: 3, reason: '合同到期', name: 'Acme', onceKey: expect.any(String) },
  ])
})

test('a name that is not its own is refused at its field', async () => {
  const { user } = open({ closeEnterprise: () => new Problem('enterpriseNameDiffers') })
  await chooseAct(user, '关闭企业')
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox', { name: /关闭原因/ }), 'x')
  const name = within(dialog).getByRole('textbox', { name: /输入企业名称/ })
  await user.type(name, 'Acne')
  await user.click(within(dialog).getByRole('button', { name: '关闭企业' }))
  expect(await within(dialog).findByText('与企业名称不一致，请输入完整名称')).toBeVisible()
  expect(name).toHaveFocus()
})

test('a closed enterprise says until when it can be had back, and why it was closed', async () => {
  const { user, calls, container } = open(
    { getEnterprise: () => closing, reopenEnterprise: () => ({}) },
    { lang: 'en-US' },
  )
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent(/permanently deleted on Dec 23, 2026/)
  expect(notice).toHaveTextContent('合同到期')
  expect(screen.queryByRole('button', { name: 'Close enterprise' })).toBeNull()
  expect(await axeFaults(container)).toEqual([])
  await user.click(within(notice).getByRole('button', { name: 'Reopen' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Reopen Acme?' })
  await user.click(within(dialog).getByRole('button', { name: 'Reopen' }))
  expect(await screen.findByText('Acme reopened')).toBeVisible()
  expect(calls.asked('reopenEnterprise')).toEqual([{ entid: 'acme1', version: 3 }])
})

test('once its data are going nothing offers the way back', async () => {
  const { user } = open({ getEnterprise: () => ({ ...closing, status: 'closed' }) })
  expect(await screen.findByText(/正在清除企业数据/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '撤销关闭' })).toBeNull()
  // The page offers no export, either: it would hold half of an enterprise.
  await user.click(screen.getByRole('button', { name: 'Acme 的操作' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['复制链接'])
  await user.keyboard('{Escape}')
})

test('closing begins with its reason, which comes first', async () => {
  const { user } = open({})
  await chooseAct(user, '关闭企业')
  expect(await screen.findByRole('textbox', { name: /关闭原因/ })).toHaveFocus()
})

test('an operator who closes one is told by the colour that it takes something away, and goes on from where they were', async () => {
  const { user, calls } = open({ closeEnterprise: () => ({ closesAt }) })
  await chooseAct(user, '关闭企业')
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox', { name: /关闭原因/ }), '合同到期')
  await user.type(within(dialog).getByRole('textbox', { name: /输入企业名称/ }), 'Acme')
  const submit = within(dialog).getByRole('button', { name: '关闭企业' })
  expect(submit).toHaveClass('MuiButton-colorError')
  calls.change({ getEnterprise: () => closing })
  await user.click(submit)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Acme 的操作' })).toHaveFocus())
})
