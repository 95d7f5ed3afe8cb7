import { act, screen, waitFor } from '@testing-library/react'
import { atriumStore } from '@atrium/shared-utility'
import { Problem, type OwnOverride } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes } from '@atrium/shared-utility/testing'
import { localFaultAtom } from '../../follow/local-fault.ts'
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts'

let portal: TestPortal
afterEach(async () => {
  jest.restoreAllMocks()
  await portal.close()
})

const own: OwnOverride = {
  id: 'o1',
  kind: 'preview',
  slug: 'one',
  name: '@atrium/one',
  team: 'rockets',
  version: '2.0.0',
  port: null,
  madeBy: 'CI',
  madeAt: '2026-03-05T08:00:00.000Z',
  expiresAt: '2026-03-05T16:00:00.000Z',
  isHere: true,
  grantedAt: '2026-03-05T08:00:00.000Z',
  home: '/one',
  address: null,
}

async function open(calls: CallFakes, options: Partial<Parameters<typeof openTestPortal>[0]> = {}) {
  portal = await openTestPortal({ config: { overridden: '' }, calls, ...options })
}

test('a person who sees something in place of what is in force reads on every page what, whose, until when, and ends it', async () => {
  await open({
    listOwnOverrides: () => [own, { ...own, id: 'o2', version: '3.0.0', isHere: false }],
    endOwnOverride: () => ({}),
  })
  expect(await screen.findByText(/You see @atrium\/one 2\.0\.0, an unreleased preview created by CI/)).toBeVisible()
  expect(screen.getByText(/Visible only to you, in this browser, until/)).toBeVisible()
  expect(screen.queryByText(/3\.0\.0/)).toBeNull()
  expect(await axeFaults(document.body)).toEqual([])
  await portal.user.click(screen.getByRole('button', { name: 'End' }))
  await waitFor(() => expect(portal.calls.asked('endOwnOverride')).toEqual([{ id: 'o1' }]))
})

test('where its page has failed the notice says that it was this version', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const modules = { '@atrium/one': () => Promise.reject(new Error('broken')) }
  await open({ listOwnOverrides: () => [own] }, { modules })
  expect(await screen.findByText(/The page below is that version, and it has an error/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'End' })).toBeVisible()
})

test('what a developer has saved with an error stands in the line of what only they see, with its place (R15)', async () => {
  const dev = { ...own, kind: 'dev' as const, version: 'dev', port: 5199 }
  await open({ listOwnOverrides: () => [dev] })
  expect(await screen.findByText(/from the program on this computer/)).toBeVisible()
  act(() => atriumStore.set(localFaultAtom, 'src/main.tsx:2:21: Unexpected token'))
  expect(screen.getByRole('alert')).toHaveTextContent(/The latest save has an error:\s*src\/main\.tsx:2:21: Unexpected/)
  expect(await axeFaults(document.body)).toEqual([])
  act(() => atriumStore.set(localFaultAtom, null))
  expect(screen.queryByText(/The latest save/)).toBeNull()
})

test('also where it cannot be asked what it is, the person knows that there is something', async () => {
  let fails = true
  await open({
    listOwnOverrides: () => {
      if (fails) throw new Problem('internal')
      return [own]
    },
  })
  expect(await screen.findByText(/You see something other than the live version/)).toBeVisible()
  fails = false
  await portal.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/preview created by CI/)).toBeVisible()
})

test('a person who sees what everyone sees is told nothing, and nothing is asked', async () => {
  await open({}, { config: {} })
  await portal.shows('One')
  await screen.findByRole('link', { name: 'Page two' })
  expect(portal.calls.asked('listOwnOverrides')).toEqual([])
})
