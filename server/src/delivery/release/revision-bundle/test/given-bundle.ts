import type { TestServer } from '../../../../test/test-server.ts'
import { bearer, type givenPlatformToken } from '../../../deploy-token/test/given-deployer.ts'

type Platform = Awaited<ReturnType<typeof givenPlatformToken>>
type Portal = { server: TestServer; platform: Platform }

/** The revision in force as a file. */
export async function exported({ server, platform }: Portal, query = '') {
  const answer = await fetch(`${server.url}/api/deploy/platform/bundle${query}`, bearer(platform.token.token))
  if (!answer.ok) throw new Error(`the export answered ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}

/** Sends a bundle, in one piece, and has it imported. */
export async function imported({ platform: { machine } }: Portal, bundle: Buffer) {
  const { id } = await machine.call('addImport', { sizeBytes: bundle.length })
  await machine.call('addImportBytes', { id, offset: 0 }, { content: new Uint8Array(bundle) })
  return machine.tryCall('importRevision', { id, reason: 'from the other side' })
}
