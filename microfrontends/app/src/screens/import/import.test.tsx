import { screen, waitFor, within } from '@testing-library/react'
import { type CallOutput, Problem, type RecordImport, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { anApp, place, places, repairs, server } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

const withPlace = { ...repairs, fields: [...repairs.fields, place], added: ['title', 'cost', 'state', 'place'] }
const read: CallOutput<'readRecordFile'> = {
  id: 'f1',
  sheets: ['报修', '旧'],
  sheet: '报修',
  headings: ['名称', '金额', '楼'],
  total: 2,
  guess: { title: 0 },
}
const fault = { row: 3, column: '名称', value: '', reason: '缺少必填内容' }
const preview: CallOutput<'previewRecordImport'> = {
  rows: [
    { row: 2, values: { title: '灯坏了', cost: '5' }, faults: [] },
    { row: 3, values: { title: '', cost: '6' }, faults: [fault] },
  ],
}
const over: RecordImport = {
  id: 'i1',
  state: 'done',
  fileName: 'repairs.csv',
  total: 2,
  seen: 2,
  added: 1,
  refused: 1,
  startedAt: '2026-03-01T08:00:00.000Z',
  endedAt: '2026-03-01T08:00:01.000Z',
}

function draw(calls: CallFakes = {}, path = '/app/app1/repair/import') {
  const fakes: CallFakes = {
    ...server,
    getAppRuntime: () => anApp([withPlace, places]),
    listRecordImports: () => [],
    readRecordFile: () => read,
    previewRecordImport: () => preview,
    ...calls,
  }
  return renderScreen(routes, { path, messages, session: signedInAs(UserType.member), calls: fakes })
}

async function choose({ user }: ReturnType<typeof draw>) {
  await screen.findByRole('button', { name: '选择文件' })
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  if (field === null) throw new Error('there is no field for a file')
  await user.upload(field, new File(['名称'], 'repairs.csv', { type: 'text/csv' }))
}

test('the menu of a table leads to its import, which offers the fields that the person fills in, and begins', async () => {
  const page = draw(
    {
      startRecordImport: () => ({ id: 'i1' }),
      getRecordImport: () => over,
      listRecordImportFaults: () => ({ total: 1, list: [fault] }),
    },
    '/app/app1/repair',
  )
  await page.user.click(await screen.findByRole('button', { name: '报修 的操作' }))
  await page.user.click(screen.getByRole('menuitem', { name: '导入' }))
  expect(await screen.findByRole('heading', { level: 1, name: '导入：报修单' })).toBeVisible()
  await choose(page)
  expect(await screen.findByRole('combobox', { name: '标题' })).toHaveDisplayValue('名称')
  expect(screen.getByRole('combobox', { name: '地点' })).toHaveAccessibleDescription('“地点”中不重名的记录名称')
  expect(screen.queryByRole('combobox', { name: '说明' })).toBeNull()
  await page.user.selectOptions(screen.getByRole('combobox', { name: '费用' }), '金额')
  const rows = within(await screen.findByRole('list', { name: '预览' }))
  expect(rows.getByText('灯坏了')).toBeVisible()
  expect(rows.getByText('名称：缺少必填内容')).toBeVisible()
  expect(await axeFaults(page.container)).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '开始导入 2 行' }))
  expect(await screen.findByText('新增 1，有错误 1')).toBeVisible()
  const where = { appId: 'app1', entity: 'repair' }
  expect(page.calls.asked('startRecordImport')).toEqual([{ ...where, id: 'f1', mapping: { title: 0, cost: 1 } }])
  expect(page.address()).toBe('/app/app1/repair/import?id=i1')
})

test('without a column for what is required nothing begins, and it is said which', async () => {
  const page = draw({ readRecordFile: () => ({ ...read, guess: { cost: 1 } }) })
  await choose(page)
  expect(await screen.findByText('请先为必填字段选择对应的列：标题。')).toBeVisible()
  expect(screen.getByRole('button', { name: '开始导入 2 行' })).toBeDisabled()
  expect(page.calls.asked('previewRecordImport')).toEqual([])
})

test('a file that is refused says where, and an import that does not begin says why', async () => {
  const page = draw({ readRecordFile: () => new Problem('tableRefused', { reason: '单元格 B2 以公式开头' }) })
  await choose(page)
  expect(await screen.findByText(/单元格 B2 以公式开头/)).toBeVisible()
  page.calls.change({ readRecordFile: () => read, startRecordImport: () => new Problem('importUnderWay') })
  await choose(page)
  await page.user.click(await screen.findByRole('button', { name: '开始导入 2 行' }))
  expect(await screen.findByText(/另一次导入还在进行/)).toBeVisible()
})

test('an import under way says how far it is, and is stopped after a question', async () => {
  const running = { ...over, state: 'running', seen: 1, refused: 0, endedAt: null } as const
  const page = draw({ getRecordImport: () => running, cancelRecordImport: () => ({}) }, '/app/app1/repair/import?id=i1')
  expect(await screen.findByText('已处理 1 / 2 行')).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: '停止导入' }))
  page.calls.change({ getRecordImport: () => ({ ...running, state: 'cancelled', endedAt: over.endedAt }) })
  await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '停止导入' }))
  expect(await screen.findByText('已停止')).toBeVisible()
  await waitFor(() => expect(page.calls.asked('cancelRecordImport')).toHaveLength(1))
})

test('a person who adds no records is offered no import', async () => {
  const acts = { getAppRuntime: () => anApp([{ ...withPlace, acts: ['read'] }]) }
  const page = draw(acts, '/app/app1/repair')
  await page.user.click(await screen.findByRole('button', { name: '报修 的操作' }))
  expect(screen.queryByRole('menuitem', { name: '导入' })).toBeNull()
  page.unmount()
  draw(acts)
  expect(await screen.findByText('您的角色不能在此新增记录')).toBeVisible()
})
