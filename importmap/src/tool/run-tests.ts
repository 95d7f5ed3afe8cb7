import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import path from 'node:path'
import { buildProject } from './build.ts'
import { Misuse } from './misuse.ts'
import { portalAddress } from './portal.ts'

/** `atrium test`: Jest with what it needs to load packages that are ES modules; whatever follows is for Jest. */
export async function runTests(args: readonly string[], folder: string) {
  if (args.includes('--browser')) return runInBrowser(args, folder)
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
  return runNode([...flags, programIn(folder, { name: 'Jest', file: 'jest/bin/jest' }), ...args], folder)
}

/** `atrium test --browser`: builds the parcel, and plays its tests in the portal that it is for, or in that of `--portal`. */
async function runInBrowser(args: readonly string[], folder: string) {
  const { portal, rest } = withoutPortal(args.filter((arg) => arg !== '--browser'))
  const program = programIn(folder, { name: 'Playwright', file: '@playwright/test/cli' })
  // React and its kin choose their files by it.
  process.env.NODE_ENV = 'production'
  const built = await buildProject({ folder, portal })
  for (const note of built.notes) console.log(note)
  return runNode([program, 'test', ...rest], folder, { ATRIUM_PORTAL: built.portal, NODE_ENV: 'test' })
}

function withoutPortal(args: readonly string[]) {
  const at = args.indexOf('--portal')
  if (at < 0) return { rest: args }
  return { portal: portalAddress(args[at + 1] ?? ''), rest: args.toSpliced(at, 2) }
}

async function runNode(args: readonly string[], folder: string, own: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'inherit', env: { ...process.env, ...own } })
  const [code]: (number | string | null)[] = await once(child, 'exit')
  return code === 0 ? 0 : 1
}

function programIn(folder: string, { name, file }: { name: string; file: string }) {
  try {
    return createRequire(path.join(folder, 'package.json')).resolve(file)
  } catch (cause) {
    throw new Misuse(`${name} is not installed here. Run "npm install" in the folder of the parcel.`, { cause })
  }
}
