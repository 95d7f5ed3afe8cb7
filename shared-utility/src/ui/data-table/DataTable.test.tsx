import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { UserType } from '../../contract/foundation/user-type.ts'
import { Problem } from '../../contract/index.ts'
import { chooseOfList, openListMenu, signedInAs } from '../../testing/index.ts'
import { done, open, people } from './test/given.tsx'

beforeEach(() => localStorage.clear())

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
  await chooseOfList(user, 'People', 'Columns and row height')
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

test('U09: Back leads from the second page to the first', async () => {
  const { user, address } = open(done(people, 100))
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(address()).toBe('/people?page=2')
  act(() => window.history.back())
  await waitFor(() => expect(address()).toBe('/people'))
  expect(await screen.findByText('1–2 of 100')).toBeVisible()
})

test('U09: rows that could not be read again stay, with what is wrong and a way to try again', async () => {
  const reload = jest.fn()
  const { user } = open({ ...done(people), reload, problem: new Problem('internal') })
  expect(screen.getByRole('cell', { name: 'Ana' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('showing earlier data')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a count beyond the cap is not told as if it were exact', () => {
  open(done(people, 10_001))
  expect(screen.getByText('10,000+ total')).toBeVisible()
})

test('U09: the export has every row that the filters find, and no formula in it', async () => {
  const { user } = open(done(people, 3))
  const saved = noteSavedFile()
  await chooseOfList(user, 'People', 'Export (CSV)')
  expect(await screen.findByText('Rows exported: 3')).toBeVisible()
  expect(await saved.text()).toBe("Name,City\r\nAna,'=Bern\r\nBo,Oslo\r\nCy,Rome")
  saved.restore()
})

test('while loading the headings are in place already', () => {
  open({ status: 'loading' })
  expect(screen.getByRole('table', { name: 'People' })).toHaveAttribute('aria-busy', 'true')
  expect(headings()).toEqual(['Name', 'City'])
})

test('a failure says why and offers to try again', () => {
  open({ status: 'failed', problem: new Problem('internal'), reload: () => undefined })
  expect(screen.getByText('Something went wrong on our side. Try again later')).toBeVisible()
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

test('on a phone the order of a list is told also where the column that it is sorted by is not shown', () => {
  const restore = pretendNarrow()
  open(done(people), { path: '/people?sort=id&order=desc' })
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Id · descending')
  restore()
})

test.each([
  ['a desk', () => () => undefined, []],
  ['a phone', pretendNarrow, ['Refresh']],
])('on %s what is done with the whole list stands behind one button', async (_where, pretend, more) => {
  const restore = pretend()
  const handleSelect = jest.fn()
  const acts = [
    { key: 'before', label: 'Earlier acts', to: '/people?page=2' },
    { key: 'all', label: 'All found', choices: [{ key: 'stop', label: 'Suspend', onSelect: handleSelect }] },
  ]
  const { user, address } = open(done(people, 100), {}, { acts })
  expect(screen.queryByRole('button', { name: 'Export (CSV)' })).toBeNull()
  await openListMenu(user, 'People')
  const offered = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  expect(offered).toEqual(['Columns and row height', 'Earlier acts', 'All found · Suspend', 'Export (CSV)', ...more])
  await user.click(screen.getByRole('menuitem', { name: 'All found · Suspend' }))
  expect(handleSelect).toHaveBeenCalledTimes(1)
  await chooseOfList(user, 'People', 'Earlier acts')
  await waitFor(() => expect(address()).toBe('/people?page=2'))
  restore()
})

test('the focus is back on the button once the columns are chosen', async () => {
  const { user } = open(done(people))
  await chooseOfList(user, 'People', 'Columns and row height')
  await user.click(screen.getByRole('checkbox', { name: 'Id' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'More for People' })).toHaveFocus())
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
