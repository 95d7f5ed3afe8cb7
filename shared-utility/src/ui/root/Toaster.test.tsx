import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Problem } from '../../contract/index.ts'
import { axeFaults, renderScreen } from '../../testing/index.ts'
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

const undo = (onAct: () => Promise<unknown>, text = 'deleted'): Toast => ({ text, act: { label: 'undo', onAct } })

test('an act runs once however often it is pressed, and the toast ends with it', async () => {
  const answer = Promise.withResolvers<void>()
  const handleAct = jest.fn(() => answer.promise)
  const { user } = renderScreen(<Say toasts={[undo(handleAct)]} />)
  await user.click(screen.getByText('say'))
  await user.dblClick(await screen.findByRole('button', { name: 'undo' }))
  expect(handleAct).toHaveBeenCalledTimes(1)
  expect(await axeFaults(screen.getByRole('status'))).toEqual([])
  answer.resolve()
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument())
  expect(screen.getByText('say')).toHaveFocus()
})

test('an act that fails is told in a toast of its own, which stays', async () => {
  const { user } = renderScreen(<Say toasts={[undo(() => Promise.reject(new Problem('overloaded')))]} />)
  await user.click(screen.getByText('say'))
  await user.click(await screen.findByRole('button', { name: 'undo' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('系统繁忙')
  expect(screen.queryByText('deleted')).not.toBeInTheDocument()
})

test('F8 leads to the act from anywhere, and closing gives the focus back', async () => {
  const { user } = renderScreen(<Say toasts={[undo(async () => undefined)]} />)
  await user.click(screen.getByText('say'))
  const button = await screen.findByRole('button', { name: 'undo' })
  await user.keyboard('{F8}')
  expect(button).toHaveFocus()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.queryByText('deleted')).not.toBeInTheDocument()
  expect(screen.getByText('say')).toHaveFocus()
})

test('a toast with an act is shown twice as long, and stays while the pointer or the focus is in it', async () => {
  await import('./rare-dialogs.ts')
  say([undo(async () => undefined)])
  // The buttons come with the file that is there by now.
  await act(() => import('./rare-dialogs.ts'))
  const toast = screen.getByRole('status')
  const button = screen.getByRole('button', { name: 'undo' })
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  wait(9_900)
  act(() => button.focus())
  fireEvent.mouseEnter(toast)
  fireEvent.mouseLeave(toast)
  wait(60_000)
  expect(toast).toBeInTheDocument()
  act(() => button.blur())
  wait(9_900)
  expect(toast).toBeInTheDocument()
  wait(100)
  expect(toast).not.toBeInTheDocument()
})

test('only the last act is offered: its toast takes the place of the one before', () => {
  say([undo(async () => undefined, 'first'), 'between', undo(async () => undefined, 'last')])
  expect(screen.getByRole('status')).toHaveTextContent('between')
  act(() => jest.advanceTimersByTime(2000))
  expect(screen.getByRole('status')).toHaveTextContent('last')
  expect(screen.queryByText('first')).not.toBeInTheDocument()
})
