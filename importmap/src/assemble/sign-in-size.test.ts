import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { callsModule } from '@atrium/shared-utility/contract'
import type { AssembledPortal } from './assemble.ts'
import { callsBudgetBytes, reportSignInSize, signInBudgetBytes, signInSizes } from './sign-in-size.ts'

const root = join(import.meta.dirname, '../../..')
let folder = ''

beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache/size-'))
  for (const name of [
    'core.js',
    'shell.js',
    'shell.css',
    'sign-in.js',
    'sign-in.css',
    'own.js',
    'other.js',
    'calls.js',
  ])
    sized(name, 100)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('what the sign-in page waits for is counted with all that it imports, and nothing of other parcels', () => {
  const urls = signInSizes(portal()).map(({ url }) => url)
  expect(new Set(urls)).toEqual(
    new Set([
      '/home/login',
      '/a/core.js',
      '/a/shell.js',
      '/a/shell.css',
      '/a/sign-in.js',
      '/a/sign-in.css',
      '/a/own.js',
    ]),
  )
})

test('within the budget it passes; a file that crosses it fails, and is named', () => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  expect(reportSignInSize(portal())).toBe(true)
  sized('own.js', signInBudgetBytes)
  expect(reportSignInSize(portal())).toBe(false)
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/171\.4 kB {2}\/a\/own\.js/))
  said.mockRestore()
})

test('what makes calls has a budget of its own, without what the page has anyway', () => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  sized('calls.js', callsBudgetBytes)
  expect(reportSignInSize(portal())).toBe(true)
  sized('calls.js', callsBudgetBytes + 1)
  expect(reportSignInSize(portal())).toBe(false)
  expect(callsBudgetBytes).toBeLessThanOrEqual(45_000)
  said.mockRestore()
})

function sized(name: string, bytes: number) {
  writeFileSync(join(folder, `${name}.br`), Buffer.alloc(bytes))
}

const file = (name: string) => ({ url: `/a/${name}`, integrity: 'sha384-a' })

function parcel(slug: string, path: string, css: string[]) {
  const title = { 'zh-CN': '页', 'en-US': 'Page' }
  const route = { path, kind: 'default' as const, title, open: false, public: false }
  const declaration = { name: `@atrium/${slug}`, description: title, routes: [route] }
  return { declaration, version: '1', url: `/a/${slug}.js`, css: css.map(file) }
}

function portal(): AssembledPortal {
  return {
    revision: 'r',
    core: 'c1',
    importMap: {
      imports: { '@atrium/root-config': '/a/shell.js', [callsModule]: '/a/calls.js' },
      integrity: {},
      depcache: { '/a/sign-in.js': ['/a/own.js'], '/a/other.js': ['/a/own.js'] },
    },
    fileMap: file('map.json'),
    scripts: [file('core.js')],
    shell: '@atrium/root-config',
    hostScripts: [],
    localScripts: [],
    pdfScripts: [],
    shellCss: [file('shell.css')],
    parcels: [parcel('other', '/other', []), parcel('sign-in', '/home/login', ['sign-in.css'])],
    dependencies: {},
    folders: { '/a/': relative(root, folder) },
  }
}

test('C1: what a sign-in page may send is at most 171 kB', () => {
  expect(signInBudgetBytes).toBeLessThanOrEqual(171_000)
})
