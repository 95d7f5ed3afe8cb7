import vm from 'node:vm'
import { afterEach, expect, test } from '@jest/globals'
import { givenProject } from './test/given-project.ts'

// Sources as teams have them before they have heard of the portal (R14).
let project: Awaited<ReturnType<typeof givenProject>>
afterEach(() => project.close())

const lifecycles = 'export const bootstrap = async () => null\nexport const unmount = bootstrap\n'

test.each([
  ['an entry in plain JavaScript', { 'src/main.js': `${lifecycles}export const mount = bootstrap` }, /mount/],
  ['an entry in JSX', { 'src/main.jsx': `${lifecycles}export const mount = async () => <p>drawn</p>` }, /drawn/],
  ['JSX in .js', { 'src/main.js': `${lifecycles}export const mount = async () => <p>drawn</p>` }, /jsx.*drawn/],
  [
    'imports by @/',
    {
      'src/main.js': `${lifecycles}export { mount } from '@/in/mount'`,
      'src/in/mount.js': 'export const mount = () => "at"',
    },
    /"at"|`at`/,
  ],
  [
    'an entry of another name',
    {
      'src/team-probe.js': `${lifecycles}export const mount = () => 'named'`,
      'package.json': JSON.stringify({ version: '1.2.3', atrium: { entry: 'src/team-probe.js' } }),
    },
    /named/,
  ],
  [
    'a System module',
    {
      'src/main.js': `'use strict'; System.register(['react'], function (_export, _context) { let state
        return { setters: [(module) => { state = module.useState }], execute() {
          _export('bootstrap', async () => _context.import('./later.js'))
          _export({ mount: async () => state, unmount: async () => 'gone' }) } } })`,
      'src/later.js': 'export const later = "later"',
    },
    /gone/,
  ],
  [
    'what webpack makes a System module of',
    {
      'src/main.js': `System.register(["react"],(function(__WEBPACK_DYNAMIC_EXPORT__,e){var n={};return{setters:[function(e){n.useState=e.useState}],
        execute:function(){__WEBPACK_DYNAMIC_EXPORT__((()=>{var r={};r.mount=async()=>n;r.bootstrap=r.unmount=async()=>"packed";return r})())}}}));`,
    },
    /packed/,
  ],
])('an existing parcel with %s is built, and passes the gate', async (_, files, text) => {
  project = await givenProject(files)
  const { code, said } = await project.atrium('check', '--portal', project.portal.url)
  expect([code, said]).toEqual([0, expect.stringMatching(/probe 1\.2\.3 passes the gate/)])
  const built = await project.built()
  expect(built.join('')).toMatch(text)
  for (const one of built) expect(one).toMatch(/^System\.register\(\[/)
})

test('a System module of a parcel exports the life cycles that it registers, and works', async () => {
  const source = `System.register([], (give) => ({ setters: [], execute() {
    give('bootstrap', async () => 'b'); give({ mount: async () => 'm', unmount: async () => 'u' }) } }))`
  project = await givenProject({ 'src/main.js': source })
  expect((await project.atrium('build')).code).toBe(0)
  const [code = ''] = await project.built()
  const exported: Record<string, () => Promise<string>> = {}
  const give = (name: string, value: () => Promise<string>) => void (exported[name] = value)
  const System = {
    register: (_names: [], declare: (export_: typeof give, context: object) => { execute: () => void }) =>
      declare(give, { meta: {} }).execute(),
  }
  vm.runInNewContext(code, { System })
  expect([await exported['mount']?.(), await exported['unmount']?.()]).toEqual(['m', 'u'])
})

test('where there is no first file the tool says how to name it', async () => {
  project = await givenProject({ 'src/app.js': '' })
  const { code, said } = await project.atrium('build')
  expect(code).toBe(1)
  expect(said).toMatch(/no .*src\/main\.tsx \(or .*\.js.*"entry": "src\/stock\.js"/)
})
