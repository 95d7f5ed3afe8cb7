import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Misuse } from './misuse.ts'

/** `atrium test`: Jest with what it needs to load packages that are ES modules; whatever follows is for Jest. */
export async function runTests(args: readonly string[], folder: string) {
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
  const child = spawn(process.execPath, [...flags, jestIn(folder), ...args], { cwd: folder, stdio: 'inherit' })
  const [code]: (number | string | null)[] = await once(child, 'exit')
  return code === 0 ? 0 : 1
}

function jestIn(folder: string) {
  try {
    return createRequire(path.join(folder, 'package.json')).resolve('jest/bin/jest')
  } catch (cause) {
    throw new Misuse('Jest is not installed here. Run "npm install" in the folder of the parcel.', { cause })
  }
}
