import { Problem } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, type CallFakes } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { anEnterprise } from '../enterprises/given.ts'
import { tree } from './given.ts'

function open(path: string, calls: CallFakes = {}) {
  const server: CallFakes = {
    listSaasAdministrators: () => tree,
    listSaasCategories: () => [],
    listEnterprises: () => ({ total: 1, list: [anEnterprise()] }),
    ...calls,
  }
  return renderScreen(routes, { path, messages, calls: server })
}

test('U04: a category says what it is, who looks after it also from above, and what is below it', async () => {
  const { container } = open('/sysop/saas/food')
  expect(await screen.findByRole('heading', { level: 1, name: '餐饮' })).toBeVisible()
  expect(screen.getByRole('link', { name: '零售业' })).toHaveAttribute('href', '/sysop/saas/retail')
  expect(screen.getByText('通过上级分类“零售业”')).toBeVisible()
  expect(screen.getByText('没有下级分类。')).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test('U04: the enterprises of a category stand on its page', async () => {
  const { user, calls } = open('/sysop/saas/retail')
  await user.click(await screen.findByRole('tab', { name: '企业' }))
  expect(await screen.findByRole('link', { name: 'Acme' })).toHaveAttribute('href', '/sysop/enterprise/acme1')
  expect(calls.asked('listEnterprises')[0]).toMatchObject({ saas_id: 'retail' })
})

test('U04: the arrows lead through the categories in the order of the tree', async () => {
  const { user, address } = open('/sysop/saas?category=food')
  await user.click(await screen.findByRole('link', { name: '餐饮' }))
  const place = within(await screen.findByRole('group', { name: '列表中的位置' }))
  expect(place.getByText('第 2 条，共 4 条')).toBeVisible()
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByRole('heading', { level: 1, name: '鞋类' })).toBeVisible()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  await waitFor(() => expect(address()).toBe('/sysop/saas/retail'))
})

test('U04: a category that is deleted on its page leads back to the tree', async () => {
  const { user, address, calls } = open('/sysop/saas/energy', { deleteSaasCategory: () => ({}) })
  await user.click(await screen.findByRole('button', { name: '能源 的操作' }))
  await user.click(screen.getByRole('menuitem', { name: '删除' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
  await waitFor(() => expect(address()).toBe('/sysop/saas'))
  expect(calls.asked('deleteSaasCategory')).toEqual([{ id: 'energy' }])
})

test('a category that is not there, and one that cannot be read, are said', async () => {
  const page = open('/sysop/saas/gone')
  expect(await screen.findByText('未找到请求的内容')).toBeVisible()
  page.unmount()
  open('/sysop/saas/food', { listSaasAdministrators: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})
