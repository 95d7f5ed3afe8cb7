import { admitLocal, pageLocals } from './admit-local.ts'
import type { LoaderPrototype } from './keep-modules.ts'

const local = 'http://127.0.0.1:5199/abcdefghijklmnopqrstuv/'

function guardedPage() {
  const system: LoaderPrototype = {
    instantiate: () => 'fetched',
    createScript: () => document.createElement('script'),
    onload: () => undefined,
  }
  admitLocal(system, { locals: [local], nonce: 'n' })
  // As the loader does, which comes later.
  system.createScript = (url) => {
    throw new Error(`Refused to load ${url}`)
  }
  return (url: string) => system.createScript(url)
}

test('what the developer of this page serves is loaded, with the nonce of the page', () => {
  expect(guardedPage()(`${local}main.a.js`)).toMatchObject({
    src: `${local}main.a.js`,
    nonce: 'n',
    crossOrigin: 'anonymous',
  })
})

test.each([
  'http://127.0.0.1:5198/abcdefghijklmnopqrstuv/main.js',
  'http://127.0.0.1:5199/other/main.js',
  `${local}../other/main.js`,
  `${local}%2e%2e/other/main.js`,
  'http://127.0.0.1:5199@evil.example/abcdefghijklmnopqrstuv/main.js',
  'http://127.0.0.1:51990/abcdefghijklmnopqrstuv/main.js',
  'https://127.0.0.1:5199/abcdefghijklmnopqrstuv/main.js',
  'http://localhost:5199/abcdefghijklmnopqrstuv/main.js',
  'https://evil.example/main.js',
  'main.js',
])('%s is left to the rule of every page, which refuses it', (url) => {
  expect(() => guardedPage()(url)).toThrow('Refused to load')
})

test.each([
  '',
  'https://evil.example/',
  'http://127.0.0.1:80/',
  `${local}main.js`,
  'http://10.0.0.1:5199/abcdefghijklmnopqrstuv/',
])('a page that names %j as a machine admits nothing by it', (written) => {
  document.head.innerHTML = `<script type="systemjs-importmap" data-local="${written}">{}</script>`
  expect(pageLocals(document)).toEqual([])
})

test('a page that names the machines of two parcels admits both', () => {
  const other = local.replace('5199', '5200')
  document.head.innerHTML = `<script type="systemjs-importmap" data-local="${local} ${other}">{}</script>`
  expect(pageLocals(document)).toEqual([local, other])
})
