import { screen, waitFor } from '@testing-library/react'
import { Problem, UserType, type OverrideOffer, type OwnOverride } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { OverrideScreen } from './OverrideScreen.tsx'

const secret = 's'.repeat(43)
const offer: OverrideOffer = {
  id: 'o1',
  kind: 'preview',
  slug: 'orders',
  name: '@rockets/orders',
  team: 'rockets',
  version: '2.0.0',
  port: null,
  madeBy: 'CI',
  madeAt: '2026-01-05T08:00:00.000Z',
  expiresAt: '2026-01-05T16:00:00.000Z',
}
const dev = { ...offer, kind: 'dev', version: null, port: 5199 } as const
const mine: OwnOverride = { ...offer, isHere: true, grantedAt: offer.madeAt, home: '/orders', address: null }

function draw(path: string, calls: CallFakes) {
  const loaded: string[] = []
  const session = signedInAs(UserType.member)
  const load = (url: string) => void loaded.push(url)
  const routes = [{ path: '/user/override', element: <OverrideScreen load={load} /> }]
  const page = renderScreen(routes, {
    path,
    messages,
    lang: 'en-US',
    session,
    calls: { listOwnOverrides: () => [], ...calls },
  })
  return { ...page, loaded }
}

test('a preview is taken by its secret, which is nowhere in the address any more, and opens by a whole page', async () => {
  const { user, calls, loaded, container } = draw(`/user/override#${secret}`, {
    findPreview: () => offer,
    takePreview: () => ({ home: '/orders' }),
  })
  expect(await screen.findByText('@rockets/orders 2.0.0')).toBeVisible()
  expect(window.location.href).not.toContain(secret)
  expect(calls.asked('takePreview')).toEqual([])
  expect(await axeFaults(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Open preview' }))
  await waitFor(() => expect(loaded).toEqual(['/orders']))
  expect(calls.asked('takePreview')).toEqual([{ secret }])
})

test('a link that is opened where its page stands already, as after signing in, offers its preview at once', async () => {
  draw('/user/override', { findPreview: () => offer })
  expect(await screen.findByText('You see the live version')).toBeVisible()
  window.location.hash = secret
  expect(await screen.findByText('@rockets/orders 2.0.0')).toBeVisible()
  expect(window.location.href).not.toContain(secret)
})

test('a page that was left takes nothing out of an address any more', async () => {
  const { unmount } = draw('/user/override', { findPreview: () => offer })
  expect(await screen.findByText('You see the live version')).toBeVisible()
  unmount()
  window.location.hash = secret
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  expect(window.location.hash).toBe(`#${secret}`)
})

test('a person who is asked to confirm reads what it means before anything happens', async () => {
  const { user, calls, loaded } = draw('/user/override?ask=o1', {
    findAskedOverride: () => dev,
    confirmOverride: () => ({ home: '/orders' }),
  })
  expect(await screen.findByText(/program on this computer at port 5199 will replace/)).toBeVisible()
  expect(calls.asked('confirmOverride')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'I started it: confirm' }))
  await waitFor(() => expect(loaded).toEqual(['/orders']))
})

test('what counts no more says so and offers nothing to take', async () => {
  draw('/user/override?ask=o1', {
    findAskedOverride: () => {
      throw new Problem('overrideGone')
    },
  })
  expect(await screen.findByText(/This link or request is no longer valid/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /confirm/ })).toBeNull()
  expect(screen.queryByText(/try again/)).toBeNull()
})

test('one’s own are listed and ended', async () => {
  let list = [mine]
  const { user, calls } = draw('/user/override', {
    listOwnOverrides: () => list,
    endOwnOverride: () => {
      list = []
      return {}
    },
  })
  await user.click(await screen.findByRole('button', { name: 'End @rockets/orders 2.0.0' }))
  expect(calls.asked('endOwnOverride')).toEqual([{ id: 'o1' }])
  expect(await screen.findByText('You see the live version')).toBeVisible()
})
