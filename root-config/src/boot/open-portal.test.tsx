import { screen, waitFor } from '@testing-library/react'
import { call, navigate, setPortal } from '@atrium/shared-utility'
import { Problem, UserType } from '@atrium/shared-utility/contract'
import { signedInAs } from '@atrium/shared-utility/testing'
import { fakeParcel } from '../testing/fake-parcel.ts'
import { never } from '../testing/fake-system.ts'
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts'

let portal: TestPortal
afterEach(() => portal.close())

async function open(options?: Parameters<typeof openTestPortal>[0]) {
  portal = await openTestPortal(options)
  return portal
}

test('a page is shown in its layout, with its title from the route entry', async () => {
  const { shows } = await open()
  await shows('One')
  expect(document.title).toBe('Page one · Atrium')
  expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeInTheDocument()
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'One' }))
})

test('after a change of page the title is set, the heading has the focus and the change is announced', async () => {
  const { user, shows } = await open()
  await shows('One')
  await user.click(screen.getByRole('link', { name: 'Page two' }))
  await shows('Two')
  expect(document.title).toBe('Page two · Atrium')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Two' })).toHaveFocus())
  await waitFor(() =>
    expect(document.querySelector('[aria-live="polite"].atrium-announcer')).toHaveTextContent('Page two'),
  )
})

test('another query of the same page moves no focus', async () => {
  const { shows, address, user } = await open()
  await shows('One')
  const link = screen.getByRole('link', { name: 'Page one' })
  await user.click(link)
  await navigate('/one?page=2')
  expect(address()).toBe('/one?page=2')
  expect(link).toHaveFocus()
})

test('the frame stays in the document when one parcel follows another', async () => {
  const { user, shows } = await open()
  await shows('One')
  const bar = screen.getByRole('banner')
  const main = screen.getByRole('main')
  await user.click(screen.getByRole('link', { name: 'Page two' }))
  await shows('Two')
  expect(screen.getByRole('banner')).toBe(bar)
  expect(screen.getByRole('main')).toBe(main)
})

test('/qichat goes to /qChat, and a page that does not exist has a way home', async () => {
  const { address } = await open({ url: '/qichat' })
  expect(address()).toBe('/qChat')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/user/workbench')
})

test.each(['/one/%E4%BC', '/nowhere/100%', '/one%2f', '/space-a/space-b/one'])(
  'an address that nothing can read is no page, and breaks nothing: %s (R7)',
  async (url) => {
    portal = await openTestPortal({ url })
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
  },
)

test('a stranger is asked to sign in there as anywhere (R7)', async () => {
  portal = await openTestPortal({ url: '/one/%E4%BC', session: null })
  await portal.shows('One')
  expect(portal.address()).toBe(`/home/login?${new URLSearchParams({ url: '/one/%E4%BC' })}`)
})

test('a page for other people says so and loads nothing', async () => {
  const { parcels } = await open({ url: '/operators' })
  expect(await screen.findByText('Sorry, you do not have permission to access this function')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Operators' })).toBeNull()
  expect(parcels.two.mounts).toHaveLength(0)
})

test('a person who is not signed in is sent to sign in, with the way back', async () => {
  const { address, shows } = await open({ url: '/two?x=1', session: null })
  await shows('One')
  expect(address()).toBe(`/home/login?url=${encodeURIComponent('/two?x=1')}`)
})

test('a parcel that never loads does not hold the next one', async () => {
  const { user, shows, address } = await open({ modules: { '@atrium/one': never } })
  expect(await screen.findByText('Loading')).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Page two' }))
  await shows('Two')
  expect(address()).toBe('/two')
  expect(screen.queryByText('Loading')).toBeNull()
})

test('a parcel that fails shows a card, and Retry brings it back', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user, shows, system } = await open({ modules: { '@atrium/one': () => Promise.reject(new Error('404')) } })
  expect(await screen.findByRole('heading', { name: 'This page couldn’t be opened' })).toBeInTheDocument()
  expect(screen.getByText(/@atrium\/one, version 1.0.0/)).toBeInTheDocument()
  system.change({ '@atrium/one': fakeParcel('One again').load })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await shows('One again')
  expect(silence).toHaveBeenCalled()
  silence.mockRestore()
})

test('a burst of refused calls leads to the sign-in page once, and its answer is not a circle', async () => {
  const { shows, loaded } = await open({ url: '/two', calls: { listMessages: () => new Problem('signInRequired') } })
  await shows('Two')
  await expect(call('listMessages')).rejects.toMatchObject({ code: 'signInRequired' })
  await expect(call('listMessages', { limit: 2 })).rejects.toMatchObject({ code: 'signInRequired' })
  await waitFor(() => expect(loaded).not.toEqual([]))
  await expect(call('listMessages', { limit: 3 })).rejects.toMatchObject({ code: 'signInRequired' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(loaded).toEqual([`/home/login?url=${encodeURIComponent('/two')}`])
})

test('a 503 of any call leads to the maintenance page, which needs no parcel', async () => {
  const { shows, address } = await open({ url: '/two', calls: { listMessages: () => new Problem('underMaintenance') } })
  await shows('Two')
  await expect(call('listMessages')).rejects.toMatchObject({ code: 'underMaintenance' })
  expect(await screen.findByRole('heading', { name: 'The system is being updated' })).toBeInTheDocument()
  expect(address()).toBe(`/maintenance?url=${encodeURIComponent('/two')}`)
  expect(screen.queryByRole('banner')).toBeNull()
})

test('two-step verification that will be due is reminded of, and its button goes there', async () => {
  const soon = { open: 'true', effective: 'false', effectiveTime: '2030-01-31' } as const
  const { user, address } = await open({
    calls: { checkTwoStep: () => soon },
    session: signedInAs(UserType.member, { userId: 'reminded' }),
  })
  expect(await screen.findByText(/turn on two-step verification before Jan 31, 2030/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Turn on now' }))
  expect(address()).toBe('/force/frontTwoVerify')
})

test('the same page in an enterprise is mounted anew, for that enterprise', async () => {
  const { parcels, shows } = await open({
    session: signedInAs(UserType.member, { curEntId: 'a1' }),
    calls: { getCurrentEnterprise: never },
  })
  await shows('One')
  await navigate('/space-a1/one')
  await waitFor(() => expect(parcels.one.mounts.map(({ basePath }) => basePath)).toEqual(['', '/space-a1']))
})

test('the portal of another enterprise is loaded, not navigated to', async () => {
  const { loaded, address } = await open({
    session: signedInAs(UserType.member, { curEntId: 'a1' }),
    calls: { getCurrentEnterprise: never },
  })
  await navigate('/space-b2/one')
  expect(loaded).toEqual(['/space-b2/one'])
  expect(address()).toBe('/one')
})

test('sign-out ends the session and loads the sign-in page', async () => {
  const { user, loaded, calls } = await open({ calls: { signOut: () => ({}) } })
  await user.click(await screen.findByRole('button', { name: 'Account: Person' }))
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(loaded).toEqual(['/home/login']))
  expect(calls.asked('signOut')).toHaveLength(1)
  setPortal({ navigate: async () => undefined })
})
