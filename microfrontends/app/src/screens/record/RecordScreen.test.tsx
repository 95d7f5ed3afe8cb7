import { type EntityField, noState, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions, signedInAs } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { anApp, aRecord, names, opened, place, places, repairs, server } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

function open(calls: CallFakes = {}, options: ScreenOptions = {}) {
  const path = '/app/app1/repair/record1'
  const session = signedInAs(UserType.member)
  return renderScreen(routes, { path, messages, session, calls: { ...server, ...calls }, ...options })
}

async function chooseDelete({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: '三楼灯坏了 的操作' }))
  await user.click(await screen.findByRole('menuitem', { name: '删除' }))
}

test('a record shows its values in words, and what became of it', async () => {
  const { container } = open({
    listRecordHistory: () => [
      {
        at: '2026-03-06T08:00:00.000Z',
        by: '王五',
        byId: 'person2',
        what: 'changed',
        before: { state: 'open', cost: null },
        after: { state: 'done', cost: '5.00' },
      },
    ],
  })
  expect(await screen.findByRole('heading', { level: 1, name: '三楼灯坏了' })).toBeVisible()
  expect(screen.getByText('灯泡、电缆')).toBeVisible()
  expect(screen.getByText('状态：待处理')).toBeVisible()
  const history = within(await screen.findByRole('list', { name: '动态' }))
  const [change, added] = history.getAllByRole('listitem')
  expect(change).toHaveTextContent(/王五 修改了记录.*费用：— → 5\.00.*状态：待处理 → 已完成/)
  expect(added).toHaveTextContent(/李华 新建了记录/)
  const cards = [screen.getByRole('link', { name: '李华' }), ...screen.getAllByRole('link', { name: '王五' })]
  expect(cards.map((card) => card.getAttribute('href'))).toEqual([
    '/user/directory?person=person3',
    '/user/directory?person=person2',
    '/user/directory?person=person2',
  ])
  expect(await axeFaults(container)).toEqual([])
})

test('the state at the head is the choice that the maker of the application chose', async () => {
  const kind: EntityField = { ...place, uid: 'fieldkind', key: 'kind', label: '类别', type: 'choice' }
  const options = [{ key: 'lamp', label: '灯具', labelEn: '', tone: 'error' as const }]
  const fields = [{ ...kind, options }, ...repairs.fields]
  const getAppRuntime = (state?: string) => () =>
    anApp([{ ...opened({ ...repairs, fields }), ...(state && { state }) }])
  const values = { title: '三楼灯坏了', kind: 'lamp', state: 'open' }
  const getRecord = () => ({ ...aRecord({ values }), ...names, editable: [], createdById: 'person3' })
  const usual = open({ getAppRuntime: getAppRuntime(), getRecord })
  expect(await screen.findByText('状态：待处理')).toBeVisible()
  usual.unmount()
  const chosen = open({ getAppRuntime: getAppRuntime('fieldkind'), getRecord })
  expect(await screen.findByText('类别：灯具')).toBeVisible()
  expect(screen.queryByText('状态：待处理')).toBeNull()
  chosen.unmount()
  open({ getAppRuntime: getAppRuntime(noState), getRecord })
  expect(await screen.findByRole('heading', { level: 1, name: '三楼灯坏了' })).toBeVisible()
  expect(screen.queryByText(/类别：|状态：/)).toBeNull()
})

test('a deleted record leads to its list, where that can be undone', async () => {
  const page = open({ deleteRecord: () => ({}) })
  await chooseDelete(page)
  await waitFor(() => expect(page.address()).toBe('/app/app1/repair?deleted=record1'))
  expect(page.calls.asked('deleteRecord')).toEqual([{ appId: 'app1', entity: 'repair', id: 'record1', rev: 4 }])
})

test('a record that another person has changed is not deleted: the newest is shown, and why', async () => {
  const page = open({ deleteRecord: () => new Problem('recordConflict', { fields: '状态' }) })
  await chooseDelete(page)
  expect(await screen.findByText(/“状态”已被他人修改/)).toBeVisible()
  await waitFor(() => expect(page.calls.asked('getRecord').length).toBeGreaterThan(1))
})

test('a record that is gone says so, and leads back', async () => {
  open({ getRecord: () => new Problem('recordNotFound') }, { lang: 'en-US' })
  expect(await screen.findByText(/Record not found/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to “Repairs”' })).toHaveAttribute('href', '/app/app1/repair')
})

test('a related record leads to its page, where the records that name it have a part of their own', async () => {
  const getAppRuntime = () => anApp([opened({ ...repairs, fields: [...repairs.fields, place] }), places])
  const record = aRecord({ values: { title: '三楼灯坏了', place: 'place1' } })
  const related = { place1: { title: '锅炉房', isDeleted: false } }
  const rest = { ...names, editable: [], createdById: 'person3' }
  const page = open({ getAppRuntime, getRecord: () => ({ ...record, ...rest, related }) })
  expect(await screen.findByRole('link', { name: '锅炉房' })).toHaveAttribute('href', '/app/app1/place/place1')
  expect(screen.queryByRole('tab')).toBeNull()
  page.unmount()
  const place1 = aRecord({ id: 'place1', values: { title: '锅炉房' } })
  const listRecords = () => ({ total: 1, list: [record], ...names })
  const calls = { getAppRuntime, getRecord: () => ({ ...place1, ...rest }), listRecords }
  const there = open(calls, { path: '/app/app1/place/place1' })
  await there.user.click(await screen.findByRole('tab', { name: '关联记录' }))
  expect(there.address()).toBe('/app/app1/place/place1?tab=related')
  expect(screen.getByRole('tabpanel', { name: '关联记录' })).toBeVisible()
  const list = within(await screen.findByRole('list', { name: '报修单（地点）' }))
  expect(list.getByRole('link', { name: '三楼灯坏了' })).toHaveAttribute('href', '/app/app1/repair/record1')
  expect(there.calls.asked('listRecords')[0]).toMatchObject({ entity: 'repair', via: 'place', of: 'place1' })
  expect(await axeFaults(there.container)).toEqual([])
})

test('the address of a record is copied from the menu of its rarer acts', async () => {
  const page = open()
  await page.user.click(await screen.findByRole('button', { name: '三楼灯坏了 的操作' }))
  await page.user.click(await screen.findByRole('menuitem', { name: '复制链接' }))
  expect(await screen.findByText('链接已复制')).toBeVisible()
})
