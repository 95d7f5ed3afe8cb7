import { act, screen, waitFor, within } from '@testing-library/react'
import { atriumStore, sessionAtom } from '@atrium/shared-utility'
import { UserType, type OwnEnterprise } from '@atrium/shared-utility/contract'
import { arrivalKey } from '@atrium/shared-utility/model'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

const joinedAt = '2026-01-05T08:00:00.000Z'
const acme = anEnterprise({ entId: 'acme1', name: 'Acme', standing: 'membershipSuspended' })
const beta = anEnterprise({ entId: 'beta1', name: 'Beta' })
const deep = '/space-acme1/user/workbench?tab=2'

function anEnterprise(facts: Partial<OwnEnterprise>): OwnEnterprise {
  const base = { userType: UserType.member, standing: 'open', isCurrent: false, joinedAt } as const
  const leave = { leaving: 'free', heir: null, returnUntil: null, standingAt: null } as const
  return { entId: 'x', name: 'X', ...base, ...leave, ...facts }
}

function draw(calls: CallFakes, path = `/user/enterprises?url=${encodeURIComponent(deep)}`) {
  const session = signedInAs(UserType.member, { curEntId: null })
  return renderScreen(routes, { path, messages, lang: 'en-US', session, calls })
}

test('U04: whom an enterprise lets in no longer reads why and whom to ask, and goes on in another', async () => {
  const { user, calls, portal, container } = draw({
    listOwnEnterprises: () => ({ list: [acme, beta], about: acme }),
    switchEnterprise: () => ({
      token: { accessToken: 'x', entId: 'beta1' },
      loginHomepage: '/space-beta1/user/workbench',
    }),
  })
  const said = 'Your membership in Acme is suspended. Contact an administrator of Acme.'
  expect(await screen.findByRole('alert')).toHaveTextContent(said)
  expect(calls.asked('listOwnEnterprises')).toEqual([{ about: 'acme1' }])
  const list = screen.getByRole('list', { name: 'Your enterprises' })
  expect(within(list).queryByRole('button', { name: 'Open Acme' })).toBeNull()
  expect(await axeFaults(container)).toEqual([])
  await user.click(within(list).getByRole('button', { name: 'Open Beta' }))
  await waitFor(() => expect(portal.navigations).toEqual(['/space-beta1/user/workbench']))
})

test('a person without another one is led to joining and to their own account (U04)', async () => {
  const left = { ...acme, standing: 'membershipEnded' as const }
  const { user, portal } = draw({ listOwnEnterprises: () => ({ list: [], about: left }) })
  expect(await screen.findByRole('alert')).toHaveTextContent('You are no longer a member of Acme.')
  expect(screen.getByText('You don’t belong to any enterprise.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Your account' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Join another enterprise' }))
  expect(portal.navigations).toEqual(['/user/join'])
})

test('U04: once it is open again, the page that was asked for is a click away, and only one of this portal', async () => {
  const open = { ...acme, standing: 'open' as const }
  const { user, portal } = draw({ listOwnEnterprises: () => ({ list: [open], about: open }) })
  await user.click(await screen.findByRole('button', { name: 'Back to the page' }))
  expect(portal.navigations).toEqual([deep])
})

describe('left alone', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('a person who waits before a closed door reads that it is open again without loading the page anew (U04)', async () => {
    const { calls } = draw({ listOwnEnterprises: () => ({ list: [acme], about: acme }) })
    await screen.findByRole('alert')
    const open = { ...acme, standing: 'open' as const }
    calls.change({ listOwnEnterprises: () => ({ list: [open], about: open }) })
    await act(() => jest.advanceTimersByTimeAsync(20_000))
    expect(await screen.findByRole('alert')).toHaveTextContent('You can access Acme again.')
  })
})

test('U05: leaving says what it means first, and goes on in another enterprise', async () => {
  const current = { ...beta, isCurrent: true, heir: '李华', leaving: 'held' as const }
  const { user, calls, portal } = draw(
    {
      listOwnEnterprises: () => ({ list: [current], about: null }),
      leaveEnterprise: () => ({ loginHomepage: '/space-acme1/user/workbench', isSignedOut: false, worksIn: 'Acme' }),
    },
    '/user/enterprises',
  )
  await user.click(await screen.findByRole('button', { name: 'Leave Beta' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave Beta?' })
  for (const said of [/stays with it/, /李华 becomes the owner/, /choose a new username and password/])
    expect(dialog).toHaveTextContent(said)
  expect(calls.asked('leaveEnterprise')).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(portal.navigations).toEqual(['/space-acme1/user/workbench']))
  expect(calls.asked('leaveEnterprise')).toEqual([{ entId: 'beta1' }])
  expect(sessionStorage.getItem(arrivalKey)).toBe('You have left Beta. You are now working in Acme.')
})

test('U05: whose session ends with it reads on the sign-in page why', async () => {
  const current = { ...beta, isCurrent: true, leaving: 'signsOut' as const }
  const { user, portal } = draw(
    {
      listOwnEnterprises: () => ({ list: [current], about: null }),
      leaveEnterprise: () => ({ loginHomepage: '/home/login', isSignedOut: true, worksIn: null }),
    },
    '/user/enterprises',
  )
  await user.click(await screen.findByRole('button', { name: 'Leave Beta' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(portal.navigations).toEqual(['/home/login']))
  const said = { login: false, endedWhy: 'You have left Beta and are signed out.' }
  expect(atriumStore.get(sessionAtom)).toMatchObject(said)
})

test('U05: the last administrator reads what comes first, and where one cannot leave nothing offers it', async () => {
  const needed = { ...beta, leaving: 'lastAdministrator' as const }
  const shut = { ...acme, leaving: 'suspended' as const }
  draw({ listOwnEnterprises: () => ({ list: [needed, shut], about: null }) }, '/user/enterprises')
  expect(await screen.findByText(/make another member an administrator first/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Leave/ })).toBeNull()
})

test('a person who is let in again after leaving comes back by their own word (U05)', async () => {
  const left = { standing: 'membershipEnded', leaving: 'suspended', returnUntil: '2026-03-08T08:00:00.000Z' } as const
  const { user, calls, container } = draw(
    {
      listOwnEnterprises: () => ({ list: [{ ...acme, ...left }], about: null }),
      returnToEnterprise: ({ entId }) => ({ entId }),
    },
    '/user/enterprises',
  )
  expect(await screen.findByText(/You left Acme. You can rejoin until/)).toBeVisible()
  expect(screen.queryByText(/no longer a member/)).toBeNull()
  expect(await axeFaults(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Rejoin Acme' }))
  expect(await screen.findByText('You have rejoined Acme')).toBeVisible()
  expect(calls.asked('returnToEnterprise')).toEqual([{ entId: 'acme1', onceKey: expect.any(String) }])
  expect(calls.asked('listOwnEnterprises')).toHaveLength(2)
})
