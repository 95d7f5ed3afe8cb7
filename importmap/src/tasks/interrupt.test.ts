import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { inRepository } from '../repository.ts'

/** A run of two steps: the first is a program that runs until it is ended. */
async function startRun(program: string) {
  const code = `
import { countReported } from '${inRepository('importmap/src/tasks/heard.ts')}'
import { runTool } from '${inRepository('importmap/src/tasks/run-node.ts')}'
import { runSteps } from '${inRepository('importmap/src/tasks/steps.ts')}'
// It says that it is there when all that it listens to is set.
const program = ${JSON.stringify(program)} + ";console.log('pid ' + process.pid + ';'); setInterval(() => {}, 1000)"
const unreported = { name: 'long', file: 'none.json', end: 'last words', countOf: () => ({ passed: 1, failed: 0 }) }
const run = async () => countReported({ ...unreported, code: await runTool(['--eval', program]) })
const long = { title: 'long', run }
const next = { title: 'next', run: async () => { console.log('next ran'); return { passed: 1, failed: 0 } } }
const { failed } = await runSteps([long, next])
process.exitCode = failed === 0 ? 0 : 1
`
  const run = spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const ended = once(run, 'close')
  while (!said.includes(';')) {
    if (run.exitCode !== null) throw new Error(`the run ended: ${said}`)
    await wait(10)
  }
  return { run, ended, told: () => said, pid: Number(/pid (\d+);/.exec(said)?.[1]) }
}

async function untilGone(pid: number) {
  while (isThere(pid)) await wait(10)
}

function isThere(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a signal ends the program of a step and the run, no other step begins, and the summary says so', async () => {
  const { run, ended, told, pid } = await startRun('')
  run.kill('SIGTERM')
  expect(await ended).toEqual([1, null])
  expect(isThere(pid)).toBe(false)
  expect(told()).toContain('SIGTERM: the run ends')
  expect(told()).toContain('FAILED  next: it did not run, since SIGTERM ended the run')
  expect(told()).not.toContain('next ran')
  expect(told()).toContain('SIGTERM ended it before it could report.')
  expect(told()).not.toContain('last words')
  expect(told()).toMatch(/0 passed, 2 failed\s*$/)
})

test('a second signal ends at once what does not end by the first', async () => {
  const { run, ended, told, pid } = await startRun("process.on('SIGTERM', () => console.log('heard'))")
  run.kill('SIGTERM')
  while (!told().includes('heard')) await wait(10)
  run.kill('SIGTERM')
  expect(await ended).toEqual([143, null])
  await untilGone(pid)
})

test('a tool whose run was killed ends by itself', async () => {
  const { run, pid } = await startRun('')
  run.kill('SIGKILL')
  await untilGone(pid)
})
