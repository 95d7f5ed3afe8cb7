import { screen } from '@testing-library/react'
import { renderScreen } from '../testing/index.ts'
import { PortalLink } from './PortalLink.tsx'

test.each([
  ['/user/workbench', '/space-acme/user/workbench'],
  ['/space-globex/homepage', '/space-globex/homepage'],
])('inside an enterprise a link to %s leads to %s', async (href, url) => {
  const { user, portal } = renderScreen(<PortalLink href={href}>go</PortalLink>, { path: '/space-acme/page' })
  expect(screen.getByRole('link', { name: 'go' })).toHaveAttribute('href', url)
  await user.click(screen.getByRole('link', { name: 'go' }))
  expect(portal.navigations).toEqual([url])
})

test('a link can lead out of the enterprise', () => {
  renderScreen(
    <PortalLink href="/sysop/enterprise" leaveSpace>
      go
    </PortalLink>,
    { path: '/space-acme/page' },
  )
  expect(screen.getByRole('link', { name: 'go' })).toHaveAttribute('href', '/sysop/enterprise')
})

test('a link to another site is left to the browser', () => {
  const { portal } = renderScreen(<PortalLink href="https://example.com/">go</PortalLink>, { path: '/space-acme/page' })
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  // jsdom cannot leave the page; whether the default was kept is told before it tries.
  let wasKept = false
  const handleClick = (event: Event) => {
    wasKept = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', handleClick, { once: true })
  screen.getByRole('link', { name: 'go' }).dispatchEvent(click)
  expect(wasKept).toBe(true)
  expect(portal.navigations).toEqual([])
})

test('a click that asks for a new tab stays the browser’s', async () => {
  const { user, portal } = renderScreen(<PortalLink href="#tab">go</PortalLink>)
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link', { name: 'go' }))
  await user.keyboard('{/Control}')
  expect(portal.navigations).toEqual([])
})
