import { waitFor } from '@testing-library/react'
import { configureCalls, startLanguage, type ParcelProps } from '@atrium/shared-utility'
import { fakeCalls, fakePortal, type CallFakes } from '@atrium/shared-utility/testing'
import { watchPage, type Leftovers } from './leftovers.ts'

export type ParcelContract = {
  /** The exports of the parcel's `main.tsx`. */
  lifecycles: Record<'bootstrap' | 'mount' | 'unmount', (props: ParcelProps) => Promise<unknown>>
  /** An address of the parcel, without a space prefix. */
  path: string
  /** The answers to its calls. A call without an answer here stays open until the parcel lets go of it. */
  calls?: CallFakes
}

/**
 * The promise of every parcel, as tests of its own: it draws something, and mounted and unmounted three times it
 * leaves no listener, style or timer in the page.
 *
 *     testParcelContract({ lifecycles: await import('./main.tsx'), path: '/hello' })
 */
export function testParcelContract(contract: ParcelContract) {
  beforeAll(async () => {
    // A page draws when React likes, not inside `act`.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    await startLanguage({ words: {} })
  })

  test('the parcel draws something', async () => {
    const text = await withParcel(contract, ({ domElement }) => domElement.textContent)
    expect(text).not.toBe('')
  })

  test('mounted and unmounted three times, the parcel leaves no listener, style or timer', async () => {
    // React settles in the page once, with the first mount of any parcel.
    await withParcel(contract)
    const watch = watchPage()
    for (let round = 1; round <= 3; round += 1) await withParcel(contract)
    // The waiting below has timers of its own. A short time-out may still run out by itself; nothing else may.
    watch.stop()
    await waitFor(() => expect(watch.leftovers()).toEqual<Leftovers>({ listeners: [], styles: [], timers: [] }))
  })

  test('unmounted before its calls have answered, the parcel leaves nothing drawn', async () => {
    const text = await withParcel({ ...contract, calls: {} }).then(() => document.body.textContent)
    expect(text).toBe('')
  })
}

let mounts = 0

/** Mounts the parcel, waits until it tells that it has drawn, and takes it away again. */
async function withParcel<T>({ lifecycles, path, calls }: ParcelContract, look?: (props: ParcelProps) => T) {
  history.replaceState(null, '', path)
  const answers = answerCalls(calls)
  const domElement = document.body.appendChild(document.createElement('div'))
  mounts += 1
  const ready = Promise.withResolvers<void>()
  const portal = { ...fakePortal(), onReady: ready.resolve }
  const props = { domElement, name: `${path}#${mounts}`, basePath: '', portal }
  try {
    await lifecycles.bootstrap(props)
    await lifecycles.mount(props)
    await ready.promise
    const seen = look?.(props)
    await lifecycles.unmount(props)
    expect(domElement.textContent).toBe('')
    return seen
  } finally {
    domElement.remove()
    answers.restore()
  }
}

function answerCalls(calls: CallFakes | undefined) {
  if (calls && Object.keys(calls).length > 0) return fakeCalls(calls)
  const fetch: typeof globalThis.fetch = (resource, init) =>
    new Promise((_resolve, reject) => onAbort(new Request(resource, init).signal, reject))
  return { restore: configureCalls({ fetch }) }
}

function onAbort(signal: AbortSignal, reject: (reason: unknown) => void) {
  // It was let go of before it was sent.
  if (signal.aborted) reject(signal.reason)
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
}
