import { expect, test } from '@jest/globals'
import { staleness } from './stale.ts'

const page = { file: 'docs/api/ui.txt', command: 'npm run generate -- api' }
const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`)

test('a page that is as it is written now is not stale', () => {
  expect(staleness({ ...page, kept: 'a\n', written: 'a\n' })).toBeNull()
})

test('a stale page is named with its first lines that differ and the command that writes it', () => {
  const kept = lines(500)
  const written = kept.with(3, 'another')
  expect(staleness({ ...page, kept: kept.join('\n'), written: written.join('\n') })).toBe(
    'docs/api/ui.txt is stale from line 4 on, and npm run generate -- api writes it:\n- line 3\n+ another',
  )
  const longer = [...lines(2), 'new', ...lines(500).slice(2), 'last']
  expect(staleness({ ...page, kept: kept.join('\n'), written: longer.join('\n') })).toMatch(
    /line 3 .*\n\+ new\n\+ last$/,
  )
})

test('of a page that differs in all of its lines a few are told', () => {
  const said = staleness({ ...page, kept: lines(900).join('\n'), written: '' })
  expect(said?.split('\n').length).toBeLessThan(10)
})
