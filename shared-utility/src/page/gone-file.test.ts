import { configureCalls } from '../call/hooks.ts'
import { isOfGoneFile } from './gone-file.ts'

const url = `${window.location.origin}/assets/parcels/one/part.abc.js`
let restore: () => void
afterEach(() => restore())

const serverAnswers = (status: number) => {
  restore = configureCalls({ fetch: async () => new Response('', { status }) })
}

test.each([
  ['the server no longer has', 404, `Error loading ${url} from ${url}`, true],
  ['the server refuses for the moment', 429, `Error loading ${url}`, false],
  ['is there again', 200, `Error loading ${url}`, false],
  ['nobody names', 404, 'broken', false],
  ['is of another server', 404, 'Error loading https://other.test/a.js', false],
])('V15: a script that %s', async (_what, status, message, isGone) => {
  serverAnswers(status)
  expect(await isOfGoneFile(new Error(message))).toBe(isGone)
})

test('V15: without a network nothing is said to be gone', async () => {
  restore = configureCalls({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  expect(await isOfGoneFile(new Error(`Error loading ${url}`))).toBe(false)
})
