import { UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { draftServer, given } from '../../../given.ts'
import { messages } from '../../../messages.ts'
import { routes } from '../../../routes.tsx'

const option = (key: string, label: string) => ({ key, label, labelEn: '' })
const state = given.field({
  uid: 'fieldstate',
  key: 'state',
  label: '状态',
  type: 'choice',
  options: [option('open', '待处理'), option('done', '已完成')],
})
const section = (uid: string, label: string) => ({ uid, label, labelEn: '' })

function open(sections = [section('one', '基本'), section('two', '结果')]) {
  const body = { ...given.body([given.field({ section: 'one' }), state]), sections }
  const { calls } = draftServer({ entities: [{ uid: 'tablerepair', rev: 3, body }] })
  const session = signedInAs(UserType.developer)
  return renderScreen(routes, { path: '/builder/app1', messages, session, calls })
}
const rows = () => within(screen.getByRole('list', { name: '表单分区' })).getAllByRole('listitem')

test('sections say which fields stand in them, are moved and renamed, and leave their fields when they go', async () => {
  const page = open()
  await screen.findByRole('list', { name: '表单分区' })
  expect(rows().map(({ textContent }) => textContent)).toEqual(['基本标题', '结果还没有字段'])
  expect(await axeFaults(page.container)).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '上移 结果' }))
  await waitFor(() => expect(rows()[0]).toHaveTextContent('结果'))
  expect(page.portal.announcements).toContain('结果 已移到第 1 位')
  await page.user.click(screen.getByRole('button', { name: '编辑分区 结果' }))
  const dialog = within(await screen.findByRole('dialog', { name: '编辑分区' }))
  await page.user.type(dialog.getByRole('textbox', { name: '英文名称' }), 'Result')
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(page.calls.asked('putEntity')).toHaveLength(2))
  await page.user.click(await screen.findByRole('button', { name: '删除分区 基本' }))
  const question = within(await screen.findByRole('alertdialog'))
  await page.user.click(question.getByRole('button', { name: '删除' }))
  await waitFor(() => expect(page.calls.asked('putEntity')).toHaveLength(3))
  const last = page.calls.asked('putEntity').at(-1)?.body
  expect(last?.sections).toEqual([{ ...section('two', '结果'), labelEn: 'Result' }])
  expect(last?.fields.map((field) => field.section)).toEqual([undefined, undefined])
})

test('a field says its section and when it is shown: another field, what of it, and a value of it', async () => {
  const page = open()
  await page.user.click(await screen.findByRole('button', { name: '编辑 标题' }))
  const dialog = within(await screen.findByRole('dialog', { name: '编辑字段' }))
  expect(dialog.getByRole('combobox', { name: '分区' })).toHaveValue('one')
  await page.user.selectOptions(dialog.getByRole('combobox', { name: '分区' }), '结果')
  await page.user.selectOptions(dialog.getByRole('combobox', { name: '取决于字段' }), '状态')
  await page.user.selectOptions(dialog.getByRole('combobox', { name: '条件' }), '不等于')
  await page.user.selectOptions(dialog.getByRole('combobox', { name: '值' }), '已完成')
  expect(await axeFaults(document.body)).toEqual([])
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(/按条件显示/)).toBeVisible()
  expect(page.calls.asked('putEntity')[0]?.body.fields[0]).toMatchObject({
    section: 'two',
    showIf: { field: 'state', op: 'not', value: 'done' },
  })
  await page.user.click(screen.getByRole('button', { name: '编辑 标题' }))
  const again = within(await screen.findByRole('dialog', { name: '编辑字段' }))
  expect(again.getByRole('combobox', { name: '值' })).toHaveValue('done')
  await page.user.selectOptions(again.getByRole('combobox', { name: '取决于字段' }), '始终显示')
  await page.user.click(again.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(page.calls.asked('putEntity')).toHaveLength(2))
  expect(page.calls.asked('putEntity')[1]?.body.fields[0]).not.toHaveProperty('showIf')
})

test('a condition without a value, or on a field that waits for this one, is refused at its place', async () => {
  const page = open()
  await page.user.click(await screen.findByRole('button', { name: '编辑 状态' }))
  const dialog = within(await screen.findByRole('dialog', { name: '编辑字段' }))
  await page.user.selectOptions(dialog.getByRole('combobox', { name: '取决于字段' }), '标题')
  await page.user.selectOptions(dialog.getByRole('combobox', { name: '条件' }), '等于')
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await dialog.findByText('请填写该字段的有效值')).toBeVisible()
  await page.user.type(dialog.getByRole('textbox', { name: '值' }), '漏水')
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(page.calls.asked('putEntity')).toHaveLength(1))
  await page.user.click(await screen.findByRole('button', { name: '编辑 标题' }))
  const other = within(await screen.findByRole('dialog', { name: '编辑字段' }))
  await page.user.selectOptions(other.getByRole('combobox', { name: '取决于字段' }), '状态')
  await page.user.click(other.getByRole('button', { name: '保存' }))
  expect(await other.findByText('该字段的条件形成循环，请选择其他字段')).toBeVisible()
})
