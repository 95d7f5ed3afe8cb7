import { waitFor } from '@testing-library/react'
import { prepareCalls } from '@atrium/shared-utility'
import { Problem, type CallInput, type OpeningReport } from '@atrium/shared-utility/contract'
import { fakeCalls } from '@atrium/shared-utility/testing'
import { startReporting } from './reporting.ts'

const opening: OpeningReport = {
  parcel: '@atrium/one',
  version: '1',
  kind: 'root',
  began: true,
  failed: false,
  erred: false,
  longTasks: 0,
  timings: {},
  errors: [],
}

beforeAll(() => prepareCalls())
let listen: jest.SpyInstance<void, Parameters<Document['addEventListener']>>
beforeEach(() => {
  jest.useFakeTimers()
  listen = jest.spyOn(document, 'addEventListener')
})
// The page of a test ends with it.
afterEach(() => {
  for (const [type, listener] of listen.mock.calls) document.removeEventListener(type, listener)
  listen.mockRestore()
  jest.useRealTimers()
})

const quarterMinute = () => jest.advanceTimersByTimeAsync(15_000)

function hide(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => hide(false))

type Answers = { percent?: number | Problem; report?: () => { isTaken: boolean } | Problem }

async function reporting({ percent = 100, report = () => ({ isTaken: true }) }: Answers = {}) {
  const told: CallInput<'reportTelemetry'>[] = []
  fakeCalls({
    getTelemetrySampling: () => (percent instanceof Problem ? percent : { percent }),
    reportTelemetry: (input) => (told.push(input), report()),
  })
  const take = jest.fn<OpeningReport[], [number, boolean?]>(() => [opening])
  const failed = jest.fn(() => 0)
  const starting = startReporting({ revision: 'r1', take, failed, random: () => 0.5 })
  await jest.advanceTimersByTimeAsync(10)
  await starting
  return { told, take, failed }
}

test('what was measured is told at once, and then four times a minute while there is something', async () => {
  const { told, take } = await reporting()
  await waitFor(() => expect(told).toHaveLength(1))
  expect(told[0]).toEqual({ revision: 'r1', openings: [opening] })
  await quarterMinute()
  expect(told).toHaveLength(2)
  take.mockReturnValue([])
  await quarterMinute()
  expect(told).toHaveLength(2)
})

test('a parcel that does not come up is told within seconds, and once', async () => {
  const { told, failed } = await reporting()
  await waitFor(() => expect(told).toHaveLength(1))
  failed.mockReturnValue(1)
  await jest.advanceTimersByTimeAsync(2_000)
  expect(told).toHaveLength(2)
  await jest.advanceTimersByTimeAsync(6_000)
  expect(told).toHaveLength(2)
})

test('a hidden page tells nothing, but at the moment in which it is left, all there is', async () => {
  const { told, take } = await reporting()
  await waitFor(() => expect(told).toHaveLength(1))
  hide(true)
  await jest.advanceTimersByTimeAsync(10)
  expect(take).toHaveBeenLastCalledWith(20, true)
  expect(told).toHaveLength(2)
  await quarterMinute()
  expect(told).toHaveLength(2)
})

test.each([[0], [50], [new Problem('underMaintenance')], [new Problem('unreachable')]])(
  'where operators want none of this page (%p), or cannot be asked, nothing is told',
  async (percent) => {
    const { told, take } = await reporting({ percent })
    await quarterMinute()
    hide(true)
    await jest.advanceTimersByTimeAsync(10)
    expect([told, take.mock.calls]).toEqual([[], []])
  },
)

test.each([
  ['says that it was enough', () => ({ isTaken: false })],
  ['fails', () => new Problem('internal')],
  ['is being updated', () => new Problem('underMaintenance')],
])('a server that %s is left alone for five minutes, and the person is sent nowhere', async (_how, report) => {
  const before = window.location.href
  const { told } = await reporting({ report })
  await waitFor(() => expect(told).toHaveLength(1))
  await jest.advanceTimersByTimeAsync(270_000)
  expect(told).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(told.length).toBeGreaterThan(1)
  expect(window.location.href).toBe(before)
})
