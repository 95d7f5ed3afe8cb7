import { act, screen } from '@testing-library/react'
import { renderScreen } from '../../testing/index.ts'
import { Toaster } from './Toaster.tsx'
import { ToastTime, usualMs, useToast, type Toast } from '../notice/toast.ts'

function Say({ toasts }: { toasts: (Toast | string)[] }) {
  const toast = useToast()
  return <button onClick={() => toasts.forEach((one) => toast(one))}>say</button>
}

afterEach(() => jest.useRealTimers())

/** Presses the button on a clock that the test moves. */
function say(toasts: (Toast | string)[]) {
  jest.useFakeTimers()
  renderScreen(
    <ToastTime value={usualMs}>
      <Toaster>
        <Say toasts={toasts} />
      </Toaster>
    </ToastTime>,
  )
  act(() => screen.getByText('say').click())
}

test('a toast is announced politely and goes by itself', () => {
  say(['已保存'])
  expect(screen.getByRole('status')).toHaveTextContent('已保存')
  act(() => jest.advanceTimersByTime(5000))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('an error is announced at once and stays until it is closed', () => {
  say([{ text: '保存失败', tone: 'error' }])
  act(() => jest.advanceTimersByTime(60_000))
  expect(screen.getByRole('alert')).toHaveTextContent('保存失败')
  act(() => screen.getByRole('button', { name: '关闭提示' }).click())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('several toasts are shown one after another, each for less time while another one waits', () => {
  say(['first', 'second'])
  expect(screen.getByRole('status')).toHaveTextContent('first')
  act(() => jest.advanceTimersByTime(2000))
  expect(screen.getByRole('status')).toHaveTextContent('second')
  act(() => jest.advanceTimersByTime(4999))
  expect(screen.getByRole('status')).toHaveTextContent('second')
  act(() => jest.advanceTimersByTime(1))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
