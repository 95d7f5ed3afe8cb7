import { screen } from '@testing-library/react'
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts'
import { failureOf } from './failure.ts'
import { NoParcel } from './modules.ts'

const app = { name: '@atrium/one', version: '1.2.3', url: '/assets/parcels/one/main.AAAAAAAA.js', css: [] }
const file = 'http://localhost/assets/parcels/one/later.BBBBBBBB.js'

function thrown(message: string, ...stack: string[]) {
  return Object.assign(new TypeError(message), { stack: [`TypeError: ${message}`, ...stack].join('\n') })
}

test.each<[string, unknown, { isOfCode: boolean; place: string | null }]>([
  ['a throw at load', thrown('x is undefined', `    at execute (${file}:12:5)`), at('later.BBBBBBBB.js:12:5')],
  ['a throw in Firefox', thrown('x is undefined', `execute@${file}?retry=1:12:5`), at('later.BBBBBBBB.js:12:5')],
  ['a syntax error', new SyntaxError('Unexpected token'), { isOfCode: true, place: null }],
  ['a module that is no parcel', new NoParcel('@atrium/one'), { isOfCode: true, place: null }],
  ['a file that did not come', new Error(`Error loading ${file} (SystemJS Error#3)`), { isOfCode: false, place: null }],
  ['a network that is down', new TypeError('Failed to fetch'), { isOfCode: false, place: null }],
])('%s is told apart from a network that is down (R15)', (_, error, expected) => {
  expect(failureOf(app, error)).toMatchObject({ reason: 'load', ...expected })
})

let portal: TestPortal
afterEach(() => portal?.close())

test('the card of code with an error does not blame the network (R15)', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  portal = await openTestPortal({
    modules: { '@atrium/one': () => Promise.reject(new SyntaxError('Unexpected token')) },
  })
  expect(await screen.findByText(/has an error; the network is fine/)).toBeVisible()
  expect(screen.queryByText(/the network may be down/)).toBeNull()
  said.mockRestore()
})

function at(place: string) {
  return { isOfCode: true, place }
}
