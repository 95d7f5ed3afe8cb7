import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { inRepository } from '../repository.ts'
import { countOfJest, countOfStories } from './failures.ts'

// Inside the repository, where the tools themselves are found.
const folder = mkdtempSync(inRepository('.cache/failures-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(file: string, program: string, args: readonly string[]): unknown {
  // Playwright refuses to run inside of jest.
  const { JEST_WORKER_ID: _, ...outside } = process.env
  const env = { ...outside, PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: '1' }
  spawnSync(process.execPath, [inRepository(program), ...args], { cwd: folder, env, encoding: 'utf8' })
  return JSON.parse(readFileSync(file, 'utf8'))
}

test('of jest: each test that failed or shows nothing by its file and name, and a file that could not be read or tidied up', () => {
  const fails = `test('holds', () => {})\ntest('two is three', () => expect(2).toBe(3))`
  writeFileSync(path.join(folder, 'fails.test.js'), fails)
  writeFileSync(path.join(folder, 'odd.test.js'), 'this is no script')
  const idle = `test.skip('one', () => {})\ntest.todo('two')\ntest.failing('three', () => { throw new Error('no') })
describe.skip('group', () => { test('four', () => {}) })`
  writeFileSync(path.join(folder, 'idle.test.js'), idle)
  const untidy = `afterAll(() => { throw new Error('nobody stops it') })\ntest('holds', () => {})`
  writeFileSync(path.join(folder, 'untidy.test.js'), untidy)
  writeFileSync(path.join(folder, 'jest.config.json'), JSON.stringify({ rootDir: folder }))
  const file = path.join(folder, 'jest.json')
  const config = path.join(folder, 'jest.config.json')
  const args = ['--config', config, '--json', `--outputFile=${file}`, '--testRegex', '.*\\.test\\.js$']
  const { failed, failures = [] } = countOfJest(report(file, 'node_modules/jest/bin/jest.js', args))
  const sorted = failures.toSorted((a, b) => a.test.localeCompare(b.test))
  expect(sorted.map(({ test }) => test.slice(folder.length + 1))).toEqual([
    'fails.test.js: two is three',
    ...['group four', 'one', 'three', 'two'].map((name) => `idle.test.js: ${name}`),
    'odd.test.js',
    'untidy.test.js',
  ])
  expect(failed).toBe(7)
  expect(sorted[6]?.said).toContain('nobody stops it')
  expect(sorted[0]?.said).toContain('Expected: 3\nReceived: 2')
  expect(sorted[0]?.said).toBe(stripVTControlCharacters(sorted[0]?.said ?? ''))
  expect(sorted[0]?.said).not.toMatch(/\n\s+at /)
})

test('of Playwright: each story that failed or shows nothing, by project, file, line and name, and none that passed or is left out', () => {
  const story = `const { test, expect } = require('@playwright/test')
test.describe('a group', () => { test('two is three', () => expect(2).toBe(3)) })
test('holds', () => {})
test.fixme('later', () => {})
test.fail('never', () => expect(2).toBe(3))
test('left out', { tag: '@other' }, () => {})`
  writeFileSync(path.join(folder, 'a.spec.js'), story)
  writeFileSync(
    path.join(folder, 'playwright.config.js'),
    `module.exports = { testDir: '.', testMatch: '*.spec.js', projects: [{ name: 'wide', grepInvert: /@other/ }] }`,
  )
  writeFileSync(path.join(folder, 'package.json'), '{}')
  const file = path.join(folder, 'stories.json')
  const {
    passed,
    failed,
    failures = [],
  } = countOfStories(
    report(file, 'node_modules/@playwright/test/cli.js', ['test', '--reporter=json', '--config', folder]),
  )
  expect({ passed, failed }).toEqual({ passed: 1, failed: 3 })
  expect(failures.map(({ test: name }) => name)).toEqual(
    ['2 two is three', '4 later', '5 never'].map((name) => `[wide] a.spec.js:${name}`),
  )
  expect(failures[0]?.said).toContain('Expected: 3')
})
