import { Problem, UserType, type SaasCategory } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, type CallFakes } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { aUser } from '../users/given.ts'

const retail: SaasCategory = {
  id: 'retail',
  parentId: null,
  code: 'retail',
  name: '零售业',
  nameEn: 'Retail',
  sort: 0,
  enabled: true,
  version: 2,
  enterprises: 3,
  administrators: [{ userid: 'u5', loginId: 'zhao', name: '赵敏' }],
}

function open(calls: CallFakes = {}) {
  const server: CallFakes = { listSaasAdministrators: () => [retail], listSaasCategories: () => [], ...calls }
  return renderScreen(routes, { path: '/sysop/saas', messages, calls: server })
}

test('U04: an operator sees each category, how many enterprises are of it, and who looks after it', async () => {
  const { container } = open()
  expect(await screen.findByText('编码 retail · 3 家企业')).toBeVisible()
  expect(screen.getByText('赵敏 (zhao)')).toBeVisible()
  expect(screen.queryByText(/仅查看|管理$/)).toBeNull()
  expect(await axeFaults(container)).toEqual([])
})

test('U04: a category is made, and a code that is taken is said at its field', async () => {
  const page = open({ addSaasCategory: () => new Problem('categoryTaken') })
  await page.user.click(await screen.findByRole('button', { name: '新建分类' }))
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.type(dialog.getByLabelText(/中文名称/), '物流')
  await page.user.type(dialog.getByLabelText(/英文名称/), 'Logistics')
  await page.user.type(dialog.getByLabelText(/编码/), 'retail')
  await page.user.click(dialog.getByRole('button', { name: '创建' }))
  expect(await dialog.findByText('此编码已被使用')).toBeVisible()
  page.calls.change({ addSaasCategory: () => ({ id: 'c9' }) })
  await page.user.clear(dialog.getByLabelText(/编码/))
  await page.user.type(dialog.getByLabelText(/编码/), 'logistics')
  await page.user.click(dialog.getByRole('button', { name: '创建' }))
  expect(await screen.findByText('已保存')).toBeVisible()
  expect(page.calls.asked('addSaasCategory').at(-1)).toMatchObject({ code: 'logistics', nameEn: 'Logistics' })
})

test('U04: an administrator is found by name and given a category', async () => {
  const zhang = aUser({ userid: 'u7', name: '张静', loginId: 'zhang', userType: UserType.saasAdministrator })
  const page = open({ listUsers: () => ({ total: 1, list: [zhang] }), setSaasAdministrator: () => ({}) })
  await page.user.click(await screen.findByRole('button', { name: '指定管理员' }))
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.type(dialog.getByRole('combobox'), '张')
  await page.user.click(await screen.findByRole('option', { name: '张静 (zhang)' }))
  expect(dialog.queryByRole('switch')).toBeNull()
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('已保存')).toBeVisible()
  expect(page.calls.asked('setSaasAdministrator')).toEqual([{ categoryId: 'retail', userid: 'u7' }])
})

test('U04: taking away asks first, and what is in use says so', async () => {
  const page = open({ removeSaasAdministrator: () => ({}), deleteSaasCategory: () => new Problem('categoryInUse') })
  await page.user.click(await screen.findByRole('button', { name: '移除 赵敏' }))
  await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '移除' }))
  expect(await screen.findByText('已移除 赵敏')).toBeVisible()
  await page.user.click(await screen.findByRole('button', { name: '删除' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await page.user.click(dialog.getByRole('button', { name: '删除' }))
  expect(await dialog.findByText('还有企业或下级分类属于此分类，不能删除')).toBeVisible()
})

test('U04: only what was changed of a category is sent', async () => {
  const page = open({ updateSaasCategory: () => ({}) })
  await page.user.click(await screen.findByRole('button', { name: '编辑' }))
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.click(dialog.getByRole('switch', { name: '可供新企业选用' }))
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('已保存')).toBeVisible()
  expect(page.calls.asked('updateSaasCategory')).toEqual([{ id: 'retail', version: 2, enabled: false }])
})

test('a failure offers Retry', async () => {
  open({ listSaasAdministrators: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})
