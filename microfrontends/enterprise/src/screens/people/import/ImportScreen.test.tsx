import { screen, waitFor, within } from '@testing-library/react'
import { Problem, UserType, type CallOutput, type MemberImport } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { routes } from '../../../routes.tsx'
import { messages } from '../messages.ts'

const read: CallOutput<'readMemberFile'> = {
  id: 'f1',
  sheets: ['人员', '旧'],
  sheet: '人员',
  headings: ['姓名', '账号', '备注'],
  total: 3,
  guess: { name: 0, loginId: 1 },
}
const preview: CallOutput<'previewMemberImport'> = {
  room: 2,
  rows: [
    { row: 2, values: { name: '张三', loginId: 'zhang' }, isPresent: true, faults: [] },
    {
      row: 3,
      values: { name: '', loginId: 'li' },
      isPresent: false,
      faults: [{ row: 3, field: 'name', column: '姓名', value: '', reason: '缺少必填内容' }],
    },
  ],
}
const running: MemberImport = {
  id: 'i1',
  state: 'running',
  fileName: 'people.csv',
  total: 3,
  seen: 1,
  added: 1,
  present: 0,
  refused: 0,
  byName: '王总',
  startedAt: '2026-03-01T08:00:00.000Z',
  endedAt: null,
}
const over: MemberImport = { ...running, state: 'done', seen: 3, refused: 2, endedAt: '2026-03-01T08:00:01.000Z' }
const faults = [{ row: 3, column: '姓名', value: '', reason: '缺少必填内容' }]

function draw(calls: CallFakes = {}, path = '/enterprise/members/import') {
  const server: CallFakes = {
    listMemberImports: () => [],
    readMemberFile: () => read,
    previewMemberImport: () => preview,
    ...calls,
  }
  return renderScreen(routes, { path, messages, session: signedInAs(UserType.administrator), calls: server })
}

async function choose({ user }: ReturnType<typeof draw>) {
  await screen.findByRole('button', { name: '选择文件' })
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  if (field === null) throw new Error('there is no field for a file')
  await user.upload(field, new File(['姓名'], 'people.csv', { type: 'text/csv' }))
}

test('a file is read, its columns are guessed and chosen, its first rows shown, and the import begins', async () => {
  const page = draw({
    startMemberImport: () => ({ id: 'i1' }),
    getMemberImport: () => over,
    listMemberImportFaults: () => ({ total: 1, list: faults }),
  })
  await choose(page)
  expect(await screen.findByRole('combobox', { name: '姓名' })).toHaveDisplayValue('姓名')
  const rows = within(await screen.findByRole('list', { name: '预览' }))
  expect(rows.getByText('已是成员')).toBeVisible()
  expect(rows.getByText('姓名：缺少必填内容')).toBeVisible()
  expect(screen.getByText(/还可容纳 2 人/)).toBeVisible()
  await page.user.selectOptions(screen.getByRole('combobox', { name: '部门' }), '备注')
  await page.user.click(screen.getByRole('checkbox', { name: '自动新建不存在的部门' }))
  await page.user.click(screen.getByRole('button', { name: '开始导入 3 行' }))
  expect(await screen.findByText('新增 1，已有 0，有错误 2')).toBeVisible()
  expect(page.calls.asked('startMemberImport')).toEqual([
    { id: 'f1', mapping: { name: 0, loginId: 1, departments: 2 }, makeDepartments: true },
  ])
  expect(page.address()).toBe('/enterprise/members/import?id=i1')
  const passwords = screen.getByRole('link', { name: '生成初始密码' })
  expect(passwords).toHaveAttribute('href', '/enterprise/members?dialog=firstPasswords')
})

test('without the columns that are needed nothing begins', async () => {
  const page = draw({ readMemberFile: () => ({ ...read, guess: { name: 0 } }) })
  await choose(page)
  expect(await screen.findByText('请先选择姓名和登录账号对应的列。')).toBeVisible()
  expect(screen.getByRole('button', { name: '开始导入 3 行' })).toBeDisabled()
  expect(page.calls.asked('previewMemberImport')).toEqual([])
})

test('another sheet is read from the same file', async () => {
  const page = draw()
  await choose(page)
  await page.user.selectOptions(await screen.findByRole('combobox', { name: '工作表' }), '旧')
  await waitFor(() => expect(page.calls.asked('readMemberFile')).toHaveLength(2))
  expect(page.calls.asked('readMemberFile')[1]).toEqual({ name: 'people.csv', sheet: '旧' })
})

test('a file that is refused says where, and another one can be chosen', async () => {
  const page = draw({ readMemberFile: () => new Problem('tableRefused', { reason: '单元格 B2 以公式开头' }) })
  await choose(page)
  expect(await screen.findByText(/单元格 B2 以公式开头/)).toBeVisible()
  expect(screen.getByRole('button', { name: '选择文件' })).toBeEnabled()
})

test('an import that is under way says how far it is, and is stopped after a question', async () => {
  const path = '/enterprise/members/import?id=i1'
  const page = draw({ getMemberImport: () => running, cancelMemberImport: () => ({}) }, path)
  expect(await screen.findByText('已处理 1 / 3 行')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: '导入进度' })).toHaveAttribute('aria-valuenow', '33')
  await page.user.click(screen.getByRole('button', { name: '停止导入' }))
  page.calls.change({ getMemberImport: () => ({ ...running, state: 'cancelled', endedAt: over.endedAt }) })
  await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '停止导入' }))
  expect(await screen.findByText('已停止')).toBeVisible()
  expect(page.calls.asked('cancelMemberImport')).toEqual([{ id: 'i1' }])
})

test('the refused rows are named, and a failure to fetch their file is said', async () => {
  const page = draw(
    {
      getMemberImport: () => over,
      listMemberImportFaults: () => ({ total: 1, list: faults }),
      downloadMemberImportFaults: () => new Problem('internal'),
    },
    '/enterprise/members/import?id=i1',
  )
  expect(within(await screen.findByRole('list', { name: '2 行有错误' })).getByText('第 3 行')).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: '下载错误文件' }))
  expect(await screen.findByText('系统出现错误，请稍后重试')).toBeVisible()
  expect(await axeFaults(page.container)).toEqual([])
})

test('what was imported before leads to what became of it, and an unknown one is said', async () => {
  draw({ listMemberImports: () => [over] })
  expect(await screen.findByRole('link', { name: 'people.csv' })).toHaveAttribute(
    'href',
    expect.stringContaining('?id=i1'),
  )
  draw({ getMemberImport: () => new Problem('notFound') }, '/enterprise/members/import?id=none')
  expect(await screen.findByText('未找到请求的内容')).toBeVisible()
})
