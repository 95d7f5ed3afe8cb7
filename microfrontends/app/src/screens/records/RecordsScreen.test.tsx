import { Problem, UserType } from '@atrium/shared-utility/contract'
import {
  axeFaults,
  type CallFakes,
  chooseOfList,
  renderScreen,
  type ScreenOptions,
  signedInAs,
} from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aRecord, anApp, names, opened, place, places, repairs, server } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

function open(calls: CallFakes = {}, options: ScreenOptions = {}) {
  const session = signedInAs(UserType.member)
  return renderScreen(routes, { path: '/app/app1', messages, session, calls: { ...server, ...calls }, ...options })
}

test('an application opens with its first table: the fields that fit as columns, values in words', async () => {
  const { container } = open()
  expect(await screen.findByRole('heading', { level: 1, name: '报修' })).toBeVisible()
  const table = await screen.findByRole('table', { name: '报修单' })
  const heads = within(table).getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual(['标题', '说明', '费用', '期限', '上门时间', '创建时间'])
  expect(await within(table).findByRole('link', { name: '三楼灯坏了' })).toHaveAttribute(
    'href',
    '/app/app1/repair/record1',
  )
  expect(within(table).getByText('12,345.60')).toBeVisible()
  expect(within(table).getByText('2026年3月9日')).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test('in a list a person leads to their card, and a related record that is there to its page', async () => {
  const fields = [...repairs.fields.filter(({ key }) => key === 'title' || key === 'owner'), place]
  const there = { title: '三号楼', isDeleted: false }
  const list = ['p1', 'p2'].map((id) => aRecord({ id, values: { title: id, owner: 'person2', place: id } }))
  open({
    getAppRuntime: () => anApp([opened({ ...repairs, fields }), places]),
    listRecords: () => ({
      total: 2,
      list,
      ...names,
      related: { p1: there, p2: { title: '四号楼', isDeleted: true } },
    }),
  })
  expect(await screen.findByRole('link', { name: '三号楼' })).toHaveAttribute('href', '/app/app1/place/p1')
  const [card] = screen.getAllByRole('link', { name: '王五' })
  expect(card).toHaveAttribute('href', '/user/directory?person=person2')
  expect(screen.queryByRole('link', { name: /四号楼/ })).toBeNull()
})

test('the tables of an application are its navigation, in the language of the page', async () => {
  const page = open({}, { lang: 'en-US' })
  const tabs = within(await screen.findByRole('navigation', { name: 'Tables' }))
  expect(tabs.getByRole('link', { name: 'Repairs' })).toHaveAttribute('aria-current', 'page')
  await page.user.click(tabs.getByRole('link', { name: 'Places' }))
  await waitFor(() => expect(page.calls.asked('listRecords').at(-1)).toMatchObject({ entity: 'place' }))
  expect(await screen.findByRole('table', { name: 'Places' })).toBeVisible()
})

test('search and order are asked of the server; without an order the newest come first', async () => {
  const page = open({}, { path: '/app/app1/repair' })
  await screen.findByRole('link', { name: '三楼灯坏了' })
  expect(page.calls.asked('listRecords')[0]).toEqual({
    appId: 'app1',
    entity: 'repair',
    iDisplayStart: 0,
    iDisplayLength: 20,
    order: 'desc',
  })
  await page.user.type(screen.getByRole('searchbox', { name: '搜索记录' }), '灯')
  await page.user.click(screen.getByRole('button', { name: '费用' }))
  await waitFor(() =>
    expect(page.calls.asked('listRecords').at(-1)).toMatchObject({ iSearch: '灯', sort: 'cost', order: 'asc' }),
  )
})

test('an empty table says how to begin, one where nothing matches how to go on, and a failure offers Retry', async () => {
  const none = { total: 0, list: [], people: {}, related: {}, files: {} }
  const page = open({ listRecords: () => none })
  expect(await screen.findByText('“报修单”中还没有记录')).toBeVisible()
  page.unmount()
  const searched = open({ listRecords: () => none }, { path: '/app/app1?iSearch=x' })
  expect(await screen.findByText('没有符合条件的记录')).toBeVisible()
  searched.unmount()
  open({ listRecords: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})

test('a record that was just deleted can be taken back', async () => {
  const page = open({ restoreRecord: () => ({}) }, { path: '/app/app1/repair?deleted=record1' })
  await page.user.click(await screen.findByRole('button', { name: '撤销' }))
  expect(await screen.findByText('记录已恢复')).toBeVisible()
  expect(page.calls.asked('restoreRecord')).toEqual([{ appId: 'app1', entity: 'repair', id: 'record1' }])
  expect(page.address()).toBe('/app/app1/repair')
})

test('an application that is not there says so and leads to the others; a table that it does not have says so', async () => {
  const page = open({ getAppRuntime: () => new Problem('appNotFound') }, { path: '/app/unknown' })
  expect(await screen.findByText(/未找到该应用或数据表/)).toBeVisible()
  const others = screen.getByRole('link', { name: '查看全部应用' })
  expect(others).toHaveAttribute('href', '/user/workbench/applications')
  page.unmount()
  open({ getAppRuntime: () => anApp([repairs]) }, { path: '/app/app2/other' })
  expect(await screen.findByText('数据表不存在')).toBeVisible()
})

test('a filter in the address is asked of the server, said in chips and taken away; the export asks for the same', async () => {
  const saved = new Array<Blob>()
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return '#saved'
  })
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const filter = { field: 'cost', op: 'greater', value: '100' } as const
  const list = [aRecord({ values: { ...aRecord().values, title: '=1+1' } })]
  const calls = { listRecords: () => ({ total: 1, list, ...names }) }
  const page = open(calls, {
    path: `/app/app1/repair?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=cost&order=asc`,
    lang: 'en-US',
  })
  expect(await screen.findByText('费用 is greater than 100')).toBeVisible()
  await waitFor(() => expect(page.calls.asked('listRecords').at(-1)).toMatchObject({ filter, sort: 'cost' }))
  await chooseOfList(page.user, 'Repairs', 'Export (CSV)')
  expect(await screen.findByText('Rows exported: 1')).toBeVisible()
  expect(page.calls.asked('listRecords').at(-1)).toMatchObject({
    filter,
    sort: 'cost',
    order: 'asc',
    iDisplayLength: 200,
  })
  const [, line] = ((await saved[0]?.text()) ?? '').split('\r\n')
  const hour = String(new Date(aRecord().createdAt).getHours()).padStart(2, '0')
  expect(line).toBe(`'=1+1,走廊尽头,12345.6,2026-03-09,,2026-03-05 ${hour}:00`)
  expect(screen.getByText(/Columns left out: 5\./)).toBeVisible()
})

test('a filter that the table does not know asks for nothing, and is cleared', async () => {
  const filter = JSON.stringify({ field: 'gone', op: 'filled' })
  const page = open({}, { path: `/app/app1/repair?filter=${encodeURIComponent(filter)}` })
  await page.user.click(await screen.findByRole('button', { name: '清除全部条件' }))
  expect(await screen.findByRole('link', { name: '三楼灯坏了' })).toBeVisible()
  expect(page.calls.asked('listRecords')).toHaveLength(1)
  expect(page.address()).toBe('/app/app1/repair')
})
