import { screen, waitFor } from '@testing-library/react'
import { decodeBaseConfig } from '../boot/decode-config.ts'
import { guardLeave } from '../navigation/leave-guards.ts'
import { fakeParcel } from '../testing/fake-parcel.ts'
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts'
import { makeSigner } from '../testing/signing.ts'
import { followPortal } from './follow-portal.ts'

let portal: TestPortal
let stop = () => undefined as void
let tell = () => undefined as void
let looked: jest.SpiedFunction<TestPortal['now']>
let aheadMs = 0
beforeEach(() => {
  aheadMs = 0
  const now = performance.now.bind(performance)
  // A page that has only just begun: one that is open for long asks by itself what is in force.
  const begunAt = now()
  jest.spyOn(performance, 'now').mockImplementation(() => now() - begunAt + aheadMs)
})
afterEach(async () => {
  stop()
  jest.restoreAllMocks()
  document.querySelectorAll('body > .given').forEach((one) => one.remove())
  await portal.close()
})

const app = (version: string) => ({
  name: '@atrium/one',
  version,
  url: `/assets/parcels/one/main.${version}.js`,
  css: [],
})

/** A page whose parcel has a newer version, once it is told so. */
async function openBehind() {
  const signer = await makeSigner()
  const files = { url: '/assets/map/files.b.json', integrity: 'sha256-b' }
  portal = await openTestPortal({
    config: { apps: [app('1')] },
    calls: {
      getBaseConfig: async () => signer.signConfig({ ...portal.config, revision: 'r2', apps: [app('2')], files }),
    },
  })
  await portal.shows('One')
  looked = jest.spyOn(portal, 'now')
  window.atriumExtendMap = async () => undefined
  stop = followPortal({
    portal,
    verify: (signed) => decodeBaseConfig(signed, signer.publicKey),
    onNews: (handler) => {
      tell = handler
      return () => undefined
    },
  })
  portal.system.change({ '@atrium/one': fakeParcel('One, newer').load })
}

const offered = /A newer version of this page/

test('what was typed into a field that no guard knows is kept when its person looks elsewhere, until it is gone', async () => {
  await openBehind()
  const field = given(document.createElement('textarea'))
  await portal.user.type(field, 'half a word')
  field.blur()
  tell()
  expect(await screen.findByText(offered)).toBeVisible()
  await restOver()
  expect(screen.getByText(offered)).toBeVisible()
  await portal.user.clear(field)
  field.blur()
  await portal.shows('One, newer')
})

test('it is kept in a web component as well, while it is filled in and after', async () => {
  await openBehind()
  const root = given(document.createElement('div')).attachShadow({ mode: 'open' })
  const field = root.appendChild(document.createElement('input'))
  field.focus()
  field.value = 'half a word'
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  tell()
  expect(await screen.findByText(offered)).toBeVisible()
  await restOver()
  field.blur()
  await restOver()
  expect(screen.getByText(offered)).toBeVisible()
  field.remove()
  await portal.shows('One, newer')
})

test('what a guard had and was saved is unsaved no more, though the field still says it', async () => {
  await openBehind()
  const field = given(document.createElement('input'))
  const saved = guardLeave(() => false)
  await portal.user.type(field, 'a name')
  await settled()
  saved()
  field.blur()
  tell()
  await portal.shows('One, newer')
})

test('what is only looked for keeps nothing back', async () => {
  await openBehind()
  const field = given(Object.assign(document.createElement('input'), { type: 'search' }))
  await portal.user.type(field, 'a name')
  field.blur()
  tell()
  await portal.shows('One, newer')
})

function given<T extends Element>(element: T) {
  element.classList.add('given')
  return document.body.appendChild(element)
}

/** The page has looked whether a guard covers what was typed. */
async function settled() {
  const before = looked.mock.calls.length
  await waitFor(() => expect(looked.mock.calls.length).toBeGreaterThan(before))
}

/** The person has done nothing for a while, by the page's own clock, and it has looked twice since. */
async function restOver() {
  aheadMs += 3000
  const before = looked.mock.calls.length
  await waitFor(() => expect(looked.mock.calls.length).toBeGreaterThan(before + 1))
}
