import { act, screen, waitFor } from '@testing-library/react'
import { Problem } from '@atrium/shared-utility/contract'
import { renderScreen } from '@atrium/shared-utility/testing'
import userEvent from '@testing-library/user-event'
import { messages } from '../../messages.ts'
import { pages } from '../../pages.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('while a lock lasts its seconds count down and nothing is sent; afterwards the person may try again', async () => {
  const { calls } = renderScreen(pages, {
    path: '/home/login',
    messages,
    session: null,
    calls: { signIn: () => new Problem('tooManyAttempts', { seconds: 30 }) },
  })
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await user.click(await screen.findByLabelText(/登录账号/))
  await user.paste('admin')
  await user.click(screen.getByLabelText(/^密码/))
  await user.paste('wrong')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: '30 秒后可重试' })).toBeDisabled()

  await act(() => jest.advanceTimersByTimeAsync(12_000))
  expect(screen.getByRole('button', { name: '18 秒后可重试' })).toBeDisabled()
  await user.type(screen.getByLabelText(/^密码/), '{Enter}')
  expect(calls.asked('signIn')).toHaveLength(1)

  await act(() => jest.advanceTimersByTimeAsync(18_000))
  expect(screen.getByRole('button', { name: '登录' })).toBeEnabled()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.type(screen.getByLabelText(/^密码/), '{Enter}')
  await waitFor(() => expect(calls.asked('signIn')).toHaveLength(2))
})
