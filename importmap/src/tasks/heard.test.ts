import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { countReported, runHeard } from './heard.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'atrium-heard-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a tool that leaves no report is a failure with its status and its last words, which are also in its output', async () => {
  const [said, file] = ['said.txt', 'none.json'].map((name) => path.join(folder, name)) as [string, string]
  const output = openSync(said, 'w')
  const code = "console.error('no room left'); process.kill(process.pid, 'SIGKILL')"
  const heard = await runHeard(['--eval', code], { output, niceness: 0 })
  closeSync(output)
  const { failed, failures = [] } = countReported({
    name: 'server',
    file,
    ...heard,
    countOf: () => ({ passed: 1, failed: 0 }),
  })
  expect(failed).toBe(1)
  expect(failures[0]).toEqual({ test: 'server', said: expect.stringMatching(/^It ended with 137.*:\nno room left$/) })
  expect(readFileSync(said, 'utf8')).toBe('no room left\n')
})

test.each([
  { report: '{', code: 0, reason: /^It ended with 0 and left no report/ },
  { report: '{}', code: 1, reason: /^It ended with 1, though no test failed:\nlast words$/ },
])('a tool that ends with $code and reports $report is a failure with its reason', ({ report, code, reason }) => {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, report)
  const countOf = () => ({ passed: 1, failed: 0 })
  const { failed, failures = [] } = countReported({ name: 'server', file, code, end: 'last words', countOf })
  expect(failed).toBe(1)
  expect(failures[0]?.said).toMatch(reason)
})
