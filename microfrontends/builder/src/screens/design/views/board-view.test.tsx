import { UserType } from '@atrium/shared-utility/contract'
import { renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { draftServer, given } from '../../../given.ts'
import { messages } from '../../../messages.ts'
import { routes } from '../../../routes.tsx'

test('a board says the same of its card fields in hint and refusal, asks for its choice, and has an order only by a field', async () => {
  const fields = ['one', 'two', 'three', 'four'].map((key) => given.field({ uid: key, key, label: key, labelEn: '' }))
  const choice = given.field({ uid: 'state', key: 'state', label: '状态', labelEn: '', type: 'choice' })
  const entities = [{ uid: 'tablerepair', rev: 1, body: given.body([...fields, choice]) }]
  const { calls } = draftServer({ entities })
  const session = signedInAs(UserType.developer)
  const page = renderScreen(routes, { path: '/builder/app1', messages, session, calls })
  await page.user.click(await screen.findByRole('button', { name: '添加视图' }))
  const dialog = within(await screen.findByRole('dialog', { name: '添加视图' }))
  expect(dialog.queryByRole('combobox', { name: /^顺序/ })).toBeNull()
  await page.user.type(dialog.getByRole('textbox', { name: /^名称/ }), '看板')
  await page.user.selectOptions(dialog.getByRole('combobox', { name: /^展示方式/ }), '看板')
  expect(dialog.getByRole('combobox', { name: /^按哪个字段分列/ })).toBeRequired()
  expect(dialog.getByText(/最多显示 3 个字段；标题总会显示/)).toBeVisible()
  await page.user.selectOptions(dialog.getByRole('combobox', { name: '添加字段…' }), 'four')
  await page.user.selectOptions(dialog.getByRole('combobox', { name: /^按哪个字段分列/ }), '状态')
  await page.user.click(dialog.getByRole('button', { name: '添加' }))
  expect(await dialog.findByText('卡片最多显示 3 个字段')).toBeVisible()
  expect(page.calls.asked('putAppView')).toEqual([])
  await page.user.selectOptions(dialog.getByRole('combobox', { name: '排序' }), 'one')
  expect(dialog.getByRole('combobox', { name: /^顺序/ })).toBeVisible()
})
