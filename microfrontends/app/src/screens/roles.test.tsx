import { UserType } from '@atrium/shared-utility/contract'
import { type CallFakes, renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aRecord, anApp, names, repairs, server } from '../given.ts'
import { messages } from '../messages.ts'
import { routes } from '../routes.tsx'

function open(path: string, calls: CallFakes) {
  const session = signedInAs(UserType.member)
  return renderScreen(routes, { path, messages, session, calls: { ...server, ...calls } })
}

const fixed = { can: { change: false, delete: false } }

test('a caller who only reads finds no button to add, change or delete', async () => {
  const entity = { ...repairs, acts: ['read' as const], added: [] }
  const record = { ...aRecord(fixed), ...names, editable: [], createdById: 'person3' }
  const calls = { getAppRuntime: () => anApp([entity]), getRecord: () => record }
  const list = open('/app/app1', calls)
  expect(await screen.findByRole('link', { name: '三楼灯坏了' })).toBeVisible()
  expect(screen.queryByRole('link', { name: '新增记录' })).toBeNull()
  list.unmount()
  const page = open('/app/app1/repair/record1', calls)
  expect(await screen.findByRole('heading', { level: 1, name: '三楼灯坏了' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '删除' })).toBeNull()
  expect(screen.queryByRole('link', { name: '修改' })).toBeNull()
  page.unmount()
  open('/app/app1/repair/record1/edit', calls)
  expect(await screen.findByText('您的角色不能修改该记录')).toBeVisible()
})

test('a caller who only adds is told so in place of a list', async () => {
  open('/app/app1', { getAppRuntime: () => anApp([{ ...repairs, acts: ['add'], shown: [] }]) })
  expect(await screen.findByText('您可以在此新增记录')).toBeVisible()
})

test('a field that may be seen and not changed is said, and is no input', async () => {
  const record = {
    ...aRecord({ values: { title: '灯', cost: '5' } }),
    ...names,
    editable: ['title'],
    createdById: 'person3',
  }
  const page = open('/app/app1/repair/record1/edit', { getRecord: () => record, updateRecord: () => ({ rev: 5 }) })
  expect(await screen.findByText('只读字段')).toBeVisible()
  expect(screen.queryByLabelText('费用')).toBeNull()
  await page.user.type(screen.getByRole('textbox', { name: /标题/ }), '泡')
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(page.calls.asked('updateRecord')[0]).toMatchObject({ values: { title: '灯泡' } }))
})

test('a new record asks for the fields that the caller may fill in', async () => {
  open('/app/app1/repair/new', { getAppRuntime: () => anApp([{ ...repairs, added: ['title'] }]) })
  const form = await screen.findByRole('form')
  expect(within(form).getByLabelText(/标题/)).toBeVisible()
  expect(within(form).queryByLabelText('费用')).toBeNull()
})
