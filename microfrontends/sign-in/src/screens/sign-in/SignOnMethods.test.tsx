import { screen, waitFor } from '@testing-library/react'
import { Problem } from '@atrium/shared-utility/contract'
import { renderScreen, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { pages } from '../../pages.tsx'

const company = {
  getEntrance: () => ({ name: 'Acme', logo: null }),
  listSignOns: () => [{ id: 'p1', name: 'Company' }],
  listMessengers: () => [],
}

function draw(path: string, calls: CallFakes) {
  return renderScreen(pages, { path, calls, messages, session: null })
}

test('an enterprise’s provider is offered, and the page that is wanted goes along', async () => {
  const path = '/space-acme1/home/login?url=%2Fspace-acme1%2Fhomepage'
  const { user, calls, portal } = draw(path, { ...company, startSignOn: () => ({ authorizationUrl: '/provider' }) })
  await user.click(await screen.findByRole('button', { name: '使用Company登录' }))
  await waitFor(() => expect(portal.navigations).toEqual(['/provider']))
  expect(calls.asked('startSignOn')).toEqual([{ id: 'p1', url: '/space-acme1/homepage' }])
})

test('a provider that cannot be reached is said, and the password still works', async () => {
  const calls = { ...company, startSignOn: () => new Problem('signOnUnreachable') }
  const { user } = draw('/space-acme1/home/login', calls)
  await user.click(await screen.findByRole('button', { name: '使用Company登录' }))
  expect(await screen.findByText(/无法连接身份提供方/)).toBeVisible()
  expect(screen.getByRole('button', { name: '登录' })).toBeEnabled()
})
