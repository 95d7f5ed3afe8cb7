import { open, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { calls, type CallOutput, type Lang } from '@atrium/shared-utility/contract'
import { BuildRefused } from '../build-refused.ts'
import { ask, deployCall, fetchFile, platformToken, type DeployAsked } from './deploy-call.ts'
import { localTime } from './local-time.ts'
import { Misuse } from './misuse.ts'
import type { Outcome } from './outcome.ts'
import { PortalSilent } from './portal.ts'

type Options = { folder: string; portal?: string; reason?: string; revision?: string; lang: Lang; names: string[] }

/** `atrium export`: a whole revision as one signed file, which is there once it is whole. */
export async function exportRevision(options: Options): Promise<Outcome> {
  const { asked, file } = askedOf('export', options)
  const { signingKey, revision } = await ask(asked, calls.getPlatformParts, {})
  const number = options.revision ?? String(revision?.number ?? '')
  if (!/^[1-9]\d{0,9}$/.test(number)) throw new Misuse(`"${number}" is no number of a revision.`)
  const address = `${calls.exportRevision.path}?${new URLSearchParams({ number })}`
  const bytes = await fetchFile(asked, address).catch((error: unknown) => {
    const isMissing = error instanceof BuildRefused && error.code === 'notFound'
    throw isMissing ? new BuildRefused('portal', `it has no revision ${number}`, error.code) : error
  })
  await writeFile(`${file}.part`, bytes)
  await rename(`${file}.part`, file)
  return {
    isGood: true,
    lines: [
      `Revision ${number} is in ${file}: ${(bytes.length / 1_000_000).toFixed(1)} MB.`,
      `A portal imports it that is started with ATRIUM_REVISION_KEYS="${new URL(asked.portal).hostname}:${signingKey}"`,
    ],
    data: { revision: Number(number), file, bytes: bytes.length, signingKey },
  }
}

/** `atrium import`: sends the file, piece by piece, and has the portal verify it and be made of it. */
export async function importRevision(options: Options): Promise<Outcome> {
  const { asked, file } = askedOf('import', options)
  if (options.reason === undefined) throw new Misuse('Say for operators why it is imported: --reason "…"')
  const found = await stat(file).catch(() => null)
  if (found === null || !found.isFile() || found.size === 0) throw new Misuse(`There is no file ${file}.`)
  const { id, partBytes } = await ask(asked, calls.addImport, { sizeBytes: found.size })
  try {
    await send(asked, { id, file, sizeBytes: found.size, partBytes })
    const call = { ...calls.importRevision, path: `${ofImport(id)}/release` as const }
    return told(await ask(asked, call, { reason: options.reason }))
  } catch (error) {
    // It would lie there for a day; where that fails, too, it does.
    await ask(asked, { ...calls.cancelImport, path: ofImport(id) }, {}).catch(() => null)
    throw error
  }
}

function told({ signer, parts, revision, proposal }: CallOutput<'importRevision'>): Outcome {
  const changed = parts.map(({ slug, version }) => `${slug} ${version}`).join(', ')
  const became =
    revision === null
      ? `It changes what runs where people sign in, or takes a team's parcel back, so two operators decide: they find it under Parcels, Proposals${until(proposal)}.`
      : `It is in force, as revision ${revision.number} of the portal.`
  return {
    isGood: true,
    lines: [`Signed by ${signer}: ${changed}.`, became],
    data: { signer, parts, revision: revision?.number ?? null, proposal: proposal?.id ?? null },
  }
}

function until(proposal: CallOutput<'importRevision'>['proposal']) {
  return proposal === null ? '' : `, until ${localTime(proposal.expiresAt)}`
}

type Sent = { id: string; file: string; sizeBytes: number; partBytes: number }

const [mostBreaks, breakMs] = [15, 2000]

/** After a break it goes on from what the portal has kept. */
async function send(asked: DeployAsked, sent: Sent) {
  let breaks = 0
  for (let offset = 0; offset < sent.sizeBytes;) {
    const at = await sendPiece(asked, sent, offset).catch(broken)
    breaks = at === null ? breaks + 1 : 0
    if (breaks > mostBreaks) throw brokenOff(asked)
    offset = at ?? (await keptOf(asked, sent))
    console.error(`${Math.floor((offset / sent.sizeBytes) * 100)} % sent`)
  }
}

/** What it has of the file, once it is there again: one that restarts takes a while. */
async function keptOf(asked: DeployAsked, { id }: Sent) {
  for (let tries = 0; tries < mostBreaks; tries += 1) {
    await wait(breakMs)
    const kept = await ask(asked, { ...calls.getImport, path: ofImport(id) }, {}).catch(broken)
    if (kept !== null) return kept.offset
  }
  throw brokenOff(asked)
}

function brokenOff({ portal }: DeployAsked) {
  return new PortalSilent(`${portal} breaks off again and again. Try again later.`)
}

async function sendPiece(asked: DeployAsked, { id, file, partBytes }: Sent, offset: number) {
  const { output, method } = calls.addImportBytes
  const from = await open(file)
  try {
    const { buffer, bytesRead } = await from.read(Buffer.alloc(partBytes), 0, partBytes, offset)
    const body = new Uint8Array(buffer.subarray(0, bytesRead))
    return (await deployCall(asked, { method, path: `${ofImport(id)}?offset=${offset}`, body }, output)).offset
  } finally {
    await from.close()
  }
}

/** Null where the line broke; what the portal refuses stays refused. */
function broken(error: unknown) {
  if (error instanceof PortalSilent) return null
  throw error
}

function ofImport(id: string) {
  return calls.getImport.path.replace('{id}', id) as `/${string}` // It begins as the path of the contract does.
}

function askedOf(name: 'export' | 'import', { folder, portal, lang, names: [file, ...more] }: Options) {
  if (file === undefined || more.length > 0) throw new Misuse(`Name the one file: atrium ${name} revision.zip`)
  if (portal === undefined) throw new Misuse('Say which portal: --portal https://portal.example.com')
  const asked: DeployAsked = { portal, slug: 'portal', token: platformToken(), lang }
  return { asked, file: path.resolve(folder, file) }
}
