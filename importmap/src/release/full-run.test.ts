import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { beginFullRun, refuseWithoutFullRun } from './full-run.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'full-run-'))
  write('.gitignore', '.cache/\n')
  write('server/package.json', manifest('0.1.0'))
  git('init --quiet')
  commit('First')
})
afterAll(() => rmSync(folder, { recursive: true }))

const person = '-c user.name=Test -c user.email=test@example.com'

/** It runs in one process, which the budget counts. */
function git(...commands: string[]) {
  execFileSync('sh', ['-c', commands.map((command) => `git ${person} ${command}`).join(' && ')], { cwd: folder })
}

function commit(subject: string) {
  git('add .', `commit --quiet --allow-empty -m '${subject}'`)
}

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

function manifest(version: string, dependencies = {}) {
  return JSON.stringify({ name: '@atrium/server', version, dependencies }, null, 2)
}

function runWhole(count: { passed: number; failed: number }) {
  return beginFullRun(folder)(count)
}

function note(count: { passed: number; failed: number }) {
  const all = { commit: 'HEAD', ...count, endedAt: new Date().toISOString() }
  write('.cache/full-run.json', JSON.stringify(all))
}

const none = /no full run/
const release = () => refuseWithoutFullRun(folder)

test('a release is refused before any full run, and of a commit that came after it', () => {
  expect(release).toThrow(none)
  expect(runWhole({ passed: 9, failed: 0 })).toBeNull()
  release()
  write('server/a.ts', '')
  commit('Second')
  expect(release).toThrow(none)
})

test('a release is refused where the full run failed', () => {
  runWhole({ passed: 8, failed: 1 })
  expect(release).toThrow(/1 tests failed/)
})

test('a full run that does not end leaves no result of the one before', () => {
  note({ passed: 9, failed: 0 })
  beginFullRun(folder)
  expect(release).toThrow(none)
})

test('a full run of files that were not committed counts for no commit', () => {
  write('draft.ts', '')
  expect(runWhole({ passed: 9, failed: 0 })).toMatch(/differ/)
  rmSync(path.join(folder, 'draft.ts'))
  expect(release).toThrow(none)
})

test('a commit that is made while a full run is under way is not what was tested', () => {
  const end = beginFullRun(folder)
  write('server/a.ts', '1')
  commit('Third')
  expect(end({ passed: 9, failed: 0 })).toMatch(/meanwhile/)
  expect(release).toThrow(none)
})

test.each([
  { passed: 0, failed: 0 },
  { passed: 9, failed: -1 },
])('a result of $passed passed and $failed failed is none', (count) => {
  note({ passed: 1, failed: 0 })
  release()
  note(count)
  expect(release).toThrow(none)
})

test('a note that is cut short is none', () => {
  write('.cache/full-run.json', '{ "commit":')
  expect(release).toThrow(none)
})

test('the versions and changelogs that a release writes need no other full run, a changed dependency does', () => {
  runWhole({ passed: 9, failed: 0 })
  write('server/package.json', manifest('0.2.0'))
  write('server/CHANGELOG.md', '## 0.2.0')
  commit('Publish new versions')
  release()
  write('server/package.json', manifest('0.2.0', { pg: '1.0.0' }))
  commit('Use another driver')
  expect(release).toThrow(none)
})
