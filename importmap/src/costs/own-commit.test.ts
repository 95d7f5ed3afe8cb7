import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { changedWith } from './own-commit.ts'

const parent = mkdtempSync(path.join(tmpdir(), 'atrium-own-commit-'))
const folder = path.join(parent, 'whole')
afterAll(() => rmSync(parent, { recursive: true }))

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
const found = (place = folder) => changedWith('budget.json', place)

/** Git's commands of one step in one process. */
function git(...commands: string[]) {
  const person = ['-c user.name=Test', '-c user.email=test@example.com'].join(' ')
  const script = commands.map((command) => `git ${person} ${command}`).join(' && ')
  execFileSync('sh', ['-c', script], { cwd: parent, stdio: 'ignore' })
}

test('what was changed with a file is told: in its commit, and before that; a shallow clone says nothing wrong', () => {
  mkdirSync(folder)
  write('budget.json', '1')
  write('a.ts', '1')
  git('init -q whole', '-C whole add .', '-C whole commit -q -m First')

  write('budget.json', '2')
  write('b.ts', '1')
  expect(found()).toEqual(['b.ts'])
  git('-C whole add .', '-C whole commit -q -m Both', `clone -q --depth 1 file://${folder} shallow`)
  expect(found()).toEqual(['b.ts'])
  expect(found(path.join(parent, 'shallow'))).toEqual([])

  write('budget.json', '3')
  expect(found()).toEqual([])
  git('-C whole commit -q -a -m Alone')
  expect(found()).toEqual([])
})
