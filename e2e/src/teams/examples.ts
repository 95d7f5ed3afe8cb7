import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { exampleFolders, exampleSources, sharedFaults, sourcesHash } from '@atrium/importmap/examples'
import { startPortal } from '../portal-process.ts'
import { inRepository } from '../repository.ts'
import { count, found, node, quiet, run, toolOf } from './run.ts'

/**
 * `npm run examples`: builds the example parcels as a team of the demo would, outside of the repository, by the public tool
 * and with the frameworks from npm, and keeps what was built beside the sources. `-- launcher` builds only that one.
 */
const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-examples-'))
node('importmap/bin/run.cjs', 'build')
const portal = await startPortal({ password: 'A team has its own password 1' })
try {
  count('the tool is there', await run(folder, ['npm', 'install', ...quiet, await toolOf(portal.url)]))
  const only = process.argv.slice(2)
  for (const example of exampleFolders())
    if (only.length === 0 || only.includes(path.basename(example))) await build(example)
} finally {
  await portal.stop()
  rmSync(folder, { recursive: true })
}
console.log(`\n${found.passed} passed, ${found.failed} failed`)
process.exitCode = found.failed === 0 ? 0 : 1

async function build(example: string) {
  const slug = path.basename(example)
  const template = readFileSync(inRepository(example, 'template.txt'), 'utf8').trim()
  const create = ['npx', 'atrium', 'create', `@demo/${slug}`, '--template', template, '--portal', portal.url]
  count(`${slug}: made with ${template}`, await run(folder, create))
  const parcel = path.join(folder, slug)
  for (const file of globSync('src/**/{hello*,Hello*,contract.test.*}', { cwd: parcel }))
    rmSync(path.join(parcel, file), { recursive: true, force: true })
  for (const file of exampleSources(example)) cpSync(inRepository(example, file), path.join(parcel, file))
  const faults = sharedFaults(example)
  if (faults !== null) cpSync(inRepository(faults), path.join(parcel, 'src/faults.ts'))
  count('its packages are installed', await run(parcel, ['npm', 'install', ...quiet]))
  count('its types are right', await run(parcel, ['npm', 'run', 'types']))
  count('its tests pass', await run(parcel, ['npm', 'test', '--', '--passWithNoTests']))
  const checked = await run(parcel, ['npm', 'run', 'check'])
  count('the gate lets it pass', checked)
  if (checked.status === 0) keep(example, path.join(parcel, 'dist'))
}

/** As it is released; `sources.txt` says of what it was made. */
function keep(example: string, dist: string) {
  const released = inRepository(example, 'released')
  rmSync(released, { recursive: true, force: true })
  cpSync(dist, released, { recursive: true })
  writeFileSync(path.join(released, 'sources.txt'), sourcesHash(example))
}
