import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions, signedInAs } from '@atrium/shared-utility/testing'
import { screen, waitFor } from '@testing-library/react'
import { aRecord, anApp, names, opened, place, places, repairs, server } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

function open(path: string, calls: CallFakes = {}, options: ScreenOptions = {}) {
  const session = signedInAs(UserType.member)
  return renderScreen(routes, { path, messages, session, calls: { ...server, ...calls }, ...options })
}

const add = '/app/app1/repair/new'
const edit = '/app/app1/repair/record1/edit'

test('a new record has a control for each type, and is sent as the server takes it', async () => {
  const found = {
    userId: 'person1',
    name: '何立春',
    isExternal: false,
    isVerified: false,
    phone: null,
    departments: [],
  }
  const page = open(add, {
    addRecord: () => ({ id: 'record2', rev: 1 }),
    listDirectory: () => ({ total: 1, list: [found] }),
  })
  await page.user.type(await screen.findByRole('textbox', { name: /^标题/ }), '漏水')
  expect(screen.getByText('写清楚地点')).toBeVisible()
  await page.user.type(screen.getByRole('textbox', { name: '费用' }), '80.5')
  await page.user.type(screen.getByRole('textbox', { name: '期限' }), '2026-03-09')
  await page.user.click(screen.getByRole('switch', { name: '紧急' }))
  await page.user.selectOptions(screen.getByRole('combobox', { name: '状态' }), '待处理')
  await page.user.click(screen.getByRole('checkbox', { name: '电缆' }))
  await page.user.type(screen.getByRole('combobox', { name: '负责人' }), '何')
  await page.user.click(await screen.findByRole('option', { name: '何立春' }))
  expect(await axeFaults(page.container)).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(page.address()).toBe('/app/app1/repair/record2'))
  expect(page.calls.asked('addRecord')[0]?.values).toEqual({
    title: '漏水',
    cost: '80.5',
    due: '2026-03-09',
    urgent: true,
    state: 'open',
    parts: ['cable'],
    owner: 'person1',
  })
})

test('what is saved again after a lost answer is sent under the same key', async () => {
  const page = open(add, { addRecord: () => new Problem('timedOut') })
  await page.user.type(await screen.findByRole('textbox', { name: /^标题/ }), '漏水')
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  page.calls.change({ addRecord: () => ({ id: 'record2', rev: 1 }) })
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(page.address()).toBe('/app/app1/repair/record2'))
  const [one, other] = page.calls.asked('addRecord')
  expect(other).toEqual({ ...one, onceKey: expect.stringMatching(/^[a-z0-9]{20}$/) })
})

test('what is needed is asked for before anything is sent; what the server refuses stands at its field', async () => {
  const refusal = new Problem('invalidInput', {}, { fields: [{ field: 'values.cost', msg: '费用太高' }] })
  const page = open(add, { addRecord: () => refusal })
  await page.user.click(await screen.findByRole('button', { name: '保存' }))
  expect(await screen.findByText('请填写此项')).toBeVisible()
  expect(page.calls.asked('addRecord')).toEqual([])
  await page.user.type(screen.getByRole('textbox', { name: /^标题/ }), '漏水')
  await page.user.type(screen.getByRole('textbox', { name: '费用' }), '99')
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('费用太高')).toBeVisible()
  expect(screen.getByRole('textbox', { name: '费用' })).toHaveFocus()
  expect(screen.getByRole('textbox', { name: '费用' })).toHaveValue('99')
  expect(screen.getByRole('textbox', { name: /^标题/ })).toHaveValue('漏水')
})

test('what is refused of a field that the form does not show is said all the same, and what was typed stays', async () => {
  const refusal = new Problem('invalidInput', {}, { fields: [{ field: 'values.gone', msg: '不接受此项：gone' }] })
  const page = open(add, { addRecord: () => refusal })
  await page.user.type(await screen.findByRole('textbox', { name: /^标题/ }), '漏水')
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^标题/ })).toHaveValue('漏水')
})

test('a form that was begun is not left without a question', async () => {
  const page = open(add)
  await page.user.type(await screen.findByRole('textbox', { name: /^标题/ }), '漏水')
  await page.user.click(screen.getByRole('button', { name: '取消' }))
  await page.user.click(await screen.findByRole('button', { name: '继续编辑' }))
  expect(page.address()).toBe(add)
  expect(await screen.findByRole('textbox', { name: /^标题/ })).toHaveValue('漏水')
})

test('a change sends the fields that were changed, against the revision that was read; an emptied one as none', async () => {
  const page = open(edit, { updateRecord: () => ({ rev: 5 }) }, { lang: 'en-US' })
  const cost = await screen.findByRole('textbox', { name: '费用' })
  expect(cost).toHaveValue('12345.60')
  await page.user.clear(cost)
  await page.user.click(screen.getByRole('checkbox', { name: '灯泡' }))
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(page.address()).toBe('/app/app1/repair/record1'))
  expect(page.calls.asked('updateRecord')).toEqual([
    { appId: 'app1', entity: 'repair', id: 'record1', rev: 4, values: { cost: null, parts: ['cable'] } },
  ])
})

test('after another person’s change of the same field their value is said in words, and what was typed stays', async () => {
  const page = open(edit, { updateRecord: () => new Problem('recordConflict', { fields: '状态' }) })
  await page.user.selectOptions(await screen.findByRole('combobox', { name: '状态' }), '—')
  const theirs = aRecord({ rev: 6 })
  page.calls.change({
    getRecord: () => ({
      ...theirs,
      values: { ...theirs.values, state: 'done', details: '改过' },
      ...names,
      editable: repairs.shown,
      createdById: 'person3',
    }),
  })
  page.calls.change({
    updateRecord: ({ rev }) => (rev < 6 ? new Problem('recordConflict', { fields: '状态' }) : { rev: 7 }),
  })
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(/“状态”已被他人修改/)).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: '载入最新内容' }))
  expect(await screen.findByText('其他人已改为“已完成”')).toBeVisible()
  expect(screen.getByRole('combobox', { name: '状态' })).toHaveValue('')
  expect(screen.getByRole('textbox', { name: '说明' })).toHaveValue('改过')
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(page.calls.asked('updateRecord')).toHaveLength(2))
  expect(page.calls.asked('updateRecord')[1]).toMatchObject({ rev: 6, values: { state: null } })
})

test('an option that was removed is said as the value of a record, which keeps it where the person does not touch it', async () => {
  const { values } = aRecord()
  const record = aRecord({ values: { ...values, state: 'ended', parts: ['bulb', 'fuse'] } })
  const getRecord = () => ({ ...record, ...names, editable: repairs.shown, createdById: 'person3' })
  const page = open(edit, { getRecord, updateRecord: () => ({ rev: 5 }) })
  expect(await screen.findByRole('combobox', { name: '状态' })).toHaveDisplayValue('已移除的选项（ended）')
  expect(screen.getByRole('checkbox', { name: '已移除的选项（fuse）' })).toBeChecked()
  expect(screen.getByRole('group', { name: '备件' })).toHaveAccessibleDescription('修改此项后，已移除的选项不再保留')
  await page.user.clear(screen.getByRole('textbox', { name: '费用' }))
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('已移除的选项（ended）')).toBeVisible()
  expect(page.calls.asked('updateRecord').map((asked) => asked.values)).toEqual([{ cost: null }])
})

test('a new record begins with what its fields begin with; one that the person empties is sent as none', async () => {
  const begins: Record<string, string> = { title: '例行检查', cost: '10', due: 'today', owner: 'me', parts: 'bulb' }
  const fields = repairs.fields.map((field) => ({ ...field, initial: begins[field.key] }))
  const app = anApp([{ ...repairs, fields }])
  const page = open(add, { getAppRuntime: () => app, addRecord: () => ({ id: 'record2', rev: 1 }) })
  expect(await screen.findByRole('textbox', { name: /^标题/ })).toHaveValue('例行检查')
  expect(screen.getByRole('combobox', { name: '负责人' })).toHaveValue('Person')
  expect(screen.getByRole('checkbox', { name: '灯泡' })).toBeChecked()
  await page.user.clear(screen.getByRole('textbox', { name: '费用' }))
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(page.calls.asked('addRecord')).toHaveLength(1))
  expect(page.calls.asked('addRecord')[0]?.values).toEqual({
    title: '例行检查',
    cost: null,
    due: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    urgent: false,
    parts: ['bulb'],
    owner: 'person1',
  })
})

test('a related record is found by what it is called, and sent by its id', async () => {
  const boiler = aRecord({ id: 'place1', values: { title: '锅炉房' } })
  const page = open(add, {
    getAppRuntime: () => anApp([opened({ ...repairs, fields: [...repairs.fields, place] }), places]),
    listRecords: ({ entity, iSearch }) => ({
      total: 1,
      list: entity === 'place' && iSearch === '锅' ? [boiler] : [],
      ...names,
    }),
    addRecord: () => ({ id: 'record2', rev: 1 }),
  })
  await page.user.type(await screen.findByRole('textbox', { name: /^标题/ }), '漏水')
  await page.user.type(screen.getByRole('combobox', { name: '地点' }), '锅')
  await page.user.click(await screen.findByRole('option', { name: '锅炉房' }))
  expect(await axeFaults(page.container)).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(page.calls.asked('addRecord')[0]?.values).toMatchObject({ place: 'place1' }))
})
