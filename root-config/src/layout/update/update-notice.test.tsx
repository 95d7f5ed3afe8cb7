import { screen, waitFor } from '@testing-library/react'
import { UserType, type CallOutput } from '@atrium/shared-utility/contract'
import { axeFaults, happen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { giveBack } from '../../navigation/back-catchers.ts'
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts'

let portal: TestPortal
afterEach(async () => {
  await portal.close()
  localStorage.clear()
})

const none: CallOutput<'getUpdateStatus'> = {
  isSysUpdating: false,
  state: 'none',
  id: null,
  key: null,
  version: null,
  title: null,
  percent: null,
  plannedAt: null,
  windowMin: null,
  hasNotes: false,
}
const announced: typeof none = {
  ...none,
  state: 'announced',
  id: 'up1',
  key: 'up1-1',
  version: '3.2.0',
  title: 'Faster lists',
  plannedAt: '2026-03-07T14:00:00.000Z',
  windowMin: 30,
  hasNotes: true,
}

async function open(status: typeof none, options: { url?: string; session?: null; calls?: CallFakes } = {}) {
  portal = await openTestPortal({
    session: signedInAs(UserType.member),
    ...options,
    calls: { getUpdateStatus: () => status, ...options.calls },
  })
}

test('a person at work is told what is planned, when in their own time and for how long', async () => {
  await open(announced)
  expect(await screen.findByText(/Update to 3.2.0 planned: Faster lists/)).toBeVisible()
  expect(screen.getByText(/It starts on .*2026.* takes about 30 minutes/)).toBeVisible()
  expect(await axeFaults(document.body)).toEqual([])
})

test('it is read once for each plan, and told again when the plan was changed', async () => {
  await open(announced)
  await portal.user.click(await screen.findByRole('button', { name: 'Got it' }))
  await waitFor(() => expect(screen.queryByText(/Update to/)).toBeNull())
  await portal.close()
  await open(announced)
  await waitFor(() => expect(portal.calls.asked('getUpdateStatus').length).toBeGreaterThan(0))
  expect(screen.queryByText(/Update to/)).toBeNull()
  portal.calls.change({ getUpdateStatus: () => ({ ...announced, key: 'up1-2', version: '3.2.1' }) })
  happen({ kind: 'update', payload: {} })
  expect(await screen.findByText(/Update to 3.2.1/)).toBeVisible()
})

test('a plan that is taken back is not told any more, in pages that are open', async () => {
  await open(announced)
  await screen.findByText(/Update to 3.2.0/)
  portal.calls.change({ getUpdateStatus: () => none })
  happen({ kind: 'update', payload: {} })
  await waitFor(() => expect(screen.queryByText(/Update to/)).toBeNull())
})

test('a plan that has begun is not told any more to operators, as they stay', async () => {
  await open(announced)
  await screen.findByText(/Update to 3.2.0/)
  portal.calls.change({ getUpdateStatus: () => ({ ...announced, isSysUpdating: true, state: 'running', percent: 25 }) })
  happen({ kind: 'maintenance', payload: { isOn: true } })
  await waitFor(() => expect(screen.queryByText(/Update to/)).toBeNull())
})

test('strangers are told on the sign-in page, once it has come to rest', async () => {
  await open(announced, { url: '/home/login', session: null })
  expect(portal.calls.asked('getUpdateStatus')).toEqual([])
  expect(await screen.findByText(/Update to 3.2.0/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'What’s new' })).toBeNull()
})

test('what it brings is read on demand', async () => {
  const one = {
    id: 'up1',
    version: '3.2.0',
    title: 'Faster lists',
    notes: 'Lists open at once',
    finishedAt: null,
    size: null,
    sha256: null,
  }
  const list = [{ ...one, state: 'announced' as const, plannedAt: '2026-03-07T14:00:00.000Z' }]
  await open(announced, { calls: { getUpdateList: () => ({ total: 1, list }) } })
  await portal.user.click(await screen.findByRole('button', { name: 'What’s new' }))
  expect(await screen.findByText('Lists open at once')).toBeVisible()
  await portal.user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText('Lists open at once')).toBeNull())
  await portal.user.click(screen.getByRole('button', { name: 'What’s new' }))
  await screen.findByText('Lists open at once')
  expect(giveBack()).toBe(true)
  await waitFor(() => expect(screen.queryByText('Lists open at once')).toBeNull())
  expect(giveBack()).toBe(false)
})
