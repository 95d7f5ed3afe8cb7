import { jest } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { z } from 'zod'
import { UserType } from '../../contract/foundation/user-type.ts'
import { Problem } from '../../contract/index.ts'
import { renderScreen, type ScreenOptions, signedInAs } from '../../testing/index.ts'
import type { ListState } from './column.ts'
import { DataTable } from './DataTable.tsx'
import { useListQuery } from './list-query.ts'

type Person = { id: string; name: string; city: string }
const people: Person[] = [
  { id: 'a', name: 'Ana', city: '=Bern' },
  { id: 'b', name: 'Bo', city: 'Oslo' },
]

const done = (list: Person[], total = list.length): ListState<Person> => ({
  status: 'done',
  data: { total, list },
  reload: () => undefined,
  isRefreshing: false,
})

function People({ list }: { list: ListState<Person> }) {
  const query = useListQuery({ id: 'people', filters: z.object({}), sorts: ['name', 'city'], order: 'asc' })
  return (
    <DataTable
      label="People"
      columns={[
        { key: 'name', label: 'Name', sort: 'name', render: (row) => row.name, text: (row) => row.name },
        { key: 'city', label: 'City', sort: 'city', render: (row) => row.city, text: (row) => row.city },
        { key: 'id', label: 'Id', isOptional: true, render: (row) => row.id, text: (row) => row.id },
      ]}
      list={list}
      query={query}
      keyOf={(row) => row.id}
      nameOf={(row) => row.name}
      openAt={(row) => `/people/${row.id}`}
      search={{ label: 'Find people', value: '', onChange: () => undefined }}
      empty={<p>Nobody</p>}
    />
  )
}

const open = (list: ListState<Person>, options: ScreenOptions = {}) =>
  renderScreen(<People list={list} />, { path: '/people', lang: 'en-US', ...options })

beforeEach(() => localStorage.clear())

test('arrow keys move between the rows and Enter opens one', async () => {
  const { user, address } = open(done(people))
  act(() => screen.getByRole('row', { name: /Ana/ }).focus())
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('row', { name: /Bo/ })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(address()).toBe('/people/b')
})

test('U01: Right and Left go through the cells of a row, Down stays in the column', async () => {
  const { user, address } = open(done(people))
  act(() => screen.getByRole('row', { name: /Ana/ }).focus())
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('cell', { name: '=Bern' })).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('cell', { name: 'Oslo' })).toHaveFocus()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(screen.getByRole('row', { name: /Bo/ })).toHaveFocus()
  await user.keyboard('{ArrowRight}{Enter}')
  expect(address()).toBe('/people/b')
})

test('all rows together are one tab stop', () => {
  open(done(people))
  expect(screen.getByRole('row', { name: /Ana/ })).toHaveAttribute('tabindex', '0')
  expect(screen.getByRole('row', { name: /Bo/ })).toHaveAttribute('tabindex', '-1')
})

test('the slash key puts the cursor into the search', async () => {
  const { user } = open(done(people))
  await user.keyboard('/')
  expect(screen.getByRole('searchbox', { name: 'Find people' })).toHaveFocus()
})

test('a press on a heading sorts, and turns the order round the next time', async () => {
  const { user, address } = open(done(people))
  await user.click(screen.getByRole('button', { name: 'City' }))
  expect(address()).toBe('/people?sort=city&order=asc')
  await user.click(screen.getByRole('button', { name: 'City' }))
  expect(address()).toBe('/people?sort=city&order=desc')
  expect(screen.getByRole('columnheader', { name: 'City' })).toHaveAttribute('aria-sort', 'descending')
})

test('chosen columns are remembered for this person and for no other', async () => {
  const { user, unmount } = open(done(people), { session: signedInAs(UserType.operator, { userId: 'one' }) })
  await user.click(screen.getByRole('button', { name: 'Display' }))
  await user.click(screen.getByRole('checkbox', { name: 'Id' }))
  await user.click(screen.getByRole('checkbox', { name: 'City' }))
  unmount()

  const again = open(done(people), { session: signedInAs(UserType.operator, { userId: 'one' }) })
  expect(headings()).toEqual(['Name', 'Id'])
  again.unmount()
  open(done(people), { session: signedInAs(UserType.operator, { userId: 'two' }) })
  expect(headings()).toEqual(['Name', 'City'])
})

test('the page size is remembered', async () => {
  const { user, unmount } = open(done(people, 100))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50')
  unmount()
  open(done(people, 100))
  expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('50')
})

test('the next page is asked for by the address', async () => {
  const { user, address } = open(done(people, 100))
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(address()).toBe('/people?page=2')
})

test('a count beyond the cap is not told as if it were exact', () => {
  open(done(people, 10_001))
  expect(screen.getByText('10,000+ in all')).toBeVisible()
})

test('what is shown can be exported, with no formula in it', async () => {
  const { user } = open(done(people))
  const saved = noteSavedFile()
  await user.click(screen.getByRole('button', { name: 'Export this page (CSV)' }))
  expect(await saved.text()).toBe("Name,City\r\nAna,'=Bern\r\nBo,Oslo")
  saved.restore()
})

test('while loading the headings are in place already', () => {
  open({ status: 'loading' })
  expect(screen.getByRole('table', { name: 'People' })).toHaveAttribute('aria-busy', 'true')
  expect(headings()).toEqual(['Name', 'City'])
})

test('a failure says why and offers to try again', () => {
  open({ status: 'failed', problem: new Problem('internal'), reload: () => undefined })
  expect(screen.getByText('Something went wrong on our side. Try again soon')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a page beyond the end leads back to the first', async () => {
  const { user, address } = open(done([]), { path: '/people?page=9' })
  await user.click(screen.getByRole('button', { name: 'Back to the first page' }))
  expect(address()).toBe('/people')
})

test('a phone gets cards with their labels instead of a squeezed table', async () => {
  const restore = pretendNarrow()
  const { user, address } = open(done(people))
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  const [card] = within(screen.getByRole('list', { name: 'People' })).getAllByRole('listitem')
  expect(card).toHaveTextContent('AnaCity=Bern')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'City · descending')
  expect(address()).toBe('/people?sort=city&order=desc')
  restore()
})

function headings() {
  return screen.getAllByRole('columnheader').map((cell) => cell.textContent)
}

function pretendNarrow() {
  const before = window.matchMedia
  window.matchMedia = (query) => Object.defineProperty(before(query), 'matches', { value: query.includes('max-width') })
  return () => {
    window.matchMedia = before
  }
}

/** jsdom has no file downloads: the blob that would be saved is kept. */
function noteSavedFile() {
  const making = jest.spyOn(URL, 'createObjectURL').mockReturnValue('#saved')
  const revoking = jest.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  return {
    text: async () => {
      const [saved] = making.mock.calls[0] ?? []
      return saved instanceof Blob ? saved.text() : undefined
    },
    restore: () => {
      making.mockRestore()
      revoking.mockRestore()
    },
  }
}
