import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { givenProject } from './test/given-project.ts'

let project: Awaited<ReturnType<typeof givenProject>>
afterEach(() => project.close())

test('upgrade puts what the portal has now into package.json, adds nothing, and says what to do next (R16)', async () => {
  project = await givenProject({})
  const { url } = project.portal
  const before = {
    name: 'probe',
    version: '1.2.3',
    atrium: { portal: url },
    dependencies: { react: '18.3.1', lodash: '4.17.21' },
    devDependencies: { '@atrium/parcel': `${url}/sdk/atrium-parcel-0.1.0-hold.tgz` },
  }
  await project.write('package.json', JSON.stringify(before, null, 4))
  const { code, said } = await project.atrium('upgrade')
  expect([code, said]).toEqual([0, expect.stringMatching(/react: 19\.3\.1\n.*npm install && npm test/s)])
  const kit = { '@atrium/parcel': `${url}/sdk/atrium-parcel-1.4.0-habc.tgz` }
  const after = { ...before, dependencies: { react: '19.3.1', lodash: '4.17.21' }, devDependencies: kit }
  expect(await readFile(path.join(project.folder, 'package.json'), 'utf8')).toBe(`${JSON.stringify(after, null, 4)}\n`)
  expect((await project.atrium('upgrade')).said).toMatch(/^package\.json has what http.* has now\.\n$/)
})
