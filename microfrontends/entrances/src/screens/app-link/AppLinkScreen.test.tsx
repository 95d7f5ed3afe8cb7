import { screen } from '@testing-library/react'
import { UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import declaration from '../../../parcel.json' with { type: 'json' }
import { routes } from '../../routes.tsx'
import { messages } from './messages.ts'

const appLinks = declaration.routes.map(({ path }) => path).filter((path) => path.startsWith('/client/'))

test('U10: the addresses that applications are linked to by are one page', () => {
  expect(appLinks).toEqual([
    '/client/signin/open',
    '/client/qrcode/main',
    '/client/workcircle/open',
    '/client/dashboard/open',
  ])
})

test.each(appLinks)('U10: %s says that it is not there, and leads home', async (path) => {
  const { container } = renderScreen(routes, { path, messages, session: signedInAs(UserType.operator) })
  expect(await screen.findByRole('link', { name: '前往首页' })).toHaveAttribute('href', '/home/index')
  expect(screen.getByText(/没有这项功能/)).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test('U10: a stranger is led to the sign-in', async () => {
  renderScreen(routes, { path: '/space-acme1/client/qrcode/main', messages, session: null })
  expect(await screen.findByRole('link', { name: '登录' })).toHaveAttribute('href', '/home/index')
})
