import { screen } from '@testing-library/react'
import { renderScreen } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { pages } from '../../pages.tsx'

const methods = jest.fn()
jest.mock('./methods.ts', () => {
  methods()
  throw new Error('404')
})

test('V05: without the file of the other ways in, the form stays, and nothing is said of them', async () => {
  const page = pages.find(({ path }) => path === '/home/login')
  const path = '/space-a1/home/login'
  renderScreen([{ path: '/home/login', element: page?.element }], { path, session: null, messages })
  await screen.findByLabelText(/登录账号/)
  await Promise.resolve()
  expect(methods).toHaveBeenCalled()
  expect(screen.getByLabelText(/登录账号/)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
