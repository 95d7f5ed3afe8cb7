import { waitFor } from '@testing-library/react'
import { atriumStore } from '@atrium/shared-utility'
import { fakeParcel } from '../testing/fake-parcel.ts'
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts'
import { followLocal } from './follow-local.ts'
import { localFaultAtom } from './local-fault.ts'

const address = 'http://127.0.0.1:5199/abcdefghijklmnopqrstuv/'
const served = (slug: string) => ({ name: `@atrium/${slug}`, version: 'dev', url: `${address}entry.js`, css: [] })
const other = { name: '@atrium/two', version: '1', url: '/two.js', css: [] }

let portal: TestPortal
let stop = () => undefined as void
let told: string[] = []

class FakeStream extends EventTarget {
  static all: FakeStream[] = []
  url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeStream.all.push(this)
  }
  close() {
    FakeStream.all.splice(FakeStream.all.indexOf(this), 1)
  }
  says(build: number) {
    this.dispatchEvent(new MessageEvent('built', { data: String(build) }))
  }
  refuses(reason: string) {
    this.dispatchEvent(new MessageEvent('refused', { data: JSON.stringify(reason) }))
  }
}

beforeEach(() => {
  FakeStream.all = []
  told = []
  Object.assign(window, { EventSource: FakeStream })
})
afterEach(async () => {
  stop()
  delete window.atriumLocalBuilds
  await portal.close()
})

async function openServed(overridden: string) {
  const calls = { listOwnOverrides: () => [] }
  portal = await openTestPortal({ config: { overridden, apps: [served('one'), other] }, calls })
  const call = window.fetch.bind(window)
  window.fetch = async (to, init) => {
    if (typeof to !== 'string' || !to.startsWith(address)) return call(to, init)
    told.push(to)
    return new Response(to.includes('as=failed') ? 'src/main.tsx:3:9' : null)
  }
  await portal.shows('One')
  stop = followLocal(portal)
  return FakeStream.all[0]
}

test('a build takes the place of the one before as soon as it is there, and its machine hears when it is shown', async () => {
  window.atriumLocalBuilds = { [address]: 1 }
  const stream = await openServed(address)
  expect(stream?.url).toBe(`${address}builds`)
  stream?.says(1)
  expect(portal.parcels.one.mounts).toHaveLength(1)
  portal.system.change({ '@atrium/one': fakeParcel('One, saved').load })
  stream?.says(2)
  await portal.shows('One, saved')
  await waitFor(() => expect(told).toEqual([`${address}shown?build=2&as=shown`]))
})

test('what was built while the page came up is shown, too', async () => {
  window.atriumLocalBuilds = { [address]: 1 }
  const stream = await openServed(address)
  portal.system.change({ '@atrium/one': fakeParcel('One, saved meanwhile').load })
  stream?.says(2)
  await portal.shows('One, saved meanwhile')
})

test('a build that fails when it is loaded is told to its machine, and the page says where in the sources (R15)', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  window.atriumLocalBuilds = { [address]: 1 }
  const stream = await openServed(address)
  const error = new TypeError('list is undefined')
  error.stack = `TypeError: list is undefined\n    at Object.execute (${address}main.AAAAAAAA.js:12:5)`
  portal.system.change({ '@atrium/one': () => Promise.reject(error) })
  stream?.says(2)
  await waitFor(() => expect(atriumStore.get(localFaultAtom)).toBe('list is undefined – src/main.tsx:3:9'))
  expect(told).toEqual([`${address}shown?build=2&as=failed&reason=list+is+undefined&at=main.AAAAAAAA.js%3A12%3A5`])
  said.mockRestore()
})

test('what does not build stands beside the build before, until the next one comes (R15)', async () => {
  window.atriumLocalBuilds = { [address]: 1 }
  const stream = await openServed(address)
  stream?.refuses('src/main.tsx:2:21: Unexpected token')
  expect(atriumStore.get(localFaultAtom)).toBe('src/main.tsx:2:21: Unexpected token')
  await portal.shows('One')
  stream?.says(2)
  expect(atriumStore.get(localFaultAtom)).toBeNull()
})

test('a page of a person who only has a preview, or nothing, listens to no machine', async () => {
  expect(await openServed('')).toBeUndefined()
})
