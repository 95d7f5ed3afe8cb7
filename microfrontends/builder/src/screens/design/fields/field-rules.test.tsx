import { UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { draftServer, given } from '../../../given.ts'
import { messages } from '../../../messages.ts'
import { routes } from '../../../routes.tsx'

async function edit(field: Parameters<typeof given.field>[0]) {
  const table = { uid: 'tablerepair', rev: 3, body: given.body([given.field(field)]) }
  const session = signedInAs(UserType.developer)
  const { calls } = draftServer({ entities: [table] })
  const page = renderScreen(routes, { path: '/builder/app1', messages, session, calls })
  await page.user.click(await screen.findByRole('button', { name: '编辑 标题' }))
  return { page, dialog: within(await screen.findByRole('dialog', { name: '编辑字段' })) }
}

test('a text has rules of length and form, which are shown again', async () => {
  const { page, dialog } = await edit({ maxLength: 20 })
  expect(dialog.getByRole('textbox', { name: '最多字符数' })).toHaveValue('20')
  await page.user.type(dialog.getByRole('textbox', { name: '最少字符数' }), '4')
  await page.user.selectOptions(dialog.getByRole('combobox', { name: '格式' }), '数字')
  expect(await axeFaults(document.body)).toEqual([])
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(page.calls.asked('putEntity')).toHaveLength(1))
  expect(page.calls.asked('putEntity')[0]?.body.fields[0]).toMatchObject({
    minLength: 4,
    maxLength: 20,
    pattern: 'digits',
  })
})

test.each([
  { field: { type: 'number', least: '10' }, most: '最大值', value: '9', said: '不能小于最小值' },
  { field: { type: 'date', least: '2026-03-09' }, most: '最晚日期', value: '2026-03-08', said: '不能早于最早日期' },
] as const)('bounds that no value keeps are refused at their field: $said', async ({ field, most, value, said }) => {
  const { page, dialog } = await edit(field)
  await page.user.type(dialog.getByRole('textbox', { name: most }), value)
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await dialog.findByText(said)).toBeVisible()
  expect(page.calls.asked('putEntity')).toEqual([])
})

test('a rule that another type does not know is left behind with the type', async () => {
  const { page, dialog } = await edit({ maxLength: 20 })
  await page.user.selectOptions(dialog.getByRole('combobox', { name: /^类型/ }), '日期')
  await page.user.type(dialog.getByRole('textbox', { name: '最早日期' }), '2026-01-01')
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(page.calls.asked('putEntity')).toHaveLength(1))
  const [field] = page.calls.asked('putEntity')[0]?.body.fields ?? []
  expect([field?.type, field?.least, field?.maxLength]).toEqual(['date', '2026-01-01', undefined])
})

test('a unique field says so in the list; values that repeat are counted where the plan stands', async () => {
  const { page, dialog } = await edit({ isRequired: false })
  await page.user.click(dialog.getByRole('switch', { name: '不可重复' }))
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('单行文本 · title · 不可重复')).toBeVisible()
  const problem = given.problem({ what: 'valueTwice', field: 'title', fieldLabel: '标题', records: 3 })
  page.calls.change({ planPublish: () => ({ draft: 12, changes: [], problems: [problem] }) })
  await page.user.click(await screen.findByRole('button', { name: '发布' }))
  const plan = within(await screen.findByRole('dialog', { name: '发布应用' }))
  expect(await plan.findByText(/有 3 条记录的“标题”重复/)).toBeVisible()
})

test('a default value is chosen among the options as they stand', async () => {
  const { page, dialog } = await edit({ type: 'choice', options: [{ key: 'open', label: '待处理', labelEn: '' }] })
  await page.user.selectOptions(dialog.getByRole('combobox', { name: '默认值' }), '待处理')
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(page.calls.asked('putEntity')).toHaveLength(1))
  expect(page.calls.asked('putEntity')[0]?.body.fields[0]?.initial).toBe('open')
})

test('an option that is renamed to what another one is called is refused at its place, and in a draft it is a problem', async () => {
  const options = [
    { key: 'open', label: '待处理', labelEn: '' },
    { key: 'done', label: '已完成', labelEn: '' },
  ]
  const { page, dialog } = await edit({ type: 'choice', options })
  await page.user.clear(dialog.getByRole('textbox', { name: '选项 2' }))
  await page.user.type(dialog.getByRole('textbox', { name: '选项 2' }), '待处理')
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await dialog.findByText('有两个选项都叫“待处理”')).toBeVisible()
  expect(page.calls.asked('putEntity')).toEqual([])
  page.unmount()
  const problem = given.problem({ what: 'optionTwice', option: '待处理' })
  const { calls } = draftServer({ problems: [problem] })
  const all = { ...calls, planPublish: () => ({ draft: 12, changes: [], problems: [problem] }) }
  renderScreen(routes, { path: '/builder/app1', messages, session: signedInAs(UserType.developer), calls: all })
  const told = '“报修单”中“状态”有两个选项都叫“待处理”，请改名'
  expect(await screen.findByText(told)).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: '发布' }))
  expect(await within(await screen.findByRole('dialog', { name: '发布应用' })).findByText(told)).toBeVisible()
})

test('a default value that the field does not take is refused at its place', async () => {
  const { page, dialog } = await edit({ type: 'number' })
  await page.user.type(dialog.getByRole('textbox', { name: '默认值' }), 'x')
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await dialog.findByText('该字段不接受此默认值')).toBeVisible()
  expect(page.calls.asked('putEntity')).toEqual([])
})
