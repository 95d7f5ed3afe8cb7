import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { givenPlatformToken } from '../../../deploy-token/test/given-deployer.ts'
import { anotherShell, approvedRelease } from '../../proposal/test/given-operators.ts'
import { startReleasing } from '../../../../portal/revision/test/given-release.ts'

type Portal = Awaited<ReturnType<typeof start>>

async function start(environment: Record<string, string> = {}) {
  const stage = await startReleasing({ environment })
  return { server: stage.server, stage, platform: await givenPlatformToken(stage.server) }
}

const cli = path.join(import.meta.dirname, '../../../../../../importmap/src/tool/cli.ts')

/** A portal with a shell of its own, and the tool as a person runs it who has a platform token of a portal. */
export async function givenTool() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-bundle-'))
  const from = await start()
  const portals = [from]
  await approvedRelease(from.server, { shell: await anotherShell(from.server, '2.0.0') })
  return {
    folder,
    from,
    /** Writes the portal into portal.zip, and starts another one that trusts it. */
    async exported() {
      const said = await atrium(folder, from, ['export', 'portal.zip', '--json'])
      if (said.code !== 0) throw new Error(said.err)
      const { signingKey } = JSON.parse(said.out)
      const to = await start({ ATRIUM_REVISION_KEYS: `HQ:${signingKey}` })
      portals.push(to)
      return to
    },
    atrium: (portal: Portal, ...args: string[]) => atrium(folder, portal, args),
    async close() {
      await Promise.all(portals.map(({ stage }) => stage.close()))
      await rm(folder, { recursive: true })
    },
  }
}

function atrium(folder: string, { server, platform }: Portal, args: readonly string[]) {
  const env = { ...process.env, ATRIUM_PLATFORM_TOKEN: platform.token.token }
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [cli, ...args, '--portal', server.url], { cwd: folder, env }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
  })
}
