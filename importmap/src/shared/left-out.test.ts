import { problems } from '../../../shared-utility/src/contract/problems.ts'
import { inRepository } from '../repository.ts'
import { withoutLeftOut } from './left-out.ts'

test('the browser’s problems keep their codes and fields, and carry no words: the page’s dictionary has them', () => {
  const source = withoutLeftOut(inRepository('shared-utility/src/contract/problems.ts'))
  for (const [code, problem] of Object.entries(problems)) {
    expect(source).toContain(`${code}: `)
    expect(source).not.toContain(problem['en-US'])
    expect(source).not.toContain(problem['zh-CN'])
  }
})

test('what is not named is built as it stands', () => {
  expect(withoutLeftOut(inRepository('shared-utility/src/contract/call.ts'))).toBe(null)
})
