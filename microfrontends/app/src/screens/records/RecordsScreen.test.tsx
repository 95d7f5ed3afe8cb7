import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions, signedInAs } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { anApp, repairs, server } from '../../given.ts'
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
  const none = { total: 0, list: [], people: {}, related: {} }
  const page = open({ listRecords: () => none })
  expect(await screen.findByText('“报修单”中还没有记录')).toBeVisible()
  page.unmount()
  const searched = open({ listRecords: () => none }, { path: '/app/app1?iSearch=x' })
  expect(await screen.findByText('没有匹配的记录')).toBeVisible()
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

test('an application that is not there, and a table that it does not have, say so', async () => {
  const page = open({ getAppRuntime: () => new Problem('appNotFound') }, { path: '/app/unknown' })
  expect(await screen.findByText(/未找到该应用或数据表/)).toBeVisible()
  page.unmount()
  open({ getAppRuntime: () => anApp([repairs]) }, { path: '/app/app2/other' })
  expect(await screen.findByText('没有这个数据表')).toBeVisible()
})
