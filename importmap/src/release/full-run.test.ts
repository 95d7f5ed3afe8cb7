import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { noteFullRun, refuseWithoutFullRun } from './full-run.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'full-run-'))
  git('init', '--quiet')
  writeFileSync(path.join(folder, '.gitignore'), '.cache/\n')
  commit('First')
})
afterEach(() => rmSync(folder, { recursive: true }))

function git(...args: string[]) {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  execFileSync('git', [...who, ...args], { cwd: folder })
}

function commit(subject: string) {
  git('add', '.')
  git('commit', '--quiet', '--allow-empty', '-m', subject)
}

test('a release is refused before any full run, and of a commit that came after it', () => {
  expect(() => refuseWithoutFullRun(folder)).toThrow(/no full run/)
  noteFullRun({ passed: 9, failed: 0 }, folder)
  refuseWithoutFullRun(folder)
  commit('Second')
  expect(() => refuseWithoutFullRun(folder)).toThrow(/no full run/)
})

test('a release is refused where the full run failed', () => {
  noteFullRun({ passed: 8, failed: 1 }, folder)
  expect(() => refuseWithoutFullRun(folder)).toThrow(/1 tests failed/)
})

test('a full run of files that were not committed counts for no commit', () => {
  writeFileSync(path.join(folder, 'draft.ts'), '')
  noteFullRun({ passed: 9, failed: 0 }, folder)
  expect(() => refuseWithoutFullRun(folder)).toThrow(/no full run/)
})
