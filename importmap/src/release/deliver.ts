import { calls } from '@atrium/shared-utility/contract'
import { BuildRefused } from '../build-refused.ts'
import { ask, deployCall, type DeployAsked } from '../tool/deploy-call.ts'
import { packed } from '../tool/packed.ts'
import { unlessInForce } from '../tool/release.ts'
import { named, type Part } from './built.ts'
import { mostReason } from './options.ts'
import { sameVersion } from './plan.ts'

type Uploaded = { slug: string; id: string }
type Sent = { parts: readonly Part[]; reason: string | undefined }

/** Sends every one of them, one after the other. What is there already is not kept twice, so it can be asked again. */
export async function uploadAll(asked: DeployAsked, parts: readonly Part[]): Promise<Uploaded[]> {
  const uploaded: Uploaded[] = []
  for (const [index, part] of parts.entries()) {
    const { slug } = part.manifest
    const body = packed(part.folder, part.manifest)
    const { id, isNew, findings } = await upload({ ...asked, slug }, part, body)
    for (const { level, msg } of findings) console.error(`${slug}: ${level}  ${msg}`)
    const came = isNew ? 'uploaded' : 'there already'
    const size = `${(body.length / 1000).toFixed(1)} kB`
    console.error(`${index + 1} of ${parts.length}: ${named(part.manifest)} is ${came}, ${size}`)
    uploaded.push({ slug, id })
  }
  return uploaded
}

async function upload(asked: DeployAsked, { manifest }: Part, body: Uint8Array<ArrayBuffer>) {
  const { path, output } = calls.uploadPart
  try {
    return await deployCall(asked, { method: 'PUT', path, body }, output)
  } catch (error) {
    // It was sent before and is not in force, so that it could not be told by what is.
    if (error instanceof BuildRefused && error.code === 'artifactVersionTaken')
      throw new BuildRefused(asked.slug, sameVersion(manifest), error.code)
    throw error
  }
}

/** Puts parcels in force, all of them or none; null where another process has done so meanwhile. */
export function putInForce(asked: DeployAsked, uploaded: readonly Uploaded[], sent: Sent) {
  return ask(asked, calls.releaseOwnParts, wantedOf(uploaded, sent)).catch(unlessInForce)
}

/** Asks another operator for them. A second request for the same answers the proposal that waits already. */
export function proposeAll(asked: DeployAsked, uploaded: readonly Uploaded[], sent: Sent) {
  return ask(asked, calls.proposeOwnParts, wantedOf(uploaded, sent)).catch(unlessInForce)
}

function wantedOf(uploaded: readonly Uploaded[], { parts, reason }: Sent) {
  const own = parts.map(({ manifest: { slug } }) => slug)
  const said = reason ?? `npm run release: ${parts.map(({ manifest }) => named(manifest)).join(', ')}`
  return { parts: uploaded.filter(({ slug }) => own.includes(slug)), reason: said.slice(0, mostReason) }
}
