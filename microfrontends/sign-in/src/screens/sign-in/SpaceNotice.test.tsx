import { screen } from '@testing-library/react'
import { Problem } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { pages } from '../../pages.tsx'

function draw(getEntrance: CallFakes['getEntrance'], path = '/space-acme1/home/login') {
  const calls: CallFakes = { listSignOns: () => [], listMessengers: () => [], getEntrance }
  return renderScreen(pages, { path, calls, messages, session: null })
}

test('U10: the sign-in page of an enterprise bears its name', async () => {
  const { container, calls } = draw(() => ({ name: 'Acme', logo: null }))
  expect(await screen.findByText('Acme')).toBeVisible()
  expect(calls.asked('getEntrance')).toEqual([{ entId: 'acme1' }])
  expect(await axeFaults(container)).toEqual([])
})

test('U10: the logo of an enterprise stands beside its name, and screen readers hear the name once', async () => {
  const logo = '/public/logo/acme1.png'
  const { container } = draw(() => ({ name: 'Acme', logo }))
  const name = await screen.findByText('Acme')
  const image = name.parentElement?.querySelector('img')
  expect(image).toHaveAttribute('src', logo)
  expect(image).toHaveAttribute('alt', '')
  expect(await axeFaults(container)).toEqual([])
})

test('U10: at the address of no enterprise the page says so, and leads to the one without', async () => {
  draw(() => null)
  expect(await screen.findByText(/没有对应的企业/)).toBeVisible()
  expect(screen.getByRole('link', { name: '从统一入口登录' })).toHaveAttribute('href', '/home/login')
})

test('U10: what cannot be known is not said, and without an enterprise nothing is asked', async () => {
  draw(() => new Problem('internal'))
  expect(await screen.findByRole('button', { name: '登录' })).toBeVisible()
  expect(screen.queryByText(/没有对应的企业/)).toBeNull()
})
