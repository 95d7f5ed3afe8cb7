import { globSync, readFileSync } from 'node:fs'
import { inRepository } from '../repository.ts'
import { withoutCallWords } from './call-words.ts'

const files = globSync(inRepository('shared-utility/src/contract/*/*.ts')).filter((file) => !file.endsWith('.test.ts'))

test('what browsers are sent of a call has neither title, summary, access nor problems, and all else stays in its line (R17)', () => {
  const odd = files.filter((file) => {
    const source = readFileSync(file, 'utf8')
    const sent = withoutCallWords(source)
    const rest = source.split('\n').filter((line, at) => line.trimEnd() !== sent.split('\n')[at]?.trimEnd())
    const isWords = (line: string) =>
      /^ {4}(?:title|summary|target|access|stepUpReason|ofContent|problems|doneAlready|once)[:,]|^ {6}(?:who|needs|while|session): |^ {6}(?:\.\.\.\w+(?:\[\d\]|\.\w+)?,$)|^ {6}['"`].*['"`],$|^ {4}[\]}],$/.test(
        line,
      )
    return (
      /^ {4}(?:title: \[|summary:|target[:,]|access:|stepUpReason[:,]|ofContent:|problems: \[|doneAlready: \[|once:)/m.test(
        sent,
      ) || !rest.every(isWords)
    )
  })
  expect(files.length).toBeGreaterThan(50)
  expect(odd).toEqual([])
})
