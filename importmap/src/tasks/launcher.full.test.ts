import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Ends as the server does: a while after it was told to, and with status 0.
const fakeTasks = `
import { appendFileSync } from 'node:fs'
const note = (word) => appendFileSync('signals.log', word + ' ')
process.on('SIGTERM', () => { note('SIGTERM'); setTimeout(() => { note('ended'); process.exit(0) }, 300) })
console.log('pid ' + process.pid)
setInterval(() => {}, 1000)
`
const repository = join(import.meta.dirname, '../../..')
const lockfile = '{}'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'atrium-launcher-'))
  mkdirSync(join(root, 'importmap/bin'), { recursive: true })
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true })
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'))
  for (const file of ['run.cjs', 'lock.cjs', 'installed.cjs'])
    copyFileSync(join(repository, 'importmap/bin', file), join(root, 'importmap/bin', file))
  const { scripts }: { scripts: object } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'fake', version: '1.0.0', scripts }))
  writeFileSync(join(root, 'importmap/bin/tasks.mjs'), fakeTasks)
  writeFileSync(join(root, 'package-lock.json'), lockfile)
  writeFileSync(join(root, 'node_modules/.atrium-lock'), createHash('sha256').update(lockfile).digest('hex'))
})
afterEach(() => rmSync(root, { recursive: true }))

async function npmStart() {
  const npm = spawn('npm', ['start'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
  let said = ''
  npm.stdout.on('data', (chunk) => (said += String(chunk)))
  const ended = once(npm, 'exit')
  while (!/^pid \d+$/m.test(said)) {
    if (npm.exitCode !== null) throw new Error(`npm ended: ${said}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return { npm, ended, server: Number(/^pid (\d+)$/m.exec(said)?.[1]) }
}

const heard = () => readFileSync(join(root, 'signals.log'), 'utf8')

async function untilGone(pid: number) {
  while (isThere(pid)) await new Promise((resolve) => setTimeout(resolve, 10))
}

function isThere(pid: number) {
  return (
    spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
      .stdout.trim()
      .match(/^[^ZX]/) !== null
  )
}

test('U12: SIGTERM to the process that npm start made ends the server, and npm waits for it', async () => {
  const { npm, ended } = await npmStart()
  npm.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(heard()).toMatch(/ended $/)
})

test.each(['SIGKILL', 'SIGHUP'] as const)('U12: npm that ends by %s leaves no server behind', async (signal) => {
  const { npm, ended, server } = await npmStart()
  npm.kill(signal)
  await ended
  await untilGone(server)
  expect(heard()).toMatch(/ended $/)
})
