import { fetchAhead } from './fetch-ahead.ts'
import { showFatal } from './fatal.ts'
import { keepModules, type LoaderPrototype } from './keep-modules.ts'
import { guardScripts, pageIntegrity, pageProviders } from './script-policy.ts'

const here = location.origin

function fakeSystem(): LoaderPrototype & { fetched: string[] } {
  const fetched: string[] = []
  return {
    fetched,
    instantiate: (url) => {
      fetched.push(url)
      return 'fetched'
    },
    createScript: () => document.createElement('script'),
    onload: () => undefined,
  }
}

function page(html: string) {
  document.body.innerHTML = html
}

afterEach(() => {
  document.body.replaceChildren()
  delete window.trustedTypes
})

test('a module of the first-page file is handed out by its URL, as often as it is asked for, and never fetched', () => {
  const system = fakeSystem()
  const declare = () => ({})
  keepModules(system)('/assets/shared/react.a.js').register(['./b.js'], declare)

  expect(system.instantiate(`${here}/assets/shared/react.a.js`)).toEqual([['./b.js'], declare])
  expect(system.instantiate(`${here}/assets/shared/react.a.js`)).toEqual([['./b.js'], declare])
  expect(system.fetched).toEqual([])
  expect(system.instantiate('https://other.test/assets/shared/react.a.js')).toBe('fetched')
})

test('a script gets the integrity and nonce of the page, and is asked for without credentials of others', () => {
  const system = fakeSystem()
  guardScripts(system, { nonce: 'n1', integrity: new Map([[`${here}/assets/a.js`, 'sha384-a']]) })

  const script = system.createScript(`${here}/assets/a.js`)
  expect(script).toMatchObject({
    src: `${here}/assets/a.js`,
    nonce: 'n1',
    crossOrigin: 'anonymous',
    integrity: 'sha384-a',
  })
})

test.each([
  ['a file without integrity', `${here}/assets/b.js`],
  ['another origin', 'https://evil.test/assets/a.js'],
  ['a data URL', 'data:text/javascript,alert(1)'],
])('%s is refused', (_, url) => {
  const system = fakeSystem()
  guardScripts(system, { nonce: '', integrity: new Map([[`${here}/assets/a.js`, 'sha384-a']]) })
  expect(() => system.createScript(url)).toThrow('Refused to load')
})

test('a provider’s script that the page’s import map names is loaded, and no other of that provider', () => {
  const imports = { '@provider/sdk': 'https://provider.test/sdk.js', '@atrium/x': 'https://evil.test/x.js' }
  page(`<script type="systemjs-importmap">${JSON.stringify({ imports })}</script>`)
  const system = fakeSystem()
  guardScripts(system, { nonce: 'n1', integrity: pageIntegrity(document), providers: pageProviders(document) })
  expect(system.createScript('https://provider.test/sdk.js')).toMatchObject({ nonce: 'n1', crossOrigin: null })
  expect(() => system.createScript('https://provider.test/other.js')).toThrow('Refused to load')
  expect(() => system.createScript('https://evil.test/x.js')).toThrow('Refused to load')
})

test('addresses become trusted only by the policy that the content security policy names', () => {
  const made: string[] = []
  window.trustedTypes = {
    createPolicy: (name, rules) => {
      made.push(name)
      return rules
    },
  }
  guardScripts(fakeSystem(), { nonce: '', integrity: new Map() })
  expect(made).toEqual(['atrium-loader'])
})

test('integrity is read from the page’s import maps, of this origin alone', () => {
  const map = { integrity: { '/assets/a.js': 'sha384-a', 'https://evil.test/b.js': 'sha384-b', '/assets/c.js': '' } }
  page(`<script type="systemjs-importmap">${JSON.stringify(map)}</script>`)
  expect([...pageIntegrity(document)]).toEqual([[`${here}/assets/a.js`, 'sha384-a']])
})

test('when nothing can start, the page’s own notice takes the place of the splash', () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  window.atriumFatal = jest.fn()
  showFatal(new Error('no shell'))
  expect(window.atriumFatal).toHaveBeenCalledTimes(1)
  expect(told).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ message: 'no shell' }))
  told.mockRestore()
})

test('U11: any script that does not answer within 120 s has failed; one that has come does not', async () => {
  jest.useFakeTimers()
  const system = fakeSystem()
  guardScripts(system, { nonce: '', integrity: new Map([[`${here}/assets/a.js`, 'sha384-a']]) })
  const late = await system.createScript(`${here}/assets/a.js`)
  const come = await system.createScript(`${here}/assets/a.js`)
  const failed: unknown[] = []
  for (const script of [late, come]) script.addEventListener('error', () => failed.push(script))
  come.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(119_999)
  expect(failed).toEqual([])
  jest.advanceTimersByTime(1)
  expect(failed).toEqual([late])
  jest.useRealTimers()
})

test('the page of a stranger has the browser fetch what it names for later, and the rest of the map (R17)', () => {
  page(
    '<script type="systemjs-importmap" data-ahead="@atrium/a /assets/b.js">{"imports":{"@atrium/a":"/assets/a.js"}}</script>',
  )
  const complete = jest.fn(() => Promise.reject(new Error('no network')))
  fetchAhead(document, complete)
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/assets/a.js', '/assets/b.js'])
  expect(complete).toHaveBeenCalledTimes(1)
  for (const link of links) link.remove()
})

test('a page that names nothing for later fetches nothing ahead (R17)', () => {
  page('<script type="systemjs-importmap">{}</script>')
  const complete = jest.fn(async () => undefined)
  fetchAhead(document, complete)
  expect([complete.mock.calls, document.head.querySelector('link[rel=prefetch]')]).toEqual([[], null])
})
