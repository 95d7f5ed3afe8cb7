import { type RuntimeView, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, type ScreenOptions, signedInAs } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { anApp, repairs, server } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

const costs: RuntimeView = {
  key: 'costs',
  label: '费用',
  labelEn: 'Costs',
  kind: 'table',
  fields: ['cost', 'title'],
  sort: { field: 'cost', order: 'asc' },
  groupBy: null,
  isFiltered: false,
}

function open(options: ScreenOptions = {}) {
  const calls = { ...server, getAppRuntime: () => anApp([{ ...repairs, views: [costs] }]) }
  const session = signedInAs(UserType.member)
  return renderScreen(routes, { path: '/app/app1/repair', messages, session, calls, ...options })
}
const heads = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)

test('a view stands in the address, and its table has its columns in their order and no others, sorted as it says', async () => {
  const page = open({ lang: 'en-US' })
  const tabs = within(await screen.findByRole('navigation', { name: 'Views' }))
  expect(tabs.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page')
  await page.user.click(tabs.getByRole('link', { name: 'Costs' }))
  expect(page.address()).toBe('/app/app1/repair?view=costs')
  const table = await screen.findByRole('table', { name: 'Costs' })
  expect(heads(table)).toEqual(['费用', 'Title'])
  expect(await within(table).findByRole('link', { name: '12,345.60' })).toHaveAttribute(
    'href',
    '/app/app1/repair/record1',
  )
  await waitFor(() => expect(page.calls.asked('listRecords').at(-1)).toMatchObject({ sort: 'cost', order: 'asc' }))
  expect(await axeFaults(page.container)).toEqual([])
})

test('a view that is there no more shows the list of all, and a table without views has no such tabs', async () => {
  const page = open({ path: '/app/app1/repair?view=gone' })
  expect(await screen.findByRole('table', { name: '报修单' })).toBeVisible()
  expect(screen.getByRole('link', { name: '全部' })).toHaveAttribute('aria-current', 'page')
  page.unmount()
  open({ calls: server })
  await screen.findByRole('table', { name: '报修单' })
  expect(screen.queryByRole('navigation', { name: '视图' })).toBeNull()
})

test('a filtered view is asked for by its name, with what the person filters beside it, and may be empty while the table is not', async () => {
  const filtered = { ...costs, isFiltered: true }
  const calls = {
    ...server,
    getAppRuntime: () => anApp([{ ...repairs, views: [filtered] }]),
    listRecords: () => ({ total: 0, list: [], people: {}, related: {}, files: {} }),
  }
  const page = open({ path: '/app/app1/repair?view=costs', calls })
  expect(await screen.findByText('此视图中没有记录')).toBeVisible()
  expect(page.calls.asked('listRecords')[0]).toMatchObject({ view: 'costs' })
})
