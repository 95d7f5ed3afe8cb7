import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sdkIndex } from '@atrium/shared-utility/contract'
import { install } from '../outside/install.ts'
import { offerSdk } from '../outside/offer-sdk.ts'
import { straysOf } from '../outside/strays.ts'
import { inRepository, repository } from '../repository.ts'
import { run } from './run-node.ts'
import type { Count, Failure } from './count.ts'
import type { How, Step } from './steps.ts'

/** After the build of the portal. `npm run teams` does the same, and much more, with every template and npm's registry. */
export const teamParcelStep: Step = {
  title: 'a parcel of a team, made and tested outside of the repository',
  run: playTeam,
}

const commands = ['test', 'types', 'check', 'build']

async function playTeam(how: How): Promise<Count> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-team-'))
  const portal = await offerSdk()
  try {
    const parcel = await createParcel({ folder, url: portal.url, how })
    const failures: Failure[] = straysOf(parcel).map((said) => ({ test: 'a parcel of a team has tarballs only', said }))
    for (const command of commands) {
      const code = await inFolder(parcel, how)('npm', ['run', command])
      if (code !== 0) failures.push({ test: `npm run ${command} of a new parcel`, said: `it ended with ${code}` })
    }
    return { passed: commands.length + 1 - failures.length, failed: failures.length, failures }
  } finally {
    portal.close()
    rmSync(folder, { recursive: true })
  }
}

type ParcelOptions = { folder: string; url: string; how: How }

/** By the commands of docs/parcel-teams.md: the tool from the portal, in an empty folder, makes it. */
async function createParcel({ folder, url, how }: ParcelOptions) {
  const { packages } = sdkIndex.parse(await (await fetch(`${url}/sdk/index.json`)).json())
  const tool = packages.find(({ name }) => name === '@atrium/parcel')?.file
  const devDependencies = { '@atrium/parcel': `${url}/sdk/${tool}` }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ devDependencies }))
  await install(folder)
  const atrium = path.join(folder, 'node_modules/@atrium/parcel/bin/atrium.mjs')
  const code = await inFolder(folder, how)(process.execPath, [atrium, 'create', '@team/hello', '--portal', url])
  if (code !== 0) throw new Error(`"atrium create" ended with ${code}`)
  const parcel = path.join(folder, 'hello')
  await install(parcel)
  return parcel
}

function inFolder(cwd: string, { output, niceness }: How) {
  return (program: string, args: readonly string[]) =>
    run(program, args, {
      cwd,
      niceness,
      env: environment(),
      stdio: ['ignore', output, output],
      shell: process.platform === 'win32',
    })
}

/** As a team's shell has it: nothing of the run around it, and of the repository's programs Node alone. */
function environment(): NodeJS.ProcessEnv {
  const ours = Object.keys(process.env).filter((name) => /^(npm_|NODE_|ATRIUM_|INIT_CWD$)/i.test(name))
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((one) => !one.startsWith(repository))
  return {
    ...Object.fromEntries(ours.map((name) => [name, undefined])),
    PATH: [path.dirname(process.execPath), ...folders].join(path.delimiter),
    NODE_COMPILE_CACHE: inRepository('.cache/compile'),
  }
}
