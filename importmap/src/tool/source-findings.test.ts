import { afterEach, expect, test } from '@jest/globals'
import { givenProject } from './test/given-project.ts'

// What a team's folder tells, and the portal never sees (R15).
let project: Awaited<ReturnType<typeof givenProject>>
afterEach(() => project.close())

const lifecycles = 'export const bootstrap = async () => null\nexport const unmount = bootstrap\n'
const good = `${lifecycles}import { useState } from 'react'\nexport const mount = useState`

test('another React than the portal’s is told by check in a sentence, with what to install (R15)', async () => {
  project = await givenProject({
    'src/main.tsx': good,
    'node_modules/react/package.json': '{ "name": "react", "version": "18.3.1", "main": "index.js" }',
    'node_modules/react/index.js': '',
  })
  const { code, said } = await project.atrium('check')
  expect(code).toBe(0)
  expect(said).toMatch(
    /noted {2}This folder has react 18\.3\.1; in the portal it runs with react 19\.3\.1\. Install react@19/,
  )
})

test('a text that one language lacks is told by check with its file and key, in both languages of the tool (R15)', async () => {
  project = await givenProject({
    'src/main.tsx': good,
    'src/messages/zh-CN.json': '{ "title": "标题" }',
    'src/messages/en-US.json': '{ "title": "Title", "greeting": "Hello" }',
    'src/list/messages/en-US.json': '{ "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6" }',
  })
  const { code, said } = await project.atrium('check')
  expect(code).toBe(0)
  expect(said).toMatch(/src\/messages\/zh-CN\.json lacks 1 texts that the other language has: greeting\./)
  expect(said).toMatch(/src\/list\/messages\/zh-CN\.json lacks 6 texts .*: one, two, three, four, five, …\./)
  expect((await project.atrium('check', '--lang', 'zh-CN')).said).toMatch(/缺少 1 个文字：greeting/)
})

test.each([
  [
    'a package',
    "import x from 'lodash/get'",
    /src\/main\.tsx imports "lodash\/get", which is neither installed .* npm install lodash\. /,
  ],
  ['a file', "import x from './gone'", /probe: \S*src\/main\.tsx:1:15: Could not resolve '\.\/gone'/],
  ['a syntax error', 'const x: = 3', /probe: \S*src\/main\.tsx:1:10: Unexpected token/],
])(
  'what does not build, %s, is told with its place first, and without the bundler’s own words (R15)',
  async (_, line, told) => {
    project = await givenProject({ 'src/main.tsx': `${line}\nexport const mount = x` })
    const { code, said } = await project.atrium('check')
    expect(code).toBe(1)
    expect(said).toMatch(told)
    expect(said).not.toMatch(/rolldown|vite|Build failed|^\s+at /im)
  },
)

test('a name that the portal does not share is told with both versions (R15)', async () => {
  project = await givenProject({
    'src/main.tsx': `${lifecycles}import { useEffectEvent } from 'react'\nexport const mount = useEffectEvent`,
    'node_modules/react/package.json': '{ "name": "react", "version": "20.0.0" }',
  })
  const { said } = await project.atrium('check')
  expect(said).toMatch(
    /imports useEffectEvent from 'react'.* The portal has react 19\.3\.1, and this folder has 20\.0\.0\./,
  )
  expect(said).not.toMatch(/importmap\/src/)
})

test('a version with ten digits is told by check, before anything is uploaded (R15)', async () => {
  project = await givenProject({ 'src/main.tsx': good })
  await project.write(
    'package.json',
    JSON.stringify({ version: '1.0.1760500000', atrium: { portal: project.portal.url } }),
  )
  const { code, said } = await project.atrium('check')
  expect(code).toBe(1)
  expect(said).toMatch(/refused {2}The version 1\.0\.1760500000 cannot be used: it has three numbers of nine digits/)
})
