import { act, screen, waitFor, within } from '@testing-library/react'
import { Problem } from '@atrium/shared-utility/contract'
import { happen } from '@atrium/shared-utility/testing'
import { drawParcel, given } from '../given.tsx'

const all = ['订单', '请假', '报表'].map((name, index) => given.application({ id: `app${index + 1}`, name }))
const pins = [given.pin('app2', '请假', 2), given.pin('app1', '订单', 1)]

async function openDialog(calls: Parameters<typeof drawParcel>[1] = {}) {
  const page = drawParcel('/space-acme1/user/workbench', {
    ...calls,
    calls: { listApplications: () => all, listCommonApplications: () => pins, ...calls.calls },
  })
  await page.user.click(await screen.findByRole('button', { name: '编辑常用应用' }))
  const dialog = within(await screen.findByRole('dialog', { name: '编辑常用应用' }))
  await dialog.findByText('报表')
  return { ...page, dialog }
}

test('the pinned applications stand in the person’s own order', async () => {
  drawParcel('/space-acme1/user/workbench', { calls: { listCommonApplications: () => pins } })
  const list = await screen.findByRole('list', { name: '常用应用' })
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['订单', '请假'])
})

test('an application that is not on the white list stands there, opens nothing and says why', async () => {
  const pin = { ...given.pin('app1', '订单', 1), url: '', isRefused: true }
  const { calls } = drawParcel('/space-acme1/user/workbench', { calls: { listCommonApplications: () => [pin] } })
  const list = await screen.findByRole('list', { name: '常用应用' })
  expect(within(list).getByText(/不在平台的白名单中，不能打开/)).toBeVisible()
  expect(within(list).queryByRole('link')).toBeNull()
  calls.change({ listCommonApplications: () => pins })
  act(() => happen({ kind: 'whiteList', payload: {} }))
  expect(await within(list).findByRole('link', { name: /订单/ })).toBeVisible()
})

test('adding, moving and removing are saved together, in the order shown', async () => {
  const { user, dialog, calls, portal } = await openDialog({ calls: { updateCommonApplications: () => ({}) } })
  await user.click(dialog.getByRole('button', { name: '添加 报表' }))
  await user.click(dialog.getByRole('button', { name: '上移 报表' }))
  await user.click(dialog.getByRole('button', { name: '移除 订单' }))
  expect(portal.announcements).toEqual(['报表 现在是第 2 个'])

  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(calls.asked('updateCommonApplications')).toEqual([{ ids: ['app3', 'app2'] }])
  expect(screen.getByText('常用应用已保存')).toBeVisible()
})

test('a moved row keeps the focus on the button that moved it', async () => {
  const { user, dialog } = await openDialog()
  const down = dialog.getByRole('button', { name: '下移 订单' })
  await user.click(down)
  expect(down).toHaveFocus()
  expect(down).toHaveAttribute('aria-disabled', 'true')
})

test('nothing can be saved before something has changed', async () => {
  const { user, dialog } = await openDialog()
  expect(dialog.getByRole('button', { name: '保存' })).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: '移除 订单' }))
  expect(dialog.getByRole('button', { name: '保存' })).toBeEnabled()
})

test('a refusal stays in the dialog, and what was chosen is kept', async () => {
  const { user, dialog } = await openDialog({ calls: { updateCommonApplications: () => new Problem('overloaded') } })
  await user.click(dialog.getByRole('button', { name: '添加 报表' }))
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('系统繁忙')
  expect(dialog.getByRole('button', { name: '移除 报表' })).toBeVisible()
})

test('closing with unsaved changes asks first', async () => {
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('button', { name: '添加 报表' }))
  await user.click(dialog.getByRole('button', { name: '取消' }))
  const question = within(await screen.findByRole('alertdialog', { name: '有未保存的修改' }))
  await user.click(question.getByRole('button', { name: '继续编辑' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: '有未保存的修改' })).not.toBeInTheDocument())
  expect(dialog.getByRole('button', { name: '移除 报表' })).toBeVisible()
})

test('a person without pins is invited to choose some', async () => {
  const { user } = drawParcel('/space-acme1/user/workbench', { calls: { listApplications: () => all } })
  await user.click(await screen.findByRole('button', { name: '选择常用应用' }))
  expect(await screen.findByRole('dialog', { name: '编辑常用应用' })).toBeVisible()
})
