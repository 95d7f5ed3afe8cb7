import { execFile } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { artifact } from '@atrium/shared-utility/contract'
import { inRepository } from '../repository.ts'
import { givenProject, told } from './test/given-project.ts'
import { runHere } from './test/run-here.ts'

// Built by the tool as teams run it, against what a portal says.
let project: Awaited<ReturnType<typeof givenProject>>
let folder = ''
beforeEach(async () => {
  project = await givenProject({
    'src/main.tsx': source,
    'src/messages/en-US.json': '{ "title": "{count, plural, one {# page} other {# pages}}" }',
    'src/messages/zh-CN.json': '{ "title": "{count} 页" }',
  })
  folder = project.folder
})
afterEach(() => project.close())
const write: typeof project.write = (file, text) => project.write(file, text)
const atrium: typeof project.atrium = (...args) => project.atrium(...args)

test('a parcel of a team is built in its own folder, with a manifest that says what it needs of the portal', async () => {
  const { code, printed } = await inProcess('build', '--json')
  expect([code, printed.ok]).toEqual([0, true])
  const manifest = artifact.parse(JSON.parse(await readFile(path.join(folder, 'dist/artifact.json'), 'utf8')))
  expect(manifest).toMatchObject({
    slug: 'probe',
    kind: 'parcel',
    version: '1.2.3',
    declaration: { name: '@team/probe' },
    exports: { '@team/probe': ['mount'] },
    needs: { react: '^19.3.1', '@mui/material': '^9.5.0' },
    uses: { react: ['useState'], '@atrium/base/mui': ['Button'] },
  })
  const files = (await readdir(path.join(folder, 'dist'))).filter((name) => name !== 'artifact.json')
  expect(new Set(files)).toEqual(new Set(Object.keys(manifest.files)))
  for (const file of files)
    expect(await readFile(path.join(folder, 'dist', file), 'utf8')).toMatch(/^System\.register\(\[/)
})

test('the program ends with 2 where it was asked wrongly, and says how to ask', async () => {
  expect(await inProcess('bild')).toMatchObject({ code: 2, said: expect.stringMatching(/^There is no "bild"/) })
})

test('the same source makes the same parcel', async () => {
  const [one, other] = [await atrium('build', '--json'), await atrium('build', '--json')]
  expect(other.printed).toEqual(one.printed)
})

test('files of a framework are compiled by what the team has installed, styles and all', async () => {
  await write('src/main.tsx', "import page from './Page.vue'\nexport const mount = () => page")
  await write('src/Page.vue', 'a page')
  const place = 'node_modules/@vitejs/plugin-vue'
  await write(`${place}/package.json`, '{ "name": "@vitejs/plugin-vue", "type": "module", "exports": "./index.js" }')
  await write(`${place}/index.js`, compiler)
  expect((await atrium('build')).code).toBe(0)
  const files = await readdir(path.join(folder, 'dist'))
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, 'dist', file), 'utf8')))
  expect(texts.filter((text) => /compiled a page/.test(text))).toHaveLength(1)
  expect(texts.filter((text) => text === '@layer parcel{@scope ([data-parcel="probe"]){h1{color:red}}}')).toHaveLength(
    1,
  )
  await rm(path.join(folder, place), { recursive: true })
  expect((await atrium('build')).code).toBe(1)
})

test('what the portal does not share is refused with exit code 1, in a sentence that names it', async () => {
  await write('src/main.tsx', "import { useEffectEvent } from 'react'\nexport const mount = useEffectEvent")
  const { code, printed } = await atrium('build', '--json')
  expect([code, printed.ok]).toEqual([1, false])
  expect(printed.refused[0]).toMatch(/imports useEffectEvent from 'react', which the shared set does not export/)
})

test('what cannot be read is told in plain words, also to a program and to a file', async () => {
  await write('src/main.tsx', 'export const mount: = 3')
  const { code, printed } = await atrium('build', '--json')
  expect(code).toBe(1)
  expect(printed.refused[0]).toMatch(/main\.tsx/)
  expect(printed.refused[0]).toBe(stripVTControlCharacters(printed.refused[0] ?? ''))
})

test('check says what the gate finds, in the language that is asked for, and ends with 1 when it refuses', async () => {
  const { code, said } = await atrium('check', '--paths', '/other', '--lang', 'zh-CN')
  expect(code).toBe(1)
  expect(said).toMatch(/refused {2}入口没有导出 bootstrap, unmount/)
  expect(said).toMatch(/路由 \/probe 不在允许的路径内（\/other）/)
  const { printed } = await atrium('check', '--json')
  expect(printed.findings.map((finding) => finding.code)).toEqual(['lifecycleMissing'])
  expect(printed.unchecked).toEqual([expect.stringMatching(/--paths/)])
})

test('a portal that does not answer keeps no team from building what was built before, and is told', async () => {
  expect((await atrium('build', '--json')).code).toBe(0)
  project.portal.close()
  const { code, said } = await atrium('build')
  expect(code).toBe(0)
  expect(said).toMatch(/does not answer.*Built against what it shared when it last answered/)
  await rm(path.join(folder, '.atrium'), { recursive: true })
  expect((await atrium('build')).code).toBe(1)
})

test.each([
  [['bild'], /^There is no "bild"\. Is it build\? "atrium --help" lists what there is\.\n$/],
  [[], /What shall be done/],
  [['build', '--fast'], /^There is no option --fast\. "atrium --help" lists what there is\.\n$/],
  [['check', '--path', '/crm'], /There is no option --path\. Is it --paths\?/],
  [['release', '--percent', '5'], /"atrium release" takes no --percent\. It belongs to "atrium rollout"\./],
  [['rollback', '0.9.0'], /"atrium rollback" takes no "0\.9\.0": the version is the last good one/],
  [['check', '--paths'], /--paths.*argument missing/],
  [['check', '--paths', '/crm,tax'], /^"tax" is no path\. Each begins with "\/"/],
  [['build', '--portal', 'here'], /no address of a portal/],
  [['create', 'hello'], /"hello" cannot be a parcel's name.*@team\/hello/],
  [['create', '@team/hello'], /Which portal is it for/],
  [['check', '--lang', 'fr'], /not "fr"/],
  [['test'], /Jest is not installed here/],
  [['release'], /ATRIUM_DEPLOY_TOKEN/],
])('asked wrongly (%j) it says how to ask, and ends with 2', async (args, sentence) => {
  const { code, said } = await atrium(...args)
  expect(code).toBe(2)
  expect(said).toMatch(sentence)
})

test('a token of the platform is taken for none of a parcel, and said to be one', async () => {
  const { code, err } = await runHere(['release'], folder, { ATRIUM_DEPLOY_TOKEN: 'atrium_platform_one' })
  expect([code, err]).toEqual([2, expect.stringMatching(/has a platform token\. A team needs the deploy token of/)])
})

const source = `import { useState } from 'react'
import { Button } from '@mui/material'
import words from './messages/en-US.json'
export const mount = () => [useState(words.title), Button]
`

/** What a framework's own does: of a file a module and a style sheet. */
const compiler = `export default () => ({
  name: 'compiler',
  resolveId: (id) => (id === 'page.css' ? '\\0page.css' : null),
  load: (id) => (id === '\\0page.css' ? 'h1{color:red}' : null),
  transform: (text, id) =>
    id.endsWith('.vue') ? "import 'page.css'; export default " + JSON.stringify('compiled ' + text) : null,
})
`

/** As teams start it. */
function inProcess(...args: string[]) {
  const cli = inRepository('importmap/src/tool/cli.ts')
  return new Promise<ReturnType<typeof told>>((resolve) => {
    execFile(process.execPath, [cli, ...args], { cwd: folder }, (error, out, err) =>
      resolve(told(args, { code: typeof error?.code === 'number' ? error.code : 0, out, err })),
    )
  })
}
