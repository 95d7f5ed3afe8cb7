import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { revisionsOf } from '../../../portal/revision/test/given-release.ts'
import { givenTool } from './test/given-tool.ts'

let tool: Awaited<ReturnType<typeof givenTool>>
beforeAll(async () => void (tool = await givenTool()))
afterAll(() => tool.close())

test('what cannot be imported ends with 1 and says why; what was asked wrongly ends with 2, and nothing is changed', async () => {
  const to = await tool.exported()
  const bytes = await readFile(path.join(tool.folder, 'portal.zip'))
  await writeFile(path.join(tool.folder, 'cut.zip'), bytes.subarray(0, bytes.length - 20))
  const before = (await revisionsOf(to.server)).length
  const refused = await tool.atrium(to, 'import', 'cut.zip', '--reason', 'x')
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('cut short')])
  const wrong = [
    await tool.atrium(to, 'import', 'portal.zip'),
    await tool.atrium(to, 'import', 'none.zip', '--reason', 'x'),
    await tool.atrium(to, 'export'),
  ]
  expect(wrong.map(({ code }) => code)).toEqual([2, 2, 2])
  expect((await tool.atrium(tool.from, 'export', 'x.zip', '--revision', '999')).code).toBe(1)
  expect((await revisionsOf(to.server)).length).toBe(before)
})
