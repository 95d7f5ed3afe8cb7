import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const cli = fileURLToPath(new URL('../../cli.ts', import.meta.url))

/** A folder with a release, what is said of it and a key, and the command line that makes bundles there. */
export async function givenCommand() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-bundle-'))
  await mkdir(path.join(folder, 'release/bin'), { recursive: true })
  await mkdir(path.join(folder, 'release/node_modules/x'), { recursive: true })
  await writeFile(path.join(folder, 'release/bin/run.cjs'), 'run', { mode: 0o755 })
  await writeFile(path.join(folder, 'release/node_modules/x/x.js'), 'x')
  await writeFile(path.join(folder, 'release/package.json'), '{"version":"0.2.0"}')
  const both = { 'zh-CN': '平台升级', 'en-US': 'Platform upgrade' }
  await writeFile(
    path.join(folder, 'about.json'),
    JSON.stringify({ version: '0.2.0', minVersion: '0.1.0', title: both, notes: both }),
  )
  const made = await ended(folder, ['key', 'private.pem', '--name', 'Release team'])
  const keys = /"(.*)"/.exec(made.said)?.[1] ?? ''
  const run = (...args: string[]) => ended(folder, args, keys)
  return {
    folder,
    run,
    make: (to: string) => run('make', 'release', to, '--key', 'private.pem', '--about', 'about.json'),
    remove: () => rm(folder, { recursive: true }),
  }
}

function ended(folder: string, args: readonly string[], keys = '') {
  const env = { ...process.env, ATRIUM_UPDATE_KEYS: keys }
  return new Promise<{ code: number; said: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--no-warnings', cli, ...args],
      { cwd: folder, env },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, said: out + err }),
    )
  })
}
