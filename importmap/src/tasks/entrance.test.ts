import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { heard } from '../tool/test/run-here.ts'
import { runTask } from './run-task.ts'

const root = join(import.meta.dirname, '../../..')

function run(...args: string[]) {
  const { status, stderr, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') }
}

test('a Node that is too old to install with is refused in one sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-old-node-'))
  const pretend = join(folder, 'pretend.cjs')
  writeFileSync(pretend, "Object.defineProperty(process, 'versions', { value: { node: '18.19.1' } })")
  const { status, lines } = run('--require', pretend, 'importmap/bin/run.cjs', 'start')
  rmSync(folder, { recursive: true })
  expect(status).toBe(1)
  expect(lines).toEqual(['Atrium needs Node 20.19 or newer to install itself; this is Node 18.19.1.'])
})

test('the first file of every script is plain enough for any Node', () => {
  const { status } = run('--check', 'importmap/bin/run.cjs')
  expect(status).toBe(0)
})

test('the versions that a release writes are nothing to install, what others publish is', () => {
  const lock = (own: string, others: string) =>
    `{ "name": "@atrium/scan",\n  "version": "${own}" }, { "name": "kysely",\n  "version": "${others}" }`
  const clone = cloneWith(lock('0.1.0', '1.0.0'))
  expect(clone.start()).toEqual('The task runs.')
  clone.lock(lock('0.3.0', '1.0.0'))
  expect(clone.start()).toEqual('The task runs.')
  clone.lock(lock('0.3.0', '1.0.1'))
  expect(clone.start()).toMatch(/^Atrium needs npm/)
  clone.remove()
})

/** As much of a repository as its first file looks at, installed as its lockfile says, on a machine without npm. */
function cloneWith(lock: string) {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-clone-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  for (const file of ['importmap/bin/run.cjs', 'importmap/bin/lock.cjs', 'importmap/bin/installed.cjs'])
    write(file, readFileSync(join(root, file), 'utf8'))
  write('importmap/bin/tasks.mjs', "console.log('The task runs.')")
  write('package-lock.json', lock)
  write('node_modules/.atrium-lock', createHash('sha256').update(lock).digest('hex'))
  const env = { PATH: folder }
  return {
    start: () => {
      const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'importmap/bin/run.cjs'), 'start'], {
        env,
        encoding: 'utf8',
      })
      return `${stdout}${stderr}`.trim()
    },
    lock: (text: string) => write('package-lock.json', text),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

test('an unknown task is refused with the names of those that there are', async () => {
  const { code, err } = await heard(() => runTask(['launch']))
  expect(code).toBe(1)
  expect(err).toMatch(/^There is no task "launch"\. The tasks are: start, build/)
})

test.each([
  ['', /cannot be a parcel's name/],
  ['Hello', /cannot be a parcel's name/],
  ['../evil', /cannot be a parcel's name/],
  ['server', /name of the portal itself/],
  ['sapi', /name of the portal itself/],
  ['sysop', /microfrontends\/sysop exists already/],
  ['homepage', /belongs to the parcel workbench/],
])('no new parcel can be called "%s", and one sentence says why', async (name, sentence) => {
  const { code, out, err } = await heard(() => runTask(['new-parcel', name]))
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err.trim().split('\n')).toEqual([expect.stringMatching(sentence)])
})

test.each(['test', 'test:full', 'check'])('%s refuses what it would ignore, before it runs anything', async (name) => {
  const { code, out, err } = await heard(() => runTask([name, '-t', 'a title']))
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(/takes no arguments \(-t a title\)\. docs\/tests\.md/)
})
