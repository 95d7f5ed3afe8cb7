import { screen, waitFor, within } from '@testing-library/react'
import { useParams } from 'react-router'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ana, people, words } from '../list/given.ts'
import { ListTable } from '../list/ListTable.tsx'
import { useList } from '../list/use-list.ts'
import { QuotaBar } from './QuotaBar.tsx'
import { RecordPage } from './RecordPage.tsx'

const rows = ['u1', 'u2', 'u3'].map((userid) => ({ ...ana, userid, name: `Ana ${userid}` }))

function People() {
  return (
    <ListTable
      list={useList(people)}
      label="People"
      keyOf={(row) => row.userid}
      nameOf={(row) => row.name}
      openAt={(row) => `/people/${row.userid}`}
      none={{ title: 'none' }}
      noMatch="no match"
    />
  )
}

function Person() {
  const { id = '' } = useParams()
  return (
    <RecordPage
      name={`Person ${id}`}
      trail={[{ label: 'People', href: '/people' }]}
      state="Active"
      parts={[
        { key: 'facts', label: 'Facts', content: 'what is known' },
        { key: 'space', label: 'Space', content: <QuotaBar label="Files" used={9} most={10} say={String} /> },
      ]}
      aside={<aside>what happened</aside>}
    />
  )
}

const routes = [
  { path: '/people', element: <People /> },
  { path: '/people/:id', element: <Person /> },
]

function open(path: string) {
  const calls = { listUsers: () => ({ total: rows.length, list: rows }) }
  return renderScreen(routes, { path, messages: { 'en-US': words, 'zh-CN': words }, calls, lang: 'en-US' })
}

test('the chosen part of a record stands in the address, and the first one needs no word there', async () => {
  const page = open('/people/u1?tab=space')
  expect(await screen.findByRole('progressbar', { name: 'Files' })).toHaveAttribute(
    'aria-valuetext',
    '9 used, 1 free of 10',
  )
  await page.user.click(screen.getByRole('tab', { name: 'Facts' }))
  expect(page.address()).toBe('/people/u1')
  expect(screen.getByRole('tabpanel', { name: 'Facts' })).toHaveTextContent('what is known')
})

test('an unknown part shows the first one', async () => {
  open('/people/u1?tab=gone')
  expect(await screen.findByRole('tab', { name: 'Facts', selected: true })).toBeVisible()
})

test('a record that was opened from a list goes on to the rows beside it, by buttons and by arrows', async () => {
  const page = open('/people?iSearch=ana')
  await page.user.click(await screen.findByRole('link', { name: 'Ana u2' }))
  const place = within(await screen.findByRole('group', { name: 'Position in the list' }))
  expect(place.getByText('2 of 3')).toBeVisible()
  await page.user.click(place.getByRole('button', { name: 'Next (→)' }))
  expect(await screen.findByRole('heading', { name: 'Person u3' })).toBeVisible()
  expect(place.getByRole('button', { name: 'Next (→)' })).toHaveAttribute('aria-disabled', 'true')
  await page.user.click(screen.getByRole('heading', { name: 'Person u3' }))
  await page.user.keyboard('{ArrowLeft}{ArrowLeft}')
  await waitFor(() => expect(page.address()).toBe('/people/u1'))
  // The way up is the list as it was left.
  expect(screen.getByRole('link', { name: 'People' })).toHaveAttribute('href', '/people?iSearch=ana')
})

test('arrows that choose a tab leave the record where it is, and the tab stays while one goes on', async () => {
  const page = open('/people')
  await page.user.click(await screen.findByRole('link', { name: 'Ana u1' }))
  await page.user.click(await screen.findByRole('tab', { name: 'Facts' }))
  await page.user.keyboard('{ArrowRight}')
  expect(page.address()).toBe('/people/u1')
  await page.user.click(screen.getByRole('tab', { name: 'Space' }))
  expect(page.address()).toBe('/people/u1?tab=space')
  await page.user.click(screen.getByRole('button', { name: 'Next (→)' }))
  expect(page.address()).toBe('/people/u2?tab=space')
})

test('a record that was opened by its address has no list to go through', async () => {
  open('/people/u1')
  expect(await screen.findByRole('heading', { name: 'Person u1' })).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Position in the list' })).toBeNull()
})
