import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { draftServer } from '../../../given.ts'
import { messages } from '../../../messages.ts'
import { routes } from '../../../routes.tsx'

function open(calls: CallFakes) {
  const session = signedInAs(UserType.developer)
  return renderScreen(routes, { path: '/builder/app1', messages, session, calls })
}

test('the plan says what changes and how many records it is about; publishing goes on until the version is live', async () => {
  const { draft, calls } = draftServer({ liveVersion: 1 })
  const change = {
    what: 'hideField',
    entity: 'repair',
    entityLabel: '报修单',
    field: 'state',
    fieldLabel: '状态',
    records: 214,
  } as const
  const page = open({
    ...calls,
    planPublish: () => ({ draft: 12, changes: [change], problems: [] }),
    publishApplication: () => {
      draft.publishing = 2
      return { number: 2 }
    },
  })
  await page.user.click(await screen.findByRole('button', { name: '发布' }))
  const dialog = within(await screen.findByRole('dialog', { name: '发布应用' }))
  expect(await dialog.findByText('不再显示“报修单”的字段“状态”，214 条记录中的值会保留')).toBeVisible()
  await page.user.type(dialog.getByRole('textbox', { name: '版本说明' }), '收回状态')
  expect(await axeFaults(document.body)).toEqual([])
  await page.user.click(dialog.getByRole('button', { name: '发布' }))
  expect(await screen.findByRole('progressbar', { name: /正在发布 v2/ })).toBeVisible()
  expect(page.calls.asked('publishApplication')).toEqual([
    { appId: 'app1', draft: 12, note: '收回状态', onceKey: expect.any(String) },
  ])
  Object.assign(draft, { publishing: null, liveVersion: 2, isChanged: false })
  expect(await screen.findByText('v2 已发布，成员现在使用此版本')).toBeVisible()
})

test('a version that is live before the draft is read again is told all the same', async () => {
  const { draft, calls } = draftServer()
  const page = open({
    ...calls,
    planPublish: () => ({ draft: 12, changes: [], problems: [] }),
    publishApplication: () => {
      Object.assign(draft, { liveVersion: 1, isChanged: false })
      return { number: 1 }
    },
  })
  await page.user.click(await screen.findByRole('button', { name: '发布' }))
  const dialog = within(await screen.findByRole('dialog', { name: '发布应用' }))
  await waitFor(() => expect(dialog.getByRole('button', { name: '发布' })).toBeEnabled())
  await page.user.click(dialog.getByRole('button', { name: '发布' }))
  expect(await screen.findByText('v1 已发布，成员现在使用此版本')).toBeVisible()
})

test('a version of whose publishing no answer came is sent again as the same one', async () => {
  const { draft, calls } = draftServer()
  const page = open({
    ...calls,
    planPublish: () => ({ draft: 12, changes: [], problems: [] }),
    publishApplication: () => {
      if (page.calls.asked('publishApplication').length < 2) return new Problem('unreachable')
      Object.assign(draft, { liveVersion: 1, isChanged: false })
      return { number: 1 }
    },
  })
  await page.user.click(await screen.findByRole('button', { name: '发布' }))
  const dialog = within(await screen.findByRole('dialog', { name: '发布应用' }))
  await waitFor(() => expect(dialog.getByRole('button', { name: '发布' })).toBeEnabled())
  await page.user.click(dialog.getByRole('button', { name: '发布' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  await page.user.click(dialog.getByRole('button', { name: '发布' }))
  expect(await screen.findByText('v1 已发布，成员现在使用此版本')).toBeVisible()
  const [first, second] = page.calls.asked('publishApplication')
  expect(second).toEqual(first)
})

test('a plan that is out of date is read again, and nothing is published', async () => {
  const { calls } = draftServer()
  const page = open({
    ...calls,
    planPublish: () => ({ draft: 12, changes: [], problems: [] }),
    publishApplication: () => new Problem('draftMoved'),
  })
  await page.user.click(await screen.findByRole('button', { name: '发布' }))
  const dialog = within(await screen.findByRole('dialog', { name: '发布应用' }))
  await waitFor(() => expect(dialog.getByRole('button', { name: '发布' })).toBeEnabled())
  await page.user.click(dialog.getByRole('button', { name: '发布' }))
  expect(await dialog.findByText(/草稿在您查看之后又有改动/)).toBeVisible()
  await waitFor(() => expect(page.calls.asked('planPublish').length).toBeGreaterThan(1))
})

test('the plan says in words what is required from now on and what a role may do', async () => {
  const { calls } = draftServer({ liveVersion: 1 })
  const of = { entity: 'repair', entityLabel: '报修单', records: 7 }
  const inRole = { entity: 'r1', entityLabel: '业务员', field: 'repair', fieldLabel: '报修单', records: 0 }
  const changes = [
    { what: 'addRequiredField' as const, ...of, field: 'day', fieldLabel: '日期' },
    { what: 'roleLoses' as const, ...inRole, acts: ['add' as const, 'delete' as const] },
    { what: 'roleGains' as const, ...inRole, acts: ['change' as const] },
    { what: 'roleRows' as const, ...inRole, rows: 'own' as const },
    { what: 'roleHides' as const, ...inRole, names: '价格、数量' },
    { what: 'removeOptions' as const, ...of, field: 'state', fieldLabel: '状态', names: '完成', records: 0 },
    { what: 'removeOptions' as const, ...of, field: 'kind', fieldLabel: '类型', names: '其他', records: 3 },
  ]
  const page = open({ ...calls, planPublish: () => ({ draft: 12, changes, problems: [] }) })
  await page.user.click(await screen.findByRole('button', { name: '发布' }))
  const lines = within(await screen.findByRole('list', { name: '将要发布的改动' })).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual([
    '在“报修单”中新增必填字段“日期”，已有 7 条记录的该字段为空',
    '角色“业务员”失去在“报修单”中的权限：新增记录、删除记录',
    '角色“业务员”获得在“报修单”中的权限：修改记录',
    '角色“业务员”在“报修单”中的记录范围改为：本人的',
    '角色“业务员”在“报修单”中不再能查看字段：价格、数量',
    '“报修单”的字段“状态”移除选项：完成。没有记录使用',
    '“报修单”的字段“类型”移除选项：其他。3 条记录仍使用，值会保留',
  ])
})
