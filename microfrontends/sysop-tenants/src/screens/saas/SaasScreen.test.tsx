import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, type CallFakes } from '@atrium/shared-utility/testing'
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { aUser } from '../users/given.ts'
import { energy, food, retail, shoes, tree } from './given.ts'

function open(calls: CallFakes = {}, query = '') {
  const server: CallFakes = { listSaasAdministrators: () => [retail], ...calls }
  return renderScreen(routes, { path: `/sysop/saas${query}`, messages, calls: server })
}

async function lines() {
  await screen.findByRole('tree', { name: 'SaaS 分类' })
  return screen.getAllByRole('treeitem').map((line) => line.textContent)
}

/** What a mouse does; jsdom has no dragging of its own, and every line is as high as nothing. */
function drag(from: HTMLElement, to: HTMLElement, share: number) {
  to.getBoundingClientRect = () => new DOMRect(0, 0, 100, 40)
  const dataTransfer = { setData: () => {}, effectAllowed: '' }
  fireEvent.dragStart(from, { dataTransfer })
  // Not every DOM has drag events with a place of their own.
  for (const kind of ['dragOver', 'drop'] as const)
    fireEvent(to, Object.assign(createEvent[kind](to, { dataTransfer }), { clientY: 40 * share }))
  fireEvent.dragEnd(from, { dataTransfer })
}

test('U04: an operator sees each category, how many enterprises are of it, and who looks after it', async () => {
  const { container } = open()
  expect(await screen.findByText('编码 retail')).toBeVisible()
  expect(screen.getByRole('link', { name: '3 家企业' })).toHaveAttribute('href', '/sysop/enterprise?saas_id=retail')
  expect(screen.getByRole('link', { name: '赵敏' })).toHaveAttribute('href', '/sysop/users/u5')
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
  expect(page.calls.asked('updateSaasCategory')).toEqual([
    { id: 'retail', version: 2, enabled: false, onceKey: expect.any(String) },
  ])
})

test('a failure offers Retry', async () => {
  open({ listSaasAdministrators: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})

test('the tree is walked by arrows, as the ARIA practices have it, and what is marked stands beside it', async () => {
  const { user, container } = open({ listSaasAdministrators: () => tree })
  expect(await lines()).toEqual(['零售业, 3 家企业', '餐饮, 0 家企业', '鞋类, 0 家企业', '能源, 0 家企业'])
  const line = (name: RegExp) => screen.getByRole('treeitem', { name })
  expect(line(/餐饮/)).toHaveAttribute('aria-level', '2')
  expect(line(/鞋类/)).toHaveAttribute('aria-posinset', '2')
  await user.click(line(/零售业/))
  line(/零售业/).focus()
  await user.keyboard('{ArrowRight}')
  expect(line(/餐饮/)).toHaveFocus()
  expect(screen.getByRole('heading', { level: 2, name: '餐饮' })).toBeVisible()
  // An administrator of what is above looks after it, too.
  expect(screen.getByText('通过上级分类“零售业”')).toBeVisible()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(line(/零售业/)).toHaveFocus()
  expect(line(/零售业/)).toHaveAttribute('aria-expanded', 'false')
  expect(await lines()).toEqual(['零售业, 3 家企业', '能源, 0 家企业'])
  await user.keyboard('{End}')
  expect(line(/能源/)).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{Home}{ArrowRight}鞋')
  expect(line(/鞋类/)).toHaveFocus()
  expect(screen.getAllByRole('treeitem').filter((one) => one.tabIndex === 0)).toHaveLength(1)
  expect(await axeFaults(container)).toEqual([])
})

test('a category is dragged before another one, or under it, and never below itself', async () => {
  const { calls } = open({ listSaasAdministrators: () => tree, moveSaasCategory: () => ({}) })
  await lines()
  const line = (name: RegExp) => screen.getByRole('treeitem', { name })
  drag(line(/零售业/), line(/餐饮/), 0.5)
  drag(line(/餐饮/), line(/餐饮/), 0.5)
  // Where it stands already.
  drag(line(/餐饮/), line(/鞋类/), 0.1)
  expect(calls.asked('moveSaasCategory')).toEqual([])
  drag(line(/鞋类/), line(/餐饮/), 0.1)
  expect(await screen.findByText('已将“鞋类”移到“零售业”之下，排在“餐饮”之前')).toBeVisible()
  drag(line(/能源/), line(/餐饮/), 0.5)
  expect(await screen.findByRole('heading', { level: 2, name: '能源' })).toBeVisible()
  expect(calls.asked('moveSaasCategory')).toEqual([
    { id: 'shoes', version: 2, parentId: 'retail', beforeId: 'food' },
    { id: 'energy', version: 2, parentId: 'food' },
  ])
})

test('a move that is refused says why, and the tree stays', async () => {
  open({ listSaasAdministrators: () => tree, moveSaasCategory: () => new Problem('categoryTooDeep') })
  await lines()
  drag(screen.getByRole('treeitem', { name: /能源/ }), screen.getByRole('treeitem', { name: /餐饮/ }), 0.5)
  expect(await screen.findByText('分类最多五级')).toBeVisible()
})

test('an operator who does not drag moves a category by a dialog, which offers no place below itself', async () => {
  const page = open({ listSaasAdministrators: () => tree, moveSaasCategory: () => ({}) }, '?category=food')
  await page.user.click(await screen.findByRole('button', { name: '移动' }))
  const dialog = within(await screen.findByRole('dialog', { name: '移动“餐饮”' }))
  const parents = within(dialog.getByLabelText(/上级分类/)).getAllByRole('option')
  expect(parents.map((one) => one.textContent)).toEqual(['无', '零售业', '零售业 / 鞋类', '能源'])
  await page.user.selectOptions(dialog.getByLabelText(/上级分类/), '无')
  await page.user.selectOptions(dialog.getByLabelText(/排在哪个分类之前/), '能源')
  await page.user.click(dialog.getByRole('button', { name: '移动' }))
  expect(await screen.findByText('已将“餐饮”移到最上级，排在“能源”之前')).toBeVisible()
  expect(page.calls.asked('moveSaasCategory')).toEqual([
    { id: 'food', version: 2, beforeId: 'energy', onceKey: expect.any(String) },
  ])
})

test('the category that was moved stays chosen, and the focus on its button, also where the address names none', async () => {
  const page = open({ listSaasAdministrators: () => tree, moveSaasCategory: () => ({}) })
  await page.user.click(await screen.findByRole('button', { name: '移动' }))
  const dialog = within(await screen.findByRole('dialog', { name: '移动“零售业”' }))
  await page.user.selectOptions(dialog.getByLabelText(/排在哪个分类之前/), '排在最后')
  page.calls.change({ listSaasAdministrators: () => [energy, retail, food, shoes] })
  await page.user.click(dialog.getByRole('button', { name: '移动' }))
  expect(await screen.findByText('已将“零售业”移到最上级末尾')).toBeVisible()
  await waitFor(async () => expect((await lines())[0]).toMatch(/^能源/))
  expect(screen.getByRole('heading', { level: 2, name: '零售业' })).toBeVisible()
  expect(screen.getByRole('button', { name: '移动' })).toHaveFocus()
})

test('the tree is whole in English', async () => {
  const server = { listSaasAdministrators: () => tree.map((one) => ({ ...one, administrators: [] })) }
  renderScreen(routes, { path: '/sysop/saas', messages, calls: server, lang: 'en-US' })
  expect(await screen.findByRole('treeitem', { name: /^Shoes\b.*\b0 enterprises$/ })).toBeVisible()
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/)
})
