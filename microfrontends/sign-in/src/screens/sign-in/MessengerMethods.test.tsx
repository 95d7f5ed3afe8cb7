import { screen, waitFor } from '@testing-library/react'
import { Problem } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { pages } from '../../pages.tsx'

afterEach(() => {
  document.cookie = 'entId=; path=/; max-age=0'
})

const both: CallFakes = { listMessengers: () => [{ type: 'dingtalk' }, { type: 'wechat' }] }

function draw(path: string, calls: CallFakes = both) {
  return renderScreen(pages, {
    path,
    calls: { getEntrance: () => ({ name: 'Acme', logo: null }), listSignOns: () => [], ...calls },
    messages,
    session: null,
  })
}

test('an enterprise’s messengers are offered, and the page that is wanted goes along', async () => {
  const { container } = draw('/space-acme1/home/login?url=%2Fspace-acme1%2Fuser%2Fworkbench%3Ftab%3D2')
  expect(await screen.findByRole('link', { name: '钉钉登录' })).toHaveAttribute(
    'href',
    '/space-acme1/integration/login?url=%2Fspace-acme1%2Fuser%2Fworkbench%3Ftab%3D2',
  )
  expect(screen.getByRole('link', { name: '企业微信登录' })).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test('without an enterprise in the address, it is the one last worked in', async () => {
  document.cookie = 'entId=acme1; path=/'
  draw('/home/login')
  expect(await screen.findByRole('link', { name: '钉钉登录' })).toHaveAttribute(
    'href',
    '/space-acme1/integration/login',
  )
})

test('without an enterprise nothing is asked', () => {
  const { calls } = draw('/home/login')
  expect(calls.asked('listMessengers')).toEqual([])
})

test.each<[string, CallFakes]>([
  ['has none', { listMessengers: () => [] }],
  ['cannot be asked', { listMessengers: () => new Problem('internal') }],
])('an enterprise that %s leaves the password form as it is', async (_what, calls) => {
  const page = draw('/space-acme1/home/login', calls)
  await waitFor(() => expect(page.calls.asked('listMessengers')).toHaveLength(1))
  expect(screen.getByRole('button', { name: '登录' })).toBeVisible()
  expect(screen.queryByText('其他登录方式')).toBe(null)
  expect(screen.queryByRole('alert')).toBe(null)
})

test('the sign-in page of mini programs is the form alone', () => {
  draw('/space-acme1/m/login')
  expect(screen.getByRole('button', { name: '登录' })).toBeVisible()
  expect(screen.queryByRole('link')).toBe(null)
})
