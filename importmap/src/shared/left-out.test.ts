import { globSync, readFileSync } from 'node:fs'
import { inRepository } from '../repository.ts'
import { withoutSummaries } from './left-out.ts'

const files = globSync(inRepository('shared-utility/src/contract/*/*.ts')).filter((file) => !file.endsWith('.test.ts'))

test('what browsers are sent of a call says nothing of what it is for, and all else stays in its line (R17)', () => {
  const odd = files.filter((file) => {
    const source = readFileSync(file, 'utf8')
    const sent = withoutSummaries(source)
    const rest = source.split('\n').filter((line, at) => line !== sent.split('\n')[at])
    return (
      /^ {4}summary: *(?:['"`]|$)/m.test(sent) || rest.some((line) => !/^ {4}summary:|^ {6}['"`].*['"`],$/.test(line))
    )
  })
  expect(files.length).toBeGreaterThan(50)
  expect(odd).toEqual([])
})
