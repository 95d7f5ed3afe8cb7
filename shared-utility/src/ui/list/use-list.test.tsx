import { act, screen, waitFor } from '@testing-library/react'
import { renderScreen } from '../../testing/index.ts'
import type { UserRow } from '../../contract/index.ts'
import { toCsv } from '../data-table/csv.ts'
import { formatFor } from '../../react/index.ts'
import { drawColumns } from './drawn-columns.tsx'
import { ana, people, words } from './given.ts'
import { ListTable } from './ListTable.tsx'
import { useList } from './use-list.ts'

function People() {
  const list = useList(people)
  return (
    <>
      <ListTable
        list={list}
        label="People"
        keyOf={(row) => row.userid}
        nameOf={(row) => row.name}
        none={{ title: 'Nobody yet' }}
        noMatch="Nobody"
      />
      <p>{list.isFiltered ? 'filtered' : 'whole'}</p>
    </>
  )
}

function open(query = '', list = [ana]) {
  const calls = { listUsers: () => ({ total: list.length, list }) }
  return renderScreen(<People />, { path: `/people${query}`, lang: 'en-US', messages, calls })
}

const messages = { 'zh-CN': words, 'en-US': words }
const asked = ({ calls }: ReturnType<typeof open>) => calls.asked('listUsers').at(-1)
const more = ({ user }: ReturnType<typeof open>) => user.click(screen.getByRole('button', { name: 'More filters' }))

beforeEach(() => localStorage.clear())

test('what is chosen goes into the address and to the server', async () => {
  const page = open()
  await page.user.click(screen.getByRole('button', { name: 'type 6' }))
  await more(page)
  await page.user.type(screen.getByRole('searchbox', { name: 'Name' }), 'an{Enter}')
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), '1 retail')
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Online' }), 'No')
  expect(page.address()).toBe('/people?userType=6&userName=an&saas_id=retail&online=false')
  await waitFor(() =>
    expect(asked(page)).toMatchObject({ userType: 6, userName: 'an', saas_id: 'retail', online: false }),
  )
})

test('an address sets the controls that wrote it', async () => {
  const page = open('?userType=6&userName=an&status=suspended&saas_id=retail&online=false&iSearch=x')
  await more(page)
  expect(screen.getByRole('button', { name: 'type 6' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('searchbox', { name: 'Name' })).toHaveValue('an')
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('suspended')
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('retail')
  expect(screen.getByRole('combobox', { name: 'Online' })).toHaveValue('false')
  expect(screen.getByRole('searchbox', { name: 'Find people' })).toHaveValue('x')
})

test('a chip says its filter in words and takes that one away, back on the first page', async () => {
  const page = open('?userType=6&status=suspended&online=false&saas_id=health&page=3')
  const chips = ['is suspended', 'Category: 2 health', 'Online: No']
  for (const chip of chips) expect(screen.getByText(chip)).toBeVisible()
  act(() => screen.getByRole('button', { name: 'Online: No' }).focus())
  await page.user.keyboard('{Delete}')
  expect(page.address()).toBe('/people?userType=6&status=suspended&saas_id=health')
})

test('clearing takes away every filter and the search', async () => {
  const page = open('?userType=6&status=suspended&iSearch=x&sort=name', [])
  expect(screen.getByText('filtered')).toBeVisible()
  await page.user.click(await screen.findByRole('button', { name: 'Clear all filters' }))
  expect(page.address()).toBe('/people?sort=name')
  expect(screen.getByText('whole')).toBeVisible()
})

test('what the contract refuses in an address is left out, and the list opens', async () => {
  const page = open('?userType=5x&status=gone&online=maybe&page=0&size=9999&sort=nothing&order=up&other=1')
  await screen.findByText('Ana')
  expect(asked(page)).toEqual({
    userType: 'all',
    iDisplayStart: 0,
    iDisplayLength: 20,
    sort: 'createdAt',
    order: 'desc',
  })
})

test('a filter that is not shown cannot be set by an address', async () => {
  const page = open('?entid=acme1')
  await screen.findByText('Ana')
  expect(asked(page)).not.toHaveProperty('entid')
})

test('a value that is not among the choices is shown while it is on', async () => {
  const page = open('?saas_id=gone')
  await more(page)
  expect(screen.getByText('Category: 0 gone')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('gone')
})

test('columns are in their order with the words of the list; what is missing reads as a dash', async () => {
  open()
  await screen.findByText('Ana')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'State',
    'Root',
    'Enterprise',
  ])
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Ana', 'is active', 'Yes', '—'])
})

test('a heading sorts by the key that the contract has for it', async () => {
  const page = open()
  await page.user.click(screen.getByRole('button', { name: 'Name' }))
  await waitFor(() => expect(asked(page)).toMatchObject({ sort: 'name', order: 'asc' }))
  expect(screen.queryByRole('button', { name: 'State' })).not.toBeInTheDocument()
})

test('U09: a text that cannot be is said and finds nothing, instead of being dropped', async () => {
  const page = open('?userName=far-too-long-for-a-name-of-this-list-because-it-has-more-than-sixty-four-signs')
  expect(await screen.findByText(/invalid value/)).toBeVisible()
  expect(screen.getByText('Nobody')).toBeVisible()
  expect(page.calls.asked('listUsers')).toEqual([])
  await page.user.click(screen.getByRole('button', { name: 'Clear all filters' }))
  expect(await screen.findByText('Ana')).toBeVisible()
})

test('U09: the export has moments and numbers as programs read them, and what is missing as nothing', () => {
  const said = { words: { t: (key: string) => key, format: formatFor('en-US'), categories: [] }, tableWords: String }
  const columns = drawColumns(
    {
      ...people,
      columns: {
        ...people.columns,
        version: { text: (row: UserRow) => `version ${row.version}`, isNumeric: true },
        lastLoginAt: { text: (row: UserRow) => row.lastLoginAt },
        both: {
          text: (row: UserRow) => `${row.loginId} / ${row.userType}`,
          data: { loginId: (row: UserRow) => row.loginId, userType: (row: UserRow) => row.userType },
        },
      },
    },
    said,
  )
  expect(toCsv(columns, [ana])).toBe(
    [
      'person.name,person.status,person.isRoot,person.entName,person.createdAt,person.version,person.lastLoginAt,person.loginId,person.userType',
      'Ana,state.active,true,,2026-03-01T08:00:00.000Z,1,,ana,6',
    ].join('\r\n'),
  )
})

test('U09: a list that is empty by itself offers no filters to clear, one that its filters emptied does', async () => {
  const page = open('', [])
  expect(await screen.findByText('Nobody yet')).toBeVisible()
  expect(screen.queryByRole('button', { name: /clear/i })).not.toBeInTheDocument()
  await page.user.click(screen.getByRole('button', { name: 'type 6' }))
  expect(await screen.findByText('Nobody')).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: 'Clear all filters' }))
  expect(await screen.findByText('Nobody yet')).toBeVisible()
  expect(page.address()).toBe('/people')
})
