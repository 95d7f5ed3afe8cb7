import { act, screen, waitFor } from '@testing-library/react'
import { Problem, type EnterpriseProgress } from '../contract/index.ts'
import { renderScreen } from '../testing/index.ts'
import { usePolling } from './use-polling.ts'

const at = (percent: number): EnterpriseProgress => ({
  percent,
  step: null,
  status: percent === 100 ? 'done' : 'running',
  error: null,
  initialSecret: null,
  adminLoginId: null,
})

function Progress({ everyMs = 5 }: { everyMs?: number }) {
  const progress = usePolling(
    'getEnterpriseProgress',
    { entid: 'acme' },
    { everyMs, until: ({ status }) => status === 'done' },
  )
  if (progress.status !== 'done') return <p>{progress.status}</p>
  return <p>{progress.data.percent} %</p>
}

test('progress is asked for until it is done, and then no more', async () => {
  const steps = [at(20), at(60), at(100)]
  const { calls } = renderScreen(<Progress />, { calls: { getEnterpriseProgress: () => steps.shift() ?? at(0) } })
  expect(await screen.findByText('100 %')).toBeInTheDocument()
  expect(calls.asked('getEnterpriseProgress')).toHaveLength(3)
})

test('an answer that is missed keeps the last one in view, and the asking goes on', async () => {
  const steps = [() => at(40), () => new Problem('unreachable'), () => new Problem('unreachable'), () => at(100)]
  const seen = new Set<string>()
  const { container, calls } = renderScreen(<Progress />, {
    calls: { getEnterpriseProgress: () => steps.shift()?.() ?? at(100) },
  })
  const watcher = new MutationObserver(() => seen.add(container.textContent))
  watcher.observe(container, { subtree: true, childList: true, characterData: true })
  expect(await screen.findByText('100 %')).toBeInTheDocument()
  watcher.disconnect()
  expect(calls.asked('getEnterpriseProgress')).toHaveLength(4)
  expect([...seen].filter((text) => text !== 'loading')).toEqual(['40 %', '100 %'])
})

test('a first answer that fails is shown as a failure, and mended by the next', async () => {
  const steps = [() => new Problem('internal'), () => at(100)]
  renderScreen(<Progress everyMs={50} />, { calls: { getEnterpriseProgress: () => steps.shift()?.() ?? at(100) } })
  expect(await screen.findByText('failed')).toBeInTheDocument()
  expect(await screen.findByText('100 %')).toBeInTheDocument()
})

test('a hidden tab asks nothing until it is seen again', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const listeners = jest.spyOn(document, 'addEventListener')
  const steps = [at(40), at(100)]
  const { calls } = renderScreen(<Progress everyMs={7} />, {
    calls: { getEnterpriseProgress: () => steps.shift() ?? at(100) },
  })
  await screen.findByText('40 %')
  await waitFor(() => expect(listeners).toHaveBeenCalledWith('visibilitychange', expect.any(Function)))
  expect(calls.asked('getEnterpriseProgress')).toHaveLength(1)
  hidden.mockRestore()
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText('100 %')).toBeInTheDocument()
  listeners.mockRestore()
})
