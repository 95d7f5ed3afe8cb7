import { act, screen, waitFor } from '@testing-library/react'
import { done, open, people } from './test/given.tsx'

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

test('from the search ArrowDown goes into the list', async () => {
  const { user } = open(done(people))
  await user.keyboard('/')
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('row', { name: /Ana/ })).toHaveFocus()
})

test('the question mark lists the keys, and a question mark in a text is one', async () => {
  const { user } = open(done(people))
  await user.keyboard('/')
  await user.keyboard('?')
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => screen.getByRole('row', { name: /Ana/ }).focus())
  await user.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(dialog).toHaveTextContent('From the search into the list')
  expect(dialog).toHaveTextContent('Ctrl KFind pages, records, people and messages')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('row', { name: /Ana/ })).toHaveFocus()
})

test('the slash key puts the cursor into the search', async () => {
  const { user } = open(done(people))
  await user.keyboard('/')
  expect(screen.getByRole('searchbox', { name: 'Find people' })).toHaveFocus()
})
