import { readdirSync } from 'node:fs'
import { problems } from '../../../shared-utility/src/contract/problems.ts'
import { inRepository } from '../repository.ts'
import { withoutLeftOut } from './left-out.ts'

const folder = 'shared-utility/src/contract'

test('the browser’s problems keep their codes, and carry no words: the page’s dictionary has them', () => {
  const files = readdirSync(inRepository(folder)).filter((name) => name.startsWith('problems'))
  const sources = files.map((name) => withoutLeftOut(inRepository(folder, name)) ?? '').join('')
  for (const [code, problem] of Object.entries(problems)) {
    expect(sources).toContain(`  ${code}: `)
    expect(sources).not.toContain(problem['en-US'])
    expect(sources).not.toContain(problem['zh-CN'])
  }
})

test('what is not named is built as it stands', () => {
  expect(withoutLeftOut(inRepository('shared-utility/src/contract/call.ts'))).toBe(null)
})
