import { Problem } from '@atrium/shared-utility/contract'
import { axeFaults } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { built, draw } from './given.tsx'

const assets = { id: 'c1', name: '资产', nameEn: 'Assets', sort: 1, applications: 1 }
const finance = { id: 'c2', name: '财务', nameEn: null, sort: 2, applications: 0 }
const listApplicationCategories = () => [assets, finance]
const path = '/enterprise/applications/category/c1'

test('a category of applications says where it stands and which applications are in it, and no others', async () => {
  const { container } = draw({ listApplicationCategories }, { path })
  expect(await screen.findByRole('heading', { level: 1, name: '资产' })).toBeVisible()
  const inIt = within(screen.getByRole('list', { name: '应用管理' }))
  expect(inIt.getByRole('link', { name: built.name })).toHaveAttribute('href', '/builder/assets')
  expect(screen.queryByText('官网')).toBeNull()
  expect(screen.getByText('Assets')).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test('the categories lead to their pages, and the arrows from one to the next', async () => {
  const { user, address } = draw({ listApplicationCategories })
  await user.click(await screen.findByRole('link', { name: '资产' }))
  await user.click(await screen.findByRole('button', { name: '下一条（→）' }))
  expect(await screen.findByText('此分类下还没有应用')).toBeVisible()
  expect(address()).toBe('/enterprise/applications/category/c2')
})

test('a category that is deleted on its page leads back, and its applications stay', async () => {
  const { user, address, calls } = draw({ listApplicationCategories, deleteApplicationCategory: () => ({}) }, { path })
  await user.click(await screen.findByRole('button', { name: '资产 的操作' }))
  await user.click(screen.getByRole('menuitem', { name: '删除' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
  await waitFor(() => expect(address()).toBe('/enterprise/applications'))
  expect(calls.asked('deleteApplicationCategory')).toEqual([{ id: 'c1' }])
})

test('a category that is not there, and one that cannot be read, are said', async () => {
  const page = draw({ listApplicationCategories }, { path: '/enterprise/applications/category/gone' })
  expect(await screen.findByText(/未找到请求的内容/)).toBeVisible()
  page.unmount()
  draw({ listApplicationCategories: () => new Problem('internal') }, { path })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})
