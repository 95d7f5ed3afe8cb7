import { UserType, type EntityField } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions, signedInAs } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aRecord, anApp, names, repairs, server } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

const isDone = { field: 'state', op: 'equals', value: 'done' } as const
const sections = [
  { uid: 'money', label: '金额', labelEn: 'Money' },
  { uid: 'empty', label: '空', labelEn: '' },
]
const changes: Record<string, Partial<EntityField>> = {
  cost: { section: 'money', showIf: isDone, isRequired: true },
  due: { section: 'money' },
}
const fields = repairs.fields.map((field) => ({ ...field, ...changes[field.key] }))
const repair = { ...repairs, fields, sections }

function open(path: string, calls: CallFakes = {}, options: ScreenOptions = {}) {
  const session = signedInAs(UserType.member)
  const all = { ...server, getAppRuntime: () => anApp([repair]), ...calls }
  return renderScreen(routes, { path, messages, session, calls: all, ...options })
}
const add = '/app/app1/repair/new'
const edit = '/app/app1/repair/record1/edit'

test('a form has its sections with their titles, and asks for a field once its condition holds', async () => {
  const page = open(add, { addRecord: () => ({ id: 'record2', rev: 1 }) }, { lang: 'en-US' })
  const money = within(await screen.findByRole('region', { name: 'Money' }))
  expect(screen.queryByRole('region', { name: '空' })).toBeNull()
  expect(money.getByRole('textbox', { name: '期限' })).toBeVisible()
  expect(money.queryByRole('textbox', { name: /^费用/ })).toBeNull()
  await page.user.type(screen.getByRole('textbox', { name: /^Title/ }), '漏水')
  await page.user.selectOptions(screen.getByRole('combobox', { name: '状态' }), '已完成')
  expect(await money.findByRole('textbox', { name: /^费用/ })).toBeRequired()
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(page.calls.asked('addRecord')).toEqual([])
  expect(money.getByRole('textbox', { name: /^费用/ })).toHaveFocus()
  expect(await axeFaults(page.container)).toEqual([])
})

test('what was typed where nothing is asked for any more is told of before it is not sent', async () => {
  const page = open(add, { addRecord: () => ({ id: 'record2', rev: 1 }) })
  await page.user.type(await screen.findByRole('textbox', { name: /^标题/ }), '漏水')
  await page.user.selectOptions(screen.getByRole('combobox', { name: '状态' }), '已完成')
  await page.user.type(await screen.findByRole('textbox', { name: /^费用/ }), '80')
  await page.user.selectOptions(screen.getByRole('combobox', { name: '状态' }), '待处理')
  expect(await screen.findByText('按当前内容不需要填写“费用”，已填的值不会保存。')).toBeVisible()
  await page.user.selectOptions(screen.getByRole('combobox', { name: '状态' }), '已完成')
  expect(await screen.findByRole('textbox', { name: /^费用/ })).toHaveValue('80')
  await page.user.selectOptions(screen.getByRole('combobox', { name: '状态' }), '待处理')
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(page.calls.asked('addRecord')).toHaveLength(1))
  expect(page.calls.asked('addRecord')[0]?.values).toEqual({ title: '漏水', urgent: false, state: 'open' })
})

test('a change that takes a field out of the form says that its value is kept, and does not send it', async () => {
  const done = aRecord({ values: { ...aRecord().values, state: 'done' } })
  const page = open(edit, {
    getRecord: () => ({ ...done, ...names, editable: repairs.shown, createdById: 'person3' }),
    updateRecord: () => ({ rev: 5 }),
  })
  expect(await screen.findByRole('textbox', { name: /^费用/ })).toHaveValue('12345.60')
  await page.user.selectOptions(screen.getByRole('combobox', { name: '状态' }), '待处理')
  expect(await screen.findByText(/不需要填写“费用”。原有的值会保留/)).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(page.calls.asked('updateRecord')).toMatchObject([{ values: { state: 'open' } }]))
})

test('a record is read in its sections; a field that is not asked for is there where it has a value', async () => {
  const page = open('/app/app1/repair/record1')
  const money = within(await screen.findByRole('region', { name: '金额' }))
  expect(money.getByText('12,345.60')).toBeVisible()
  page.unmount()
  const empty = aRecord({ values: { ...aRecord().values, cost: null } })
  open('/app/app1/repair/record1', { getRecord: () => ({ ...empty, ...names, editable: [], createdById: 'person3' }) })
  const later = within(await screen.findByRole('region', { name: '金额' }))
  expect(later.queryByText('费用')).toBeNull()
})
