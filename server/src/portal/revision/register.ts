import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { canonicalJson, type PortalParts } from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Services } from '../../foundation/call/context/services.ts'
import type { Entries } from '../artifact/tables.ts'
import { platform } from '../../foundation/db/scope.ts'
import { appendRevision, artifactsOf } from './append.ts'
import { mergeBuild } from './merge.ts'
import { findLastBuilt, findRevision, lockHead } from './revision-query.ts'

type Parts = Pick<Services, 'tx' | 'artifacts'> & {
  dataFolder: string
  repositoryFolder: string
  log: Logger
  now: () => Date
}

const note = z.object({ build: z.string(), revision: z.string() })

/**
 * Makes this machine's build a release like any other. A machine does so once for each build, and notes it in its data
 * folder: a process that starts again, while others already run a later build, brings nothing back.
 */
export async function registerBuild(parts: Parts, { parts: built }: PortalParts) {
  const build = createHash('sha256').update(canonicalJson(built)).digest('hex')
  if (await isRegistered(parts, build)) return
  const entries: Entries = {}
  for (const { folder, artifact } of built) {
    const read = (name: string) => readFile(path.join(parts.repositoryFolder, folder, name))
    const { id } = await parts.artifacts.record({ manifest: artifact, read, by: { kind: 'build' } })
    entries[artifact.slug] = id
  }
  const revision = await parts.tx(platform, async (db) => {
    const head = await lockHead(db)
    const last = await findLastBuilt(db)
    if (last !== null && canonicalJson(last.built) === canonicalJson(entries)) return last.id
    const merged = mergeBuild({ head: head?.entries ?? {}, before: last?.built ?? {}, now: entries })
    return (
      await appendRevision(db, {
        head,
        entries: merged,
        artifacts: await artifactsOf(db, merged),
        built: entries,
        reason: '',
        by: { kind: 'build' },
        now: parts.now(),
      })
    ).id
  })
  try {
    await writeNote(parts.dataFolder, { build, revision })
  } catch (error) {
    // It is in force all the same. The next start does it once more, which adds nothing unless others run a later build by then.
    parts.log.error(
      { err: error },
      'that the build of this machine is registered could not be noted in its data folder',
    )
  }
}

/** False in a database that does not know the build: a new one, or one from a backup. */
async function isRegistered({ tx, dataFolder }: Parts, build: string) {
  const text = await readFile(noteIn(dataFolder), 'utf8').catch(() => null)
  const read = text === null ? null : note.safeParse(parsed(text))
  if (!read?.success || read.data.build !== build) return false
  return (await tx(platform, (db) => findRevision(db, read.data.revision))) !== undefined
}

/** A note that a kill cut short is no note. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function writeNote(dataFolder: string, content: z.infer<typeof note>) {
  const at = noteIn(dataFolder)
  await mkdir(path.dirname(at), { recursive: true })
  await writeFile(`${at}.${process.pid}`, JSON.stringify(content))
  await rename(`${at}.${process.pid}`, at)
}

function noteIn(dataFolder: string) {
  return path.join(dataFolder, 'assets', 'registered.json')
}
