import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions, signedInAs } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { aRecord, anApp, names, repairs, server } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

const path = '/app/app1/repair/deleted'
const gone = { ...aRecord(), deletedAt: '2026-03-06T09:00:00.000Z', deletedBy: '王五' }
const listDeletedRecords = () => ({ total: 1, list: [gone], ...names })
const none = () => ({ total: 0, list: [], ...names })

function open(calls: CallFakes = {}, options: ScreenOptions = {}) {
  const session = signedInAs(UserType.member)
  return renderScreen(routes, {
    path,
    messages,
    session,
    calls: { ...server, listDeletedRecords, ...calls },
    ...options,
  })
}

test('the menu of a table leads to its deleted records, and a role without delete or read has no such entry', async () => {
  const page = open({}, { path: '/app/app1/repair' })
  await page.user.click(await screen.findByRole('button', { name: '报修 的操作' }))
  await page.user.click(await screen.findByRole('menuitem', { name: '已删除的记录' }))
  expect(await screen.findByRole('table', { name: '已删除的记录：报修单' })).toBeVisible()
  expect(page.address()).toBe(path)
  page.unmount()
  const entity = { ...repairs, acts: ['read' as const, 'add' as const] }
  const reader = open({ getAppRuntime: () => anApp([entity]) }, { path: '/app/app1/repair' })
  await reader.user.click(await screen.findByRole('button', { name: '报修 的操作' }))
  expect(await screen.findByRole('menuitem', { name: '导入' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: '已删除的记录' })).toBeNull()
  reader.unmount()
  open({ getAppRuntime: () => anApp([entity]) })
  expect(await screen.findByText('您的角色不能恢复该数据表的记录')).toBeVisible()
})

test('a deleted record says what it was, when and by whom it was deleted, and is restored', async () => {
  const page = open({ restoreRecord: () => ({}) })
  const table = await screen.findByRole('table', { name: '已删除的记录：报修单' })
  expect(await within(table).findByText('三楼灯坏了')).toBeVisible()
  expect(within(table).getByText('王五')).toBeVisible()
  expect(await axeFaults(page.container)).toEqual([])
  page.calls.change({ listDeletedRecords: none })
  await page.user.click(within(table).getByRole('button', { name: /三楼灯坏了/ }))
  await page.user.click(await screen.findByRole('menuitem', { name: '恢复' }))
  expect(await screen.findByText('“三楼灯坏了”已恢复')).toBeVisible()
  expect(page.calls.asked('restoreRecord')).toEqual([{ appId: 'app1', entity: 'repair', id: 'record1' }])
  expect(await screen.findByText('没有可恢复的记录')).toBeVisible()
})

test('a record that cannot come back says why and stays; a list that cannot be read offers Retry', async () => {
  const problem = new Problem('invalidInput', { details: 'Can’t be restored: same “Title”' })
  const page = open({ restoreRecord: () => problem }, { lang: 'en-US' })
  await chooseOfRow(page)
  expect(await screen.findByText(/same “Title”/)).toBeVisible()
  expect(screen.getByText('三楼灯坏了')).toBeVisible()
  page.unmount()
  open({ listDeletedRecords: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})

async function chooseOfRow(page: ReturnType<typeof open>) {
  await page.user.click(await screen.findByRole('button', { name: /三楼灯坏了/ }))
  await page.user.click(await screen.findByRole('menuitem', { name: 'Restore' }))
}

test('the notice after a deletion says where the record is found later', async () => {
  const page = open({}, { path: '/app/app1/repair?deleted=record1' })
  await page.user.click(await screen.findByRole('link', { name: '已删除的记录' }))
  expect(page.address()).toBe(path)
})
