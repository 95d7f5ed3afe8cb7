import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { inRepository, repository } from '../repository.ts'
import { looksLikeTest } from './looks-like-test.ts'

/** Those of teams run by the public tool, outside of the repository; stories are what Playwright finds in their folder. */
const takenElsewhere = /^(importmap\/(templates|examples)|e2e\/parcels)\/|^e2e\/stories\/.*\.(spec|test)\.[cm]?[jt]sx?$/

test('every file that looks like a test is taken by a project of Jest or is a story', () => {
  // As .gitignore has it.
  const exclude = ['**/{node_modules,dist,data,coverage}']
  const all = globSync('{*,*/**/*}.{ts,tsx,mts,cts,js,jsx,mjs,cjs}', { cwd: repository, exclude })
  expect(all.length).toBeGreaterThan(1000)
  const listed = testsOfJest()
  const tests = all.filter((file) => looksLikeTest(file, () => readFileSync(inRepository(file), 'utf8')))
  expect(tests.filter((file) => !listed.has(path.join(repository, file)) && !takenElsewhere.test(file))).toEqual([])
})

test.each([
  ['shared-utility/src/x.test.ts', ''],
  ['server/src/portal/x.test.tsx', ''],
  ['server/src/portal/x.spec.ts', ''],
  ['e2e/src/__tests__/x.mjs', ''],
  ['bench/src/figures.ts', "import { test } from '@jest/globals'\n\ntest.each([1])('%s', () => {})"],
])('%s looks like a test', (file, code) => {
  expect(looksLikeTest(file, () => code)).toBe(true)
})

test.each([
  ['server/src/test/rank-test.ts', "export function rankTest() {\n  test('x', () => {})\n}"],
  ['docs/tests.md', "test('x', () => {})"],
])('%s does not look like a test', (file, code) => {
  expect(looksLikeTest(file, () => code)).toBe(false)
})

/** Those of the full run among them. */
function testsOfJest() {
  const args = ['--experimental-vm-modules', inRepository('node_modules/jest/bin/jest.js'), '--listTests']
  const env = { ...process.env, TEST_FULL: '1' }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: repository, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`jest --listTests ended with ${status}: ${stderr}`)
  return new Set(stdout.trim().split('\n'))
}
