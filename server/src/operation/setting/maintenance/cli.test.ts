import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const cli = path.join(import.meta.dirname, 'cli.ts')
const usage = 'Usage: npm run maintenance -- on [--minutes 30] [--reason "…"] | off\n'

test('the tool says how it is used where it is asked, and where it is not understood, without a stack', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--no-warnings', cli, '--help'], { encoding: 'utf8' })
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: usage, stderr: '' })
  const wrong = spawnSync(process.execPath, ['--no-warnings', cli, 'on', '--soon'], { encoding: 'utf8' })
  expect([wrong.status, wrong.stderr]).toEqual([2, usage])
})
