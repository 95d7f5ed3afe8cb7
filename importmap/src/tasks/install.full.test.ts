import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Where `npm install` would write; it takes its time, and notes when it begins and ends.
const fakeNpm = `
const fs = require('fs')
if (process.argv[2] === '--version') return console.log('11.0.0')
fs.appendFileSync('npm.log', 'begin ')
fs.appendFileSync('options.log', process.argv.find((word) => /=dev$/.test(word)) + ' ')
fs.mkdirSync('node_modules', { recursive: true })
const done = () => { fs.appendFileSync('npm.log', 'end '); process.exit(0) }
const watch = setInterval(() => fs.existsSync('go') && done(), 5)
`
const fakeTasks = `console.log('started')`

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'atrium-install-'))
  mkdirSync(join(root, 'importmap/bin'), { recursive: true })
  for (const file of ['run.cjs', 'lock.cjs', 'installed.cjs'])
    copyFileSync(join(import.meta.dirname, '../../bin', file), join(root, 'importmap/bin', file))
  writeFileSync(join(root, 'importmap/bin/tasks.mjs'), fakeTasks)
  writeFileSync(join(root, 'package-lock.json'), '{}')
  writeFileSync(join(root, 'npm-cli.cjs'), fakeNpm)
})
afterEach(() => rmSync(root, { recursive: true }))

function start(task = 'start') {
  const env = { PATH: process.env.PATH, npm_execpath: join(root, 'npm-cli.cjs') }
  const child = spawn(process.execPath, ['importmap/bin/run.cjs', task], { cwd: root, env })
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  const ended = once(child, 'close')
  return { child, ended, said: () => said }
}

const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '')

async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}

test('V10: of two starts at once in a fresh clone one installs, the other waits, and both start', async () => {
  const both = [start(), start()]
  await until(() => read('npm.log') !== '' && both.some(({ said }) => said().includes('Waiting for process')))
  writeFileSync(join(root, 'go'), '')
  for (const { ended } of both) expect(await ended).toEqual([0, null])
  expect(read('npm.log')).toBe('begin end ')
  for (const { said } of both) expect(said()).toMatch(/started\n$/)
})

test('V10: an installation whose start was killed goes on alone, and the next start waits for it', async () => {
  const first = start()
  await until(() => read('npm.log') === 'begin ')
  first.child.kill('SIGKILL')
  const second = start()
  await until(() => second.said().includes('Waiting for process'))
  writeFileSync(join(root, 'go'), '')
  expect(await second.ended).toEqual([0, null])
  // It saw no process note that all is installed, so it made sure.
  expect(read('npm.log')).toBe('begin end begin end ')
  expect(second.said()).toMatch(/started\n$/)
})

test('C4: a first start installs no development packages, and the first task that needs them installs the rest', async () => {
  writeFileSync(join(root, 'go'), '')
  for (const task of ['start', 'start', 'test', 'start', 'build']) expect(await start(task).ended).toEqual([0, null])
  expect(read('options.log')).toBe('--omit=dev --include=dev ')
})

test('C4: what was installed whole stays whole when the lockfile changes, and what was not stays small', async () => {
  writeFileSync(join(root, 'go'), '')
  await start('start').ended
  writeFileSync(join(root, 'package-lock.json'), '{ "changed": 1 }')
  await start('start').ended
  await start('check').ended
  writeFileSync(join(root, 'package-lock.json'), '{ "changed": 2 }')
  await start('start').ended
  expect(read('options.log')).toBe('--omit=dev --omit=dev --include=dev --include=dev ')
})

test('packages that a person installed by hand are not made fewer (C4)', async () => {
  writeFileSync(join(root, 'go'), '')
  mkdirSync(join(root, 'node_modules'))
  await start('start').ended
  expect(read('options.log')).toBe('--include=dev ')
})
