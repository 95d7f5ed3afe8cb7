import { execFile, spawnSync } from 'node:child_process'
import { inRepository } from '../repository.ts'

export const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
export const found = { passed: 0, failed: 0 }

/** Where a portal serves the tool of teams. */
export async function toolOf(url: string) {
  const index: { packages: { name: string; file: string }[] } = await (await fetch(`${url}/sdk/index.json`)).json()
  return `${url}/sdk/${index.packages.find(({ name }) => name === '@atrium/parcel')?.file ?? ''}`
}

export function count(title: string, { status, said }: { status: number; said: string }) {
  if (status === 0) found.passed += 1
  else found.failed += 1
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'}  ${title}`)
  if (status !== 0) console.log(said)
}

/** While it runs, what the portal prints is read. */
export function run(cwd: string, [program = '', ...args]: readonly string[], own: NodeJS.ProcessEnv = {}) {
  const startedAt = performance.now()
  return new Promise<{ status: number; said: string }>((resolve) => {
    execFile(
      program,
      args,
      { cwd, shell: process.platform === 'win32', env: { ...process.env, ...own } },
      (error, stdout, stderr) => {
        const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
        console.log(`        ${seconds.padStart(5)} s  ${[program, ...args].join(' ')}`)
        const status = error === null ? 0 : typeof error.code === 'number' ? error.code : 1
        resolve({ status, said: stdout + stderr })
      },
    )
  })
}

/** What this repository makes of itself first. */
export function node(file: string, ...args: string[]) {
  const { status } = spawnSync(process.execPath, [inRepository(file), ...args], {
    stdio: 'inherit',
    cwd: inRepository('.'),
  })
  if (status !== 0) throw new Error(`${args.join(' ')} failed`)
}
