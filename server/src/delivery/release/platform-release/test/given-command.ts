import { execFile } from 'node:child_process'
import path from 'node:path'
import type { Artifact } from '@atrium/shared-utility/contract'
import { givenPlatformToken } from '../../../deploy-token/test/given-deployer.ts'
import { aVersion } from '../../release/test/given-upload.ts'
import { revisionsOf, startReleasing } from '../../../../portal/revision/test/given-release.ts'
import { givenBuilt } from './given-built.ts'

const tasks = path.join(import.meta.dirname, '../../../../../../importmap/bin/tasks.mjs')

type Ended = { code: number; said: Record<string, unknown>; err: string }

/** A portal, what was built to be released in it, and `npm run release` of that by a machine with the token. */
export async function startCommand() {
  const stage = await startReleasing()
  const platform = await givenPlatformToken(stage.server)
  const built = await givenBuilt(stage.folder)

  /** `told` answers what it has said so far of how it goes. */
  function begin(args: readonly string[], token = platform.token.token) {
    const env = { ...process.env, ATRIUM_PLATFORM_TOKEN: token }
    const given = ['release', '--built', built.folder, '--portal', stage.server.url, '--json', ...args]
    const { promise: ended, resolve } = Promise.withResolvers<Ended>()
    const child = execFile(process.execPath, [tasks, ...given], { env }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: JSON.parse(out), err }),
    )
    let told = ''
    child.stderr?.on('data', (chunk) => (told += String(chunk)))
    return { ended, told: () => told }
  }

  const revisions = () => revisionsOf(stage.server)
  return {
    server: stage.server,
    built,
    begin,
    release: (args: readonly string[] = [], token?: string) => begin(args, token).ended,
    revisions,
    entries: async () => (await revisions()).at(-1)?.entries ?? {},
    parcel: (slug: string, version: string, change: Partial<Artifact> = {}) =>
      aVersion({ slug, team: 'atrium', paths: [`/own-${slug}`], machine: platform.machine }, version, change),
    async close() {
      await stage.close()
      await built.remove()
    },
  }
}

export function listed(versions: Record<string, string>) {
  return Object.entries(versions).map(([slug, version]) => ({ slug, version }))
}
