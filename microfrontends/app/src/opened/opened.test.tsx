import { Problem, UserType } from '@atrium/shared-utility/contract'
import { type CallFakes, renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { screen, waitFor } from '@testing-library/react'
import { server } from '../given.ts'
import { messages } from '../messages.ts'
import { routes } from '../routes.tsx'

beforeEach(() => sessionStorage.clear())

function open(path: string, calls: CallFakes = {}) {
  const session = signedInAs(UserType.member)
  return renderScreen(routes, { path, messages, session, calls: { ...server, ...calls } })
}

test('an application that is opened by an address inside of it is noted once a visit', async () => {
  const { user, calls } = open('/app/app1/repair/record1')
  await screen.findByRole('heading', { level: 1, name: '三楼灯坏了' })
  await waitFor(() => expect(calls.asked('noteOpenedApplication')).toEqual([{ id: 'app1' }]))
  await user.click(screen.getByRole('link', { name: '报修' }))
  await screen.findByRole('table', { name: '报修单' })
  expect(calls.asked('noteOpenedApplication')).toHaveLength(1)
})

test('an application that does not open is not noted, and one that cannot be noted opens', async () => {
  const closed = open('/app/app1', { getAppRuntime: () => new Problem('appNotFound') })
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(closed.calls.asked('noteOpenedApplication')).toEqual([])
  closed.unmount()
  open('/app/app1', { noteOpenedApplication: () => new Problem('databaseUnavailable') })
  expect(await screen.findByRole('table', { name: '报修单' })).toBeVisible()
})

test('the head of an application shows its icon, also where it has no table to show', async () => {
  const withTable = open('/app/app1')
  const head = async () => (await screen.findByRole('heading', { level: 1, name: '报修' })).parentElement
  expect((await head())?.querySelector('[aria-hidden] svg')).toBeVisible()
  withTable.unmount()
  open('/app/app1/nosuchtable')
  expect((await head())?.querySelector('[aria-hidden] svg')).toBeVisible()
})

test('a page for phones leads to pages for phones', async () => {
  open('/m/app/app1')
  expect(await screen.findByRole('link', { name: '三楼灯坏了' })).toHaveAttribute('href', '/m/app/app1/repair/record1')
  expect(screen.getByRole('link', { name: '新建记录' })).toHaveAttribute('href', '/m/app/app1/repair/new')
})
