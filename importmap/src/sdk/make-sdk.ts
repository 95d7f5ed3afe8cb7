import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { sdkIndex } from '@atrium/shared-utility/contract'
import { takeLock } from '../../bin/lock.cjs'
import { inputsHash } from '../inputs.ts'
import { inRepository } from '../repository.ts'
import { writeWhole } from '../write-unit.ts'
import { createPackage } from './create-package.ts'
import { declarationsOf } from './declarations.ts'
import { playwrightDoors, playwrightPackage } from './playwright-package.ts'
import { contractTest, adapters, toolPackage } from './tool-package.ts'
import { utilityDoors, utilityPackage } from './utility-package.ts'

const folder = 'importmap/dist/sdk'
const places = [
  'importmap/src',
  'importmap/templates',
  'importmap/package.json',
  'shared-utility',
  'microfrontends/_template',
  'package-lock.json',
]

/**
 * Makes the packages for teams of what has changed, and `index.json`, which names them; answers the index. Packages that
 * were made before stay: lockfiles of teams name them.
 */
export async function makeSdk() {
  const lock = await takeLock(inRepository('.cache/sdk.lock'), (pid) =>
    console.log(`Waiting for process ${pid}, which makes the packages for teams ...`),
  )
  try {
    const inputs = inputsHash(places, [])
    return read(inputs) ?? (await make(inputs))
  } finally {
    lock.release()
  }
}

async function make(inputs: string) {
  const doors = [...utilityDoors(), ...playwrightDoors, ...adapters].map(({ file }) => file)
  const types = declarationsOf([`${contractTest}index.ts`, ...doors])
  const made = [
    await toolPackage(types),
    await utilityPackage(types),
    await playwrightPackage(types),
    await createPackage(),
  ]
  mkdirSync(inRepository(folder), { recursive: true })
  for (const { file, content } of made) writeFileSync(inRepository(folder, file), content)
  const index = sdkIndex.parse({ packages: made.map(({ content: _content, ...named }) => named) })
  writeWhole(inRepository(folder, 'index.json'), JSON.stringify(index, null, 1))
  writeWhole(inRepository(folder, 'inputs.txt'), inputs)
  return index
}

/** What was made of the same, as long as all of it is there. */
function read(inputs: string) {
  const [note, file] = [inRepository(folder, 'inputs.txt'), inRepository(folder, 'index.json')]
  if (!existsSync(note) || readFileSync(note, 'utf8') !== inputs || !existsSync(file)) return null
  const index = sdkIndex.parse(JSON.parse(readFileSync(file, 'utf8')))
  return index.packages.every((one) => existsSync(inRepository(folder, one.file))) ? index : null
}
