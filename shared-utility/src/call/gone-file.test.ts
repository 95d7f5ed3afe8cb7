import { configureCalls } from './hooks.ts'
import { isOfGoneFile } from './call.ts'

const url = `${window.location.origin}/assets/parcels/one/part.abc.js`
let restore: () => void
afterEach(() => restore())

const serverAnswers = (status: number) => {
  restore = configureCalls({ fetch: async () => new Response('', { status }) })
}

test.each([
  ['the server no longer has', true, 404, `Error loading ${url} from ${url}`],
  ['the server refuses for the moment', false, 429, `Error loading ${url}`],
  ['is there again', false, 200, `Error loading ${url}`],
  ['nobody names', false, 404, 'broken'],
  ['is of another server', false, 404, 'Error loading https://other.test/a.js'],
])('V15: a script that %s', async (_what, isGone, ...[status, message]) => {
  serverAnswers(status)
  expect(await isOfGoneFile(new Error(message))).toBe(isGone)
})

test('V15: without a network nothing is said to be gone', async () => {
  restore = configureCalls({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  expect(await isOfGoneFile(new Error(`Error loading ${url}`))).toBe(false)
})
