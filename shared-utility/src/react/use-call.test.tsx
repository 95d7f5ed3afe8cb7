import { jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Problem } from '../contract/index.ts'
import { renderScreen } from '../testing/index.ts'
import { useCall } from './use-call.ts'

/** Real, while the clock is not. */
const later = globalThis.setTimeout

const oneEnterprise = (q: string) => [{ entid: 'acme', name: `found ${q}` }]

function Search({ keepPrevious = false }: { keepPrevious?: boolean }) {
  const [q, setQ] = useState('a')
  const found = useCall('suggestEnterprises', { q }, { keepPrevious })
  return (
    <>
      <button onClick={() => setQ('b')}>next</button>
      {found.status === 'loading' ? <p>loading</p> : null}
      {found.status === 'failed' ? <button onClick={found.reload}>retry {found.problem.code}</button> : null}
      {found.status === 'done' ? (
        <button onClick={found.reload}>
          {found.data[0]?.name} {found.isRefreshing ? 'refreshing' : 'settled'}
        </button>
      ) : null}
      {found.status === 'done' && found.problem ? <p>stale for {found.problem.code}</p> : null}
    </>
  )
}

test('an answer is asked for once, in strict mode too', async () => {
  const { calls } = renderScreen(<Search />, { calls: { suggestEnterprises: ({ q }) => oneEnterprise(q) } })
  expect(await screen.findByText('found a settled')).toBeInTheDocument()
  expect(calls.asked('suggestEnterprises')).toEqual([{ q: 'a' }])
})

test('another input shows loading, and not what belongs to the input before', async () => {
  const { user, calls } = renderScreen(<Search />, { calls: { suggestEnterprises: ({ q }) => oneEnterprise(q) } })
  await screen.findByText('found a settled')
  calls.change({ suggestEnterprises: () => new Promise(() => undefined) })
  await user.click(screen.getByText('next'))
  expect(screen.getByText('loading')).toBeInTheDocument()
  expect(screen.queryByText(/found a/)).not.toBeInTheDocument()
})

test('a list that keeps its previous answer shows it until the next one is there', async () => {
  const { user } = renderScreen(<Search keepPrevious />, { calls: { suggestEnterprises: ({ q }) => oneEnterprise(q) } })
  await screen.findByText('found a settled')
  await user.click(screen.getByText('next'))
  expect(screen.queryByText('loading')).not.toBeInTheDocument()
  expect(await screen.findByText('found b settled')).toBeInTheDocument()
})

test('a slow answer to an input that is no longer wanted is never shown', async () => {
  const slow = Promise.withResolvers<{ entid: string; name: string }[]>()
  const { user } = renderScreen(<Search />, {
    calls: { suggestEnterprises: ({ q }) => (q === 'a' ? slow.promise : oneEnterprise(q)) },
  })
  await user.click(screen.getByText('next'))
  await screen.findByText('found b settled')
  slow.resolve(oneEnterprise('a'))
  await slow.promise
  expect(screen.getByText('found b settled')).toBeInTheDocument()
})

test('the data stays in view while it is read again', async () => {
  const { user, calls } = renderScreen(<Search />, { calls: { suggestEnterprises: ({ q }) => oneEnterprise(q) } })
  const second = Promise.withResolvers<{ entid: string; name: string }[]>()
  const shown = await screen.findByText('found a settled')
  calls.change({ suggestEnterprises: () => second.promise })
  await user.click(shown)
  expect(screen.getByText('found a refreshing')).toBeInTheDocument()
  second.resolve(oneEnterprise('again'))
  expect(await screen.findByText('found again settled')).toBeInTheDocument()
})

test('a failure can be tried again', async () => {
  const { user, calls } = renderScreen(<Search />, { calls: { suggestEnterprises: () => new Problem('internal') } })
  const retry = await screen.findByText('retry internal')
  calls.change({ suggestEnterprises: ({ q }) => oneEnterprise(q) })
  await user.click(retry)
  expect(await screen.findByText('found a settled')).toBeInTheDocument()
})

test('U09: what was loaded stays when it cannot be read again, and is new as soon as it can', async () => {
  const { user, calls } = renderScreen(<Search keepPrevious />, {
    calls: { suggestEnterprises: ({ q }) => oneEnterprise(q) },
  })
  const shown = await screen.findByText('found a settled')
  calls.change({ suggestEnterprises: () => new Problem('internal') })
  await user.click(shown)
  expect(await screen.findByText('stale for internal')).toBeInTheDocument()
  expect(screen.getByText('found a settled')).toBeInTheDocument()
  calls.change({ suggestEnterprises: () => oneEnterprise('again') })
  await user.click(shown)
  expect(await screen.findByText('found again settled')).toBeInTheDocument()
  expect(screen.queryByText(/stale/)).not.toBeInTheDocument()
})

test('U09: what may no longer be read does not stay', async () => {
  const { user, calls } = renderScreen(<Search keepPrevious />, {
    calls: { suggestEnterprises: ({ q }) => oneEnterprise(q) },
  })
  const shown = await screen.findByText('found a settled')
  calls.change({ suggestEnterprises: () => new Problem('forbidden') })
  await user.click(shown)
  expect(await screen.findByText('retry forbidden')).toBeInTheDocument()
  expect(screen.queryByText(/found/)).not.toBeInTheDocument()
})

test('U09: what failed for want of a network is asked again when it is back', async () => {
  const { calls } = renderScreen(<Search />, { calls: { suggestEnterprises: () => new Problem('unreachable') } })
  await screen.findByText('retry unreachable')
  calls.change({ suggestEnterprises: ({ q }) => oneEnterprise(q) })
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('found a settled')).toBeInTheDocument()
})

test('U09: what the server could not answer is asked again by itself, less and less often, and stands meanwhile', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
  const { calls } = renderScreen(<Search />, { calls: { suggestEnterprises: () => new Problem('internal') } })
  await pass(0)
  const askedAfter = async (ms: number) => {
    await pass(ms)
    expect(screen.getByText('retry internal')).toBeInTheDocument()
    return calls.asked('suggestEnterprises').length
  }
  expect(await askedAfter(0)).toBe(1)
  expect([await askedAfter(4000), await askedAfter(4000), await askedAfter(4000)]).toEqual([2, 2, 3])
  expect([await askedAfter(15_000), await askedAfter(1000)]).toEqual([3, 4])
  calls.change({ suggestEnterprises: ({ q }) => oneEnterprise(q) })
  await pass(32_000)
  expect(screen.getByText('found a settled')).toBeInTheDocument()
  await pass(600_000)
  expect(calls.asked('suggestEnterprises')).toHaveLength(5)
})

test('U09: once one read of a page succeeds again, the others follow within a second', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  const { calls } = renderScreen(
    <>
      <Search />
      <Search keepPrevious />
    </>,
    { calls: { suggestEnterprises: () => new Problem('overloaded', { seconds: 3600 }) } },
  )
  await pass(0)
  const [first] = screen.getAllByText('retry overloaded')
  calls.change({ suggestEnterprises: ({ q }) => oneEnterprise(q) })
  act(() => first?.click())
  await pass(0)
  await pass(1000)
  expect(screen.getAllByText('found a settled')).toHaveLength(2)
})

test('U09: what is refused for good is not asked again', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  const { calls } = renderScreen(<Search />, { calls: { suggestEnterprises: () => new Problem('forbidden') } })
  await pass(0)
  await pass(600_000)
  expect(calls.asked('suggestEnterprises')).toHaveLength(1)
})

test('a call is cancelled when its screen goes', async () => {
  const { unmount } = renderScreen(<Search />, { calls: { suggestEnterprises: () => new Promise(() => undefined) } })
  const { signal } = await lastRequest()
  unmount()
  await waitFor(() => expect(signal.aborted).toBe(true))
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** So much time goes by, and what was answered meanwhile is drawn. */
async function pass(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms))
  // What is answered without a clock.
  for (let turn = 0; turn < 20; turn += 1) await act(() => new Promise<void>((resolve) => void later(resolve, 0)))
}

/** The request under way, seen from the network. */
async function lastRequest(): Promise<Request> {
  const fakeFetch = globalThis.fetch
  return new Promise((resolve) => {
    globalThis.fetch = (resource, init) => {
      resolve(new Request(resource, init))
      return fakeFetch(resource, init)
    }
  })
}
