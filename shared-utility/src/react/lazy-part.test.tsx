import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import { configureCalls } from '../call/hooks.ts'
import { prepareCalls } from '../call/call.ts'
import { lazyPart } from './lazy-part.tsx'

const Part = ({ name }: { name: string }) => <p>Here is {name}</p>
const Failed = ({ onRetry }: { onRetry: () => void }) => <button onClick={onRetry}>Retry</button>

beforeAll(() => prepareCalls())

function failingOnce() {
  const load = jest.fn(async () => Part)
  load.mockRejectedValueOnce(new Error('404'))
  return load
}

test('V05: a part that is optional and cannot be had leaves the rest alone, and comes when the network does', async () => {
  const load = failingOnce()
  const Optional = lazyPart(load)
  render(
    <div>
      <p>The form</p>
      <Optional name="Ada" />
    </div>,
  )
  await act(async () => undefined)
  expect(load).toHaveBeenCalledTimes(1)
  expect(document.body).toHaveTextContent(/^The form$/)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Here is Ada')).toBeVisible()
})

test('V05: a part that is needed is a Retry that heals; once there, it is not fetched again', async () => {
  const load = failingOnce()
  const Needed = lazyPart(load, { Failed, waiting: <p>Waiting</p> })
  const { unmount } = render(<Needed name="Ada" />)
  expect(screen.getByText('Waiting')).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Here is Ada')).toBeVisible()
  unmount()
  render(<Needed name="Bo" />)
  expect(screen.getByText('Here is Bo')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('V15: a part whose file is of a build that is gone offers to load the page anew', async () => {
  const reload = jest.fn()
  const fetch = jest.fn(async () => new Response('', { status: 404 }))
  const restore = configureCalls({ fetch, reload })
  const gone = new Error(`Error loading ${window.location.origin}/assets/part.abc.js`)
  const Gone = lazyPart(() => Promise.reject(gone), { Failed })
  render(<Gone />)
  await waitFor(async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(reload).toHaveBeenCalled()
  })
  restore()
})

test('V15: a part whose file is gone is not asked for again and again, however long the page stands', async () => {
  const fetch = jest.fn(async () => new Response('', { status: 404 }))
  const restore = configureCalls({ fetch })
  const gone = new Error(`Error loading ${window.location.origin}/assets/part.abc.js`)
  const load = jest.fn(() => Promise.reject(gone))
  const Gone = lazyPart(load)
  render(<Gone />)
  await waitFor(() => expect(fetch).toHaveBeenCalled())
  for (let rounds = 0; rounds < 20; rounds += 1) await act(async () => undefined)
  expect(load).toHaveBeenCalledTimes(1)
  restore()
})
