import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sdkIndex } from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'
import type { Services } from '../../foundation/call/context/services.ts'
import { newId } from '../../foundation/db/id.ts'
import { platform } from '../../foundation/db/scope.ts'
import { insertPackage, selectKeptFiles, type KeptPackage } from './queries.ts'

export type Keeper = Pick<Services, 'tx' | 'files'> & { folder: string; log: Logger; now: () => Date }

export const tarballName = /^[a-z][\w-]*-\d[\w.-]*\.tgz$/

/** A file that never became a package is swept after that long. */
const waitsMs = 24 * 60 * 60 * 1000

/** Stores the packages that this machine has made and the store lacks. Answers the index that it has done so for. */
export async function keepPackages(keeper: Keeper) {
  const { tx, folder } = keeper
  const [made, index, kept] = await Promise.all([
    readdir(folder).catch(() => []),
    readFile(path.join(folder, 'index.json'), 'utf8').catch(() => null),
    tx(platform, selectKeptFiles),
  ])
  const named = index === null ? [] : sdkIndex.parse(JSON.parse(index)).packages
  for (const file of made.filter((name) => tarballName.test(name) && !kept.has(name))) {
    const content = await readFile(path.join(folder, file))
    const one = named.find((listed) => listed.file === file)
    await keep(keeper, { content, made: { file, named: one ?? null, integrity: integrityOf(content) } })
  }
  return index
}

export function integrityOf(content: Buffer) {
  return `sha512-${createHash('sha512').update(content).digest('base64')}`
}

/** The bytes first: a process that is killed in between leaves a file that expires. */
async function keep({ tx, files, now }: Keeper, { content, made }: { content: Buffer; made: KeptPackage }) {
  const fileId = newId()
  await tx(platform, (db) =>
    files.create(db, {
      id: fileId,
      entId: null,
      sizeBytes: content.length,
      purpose: 'sdk',
      name: made.file,
      mediaType: 'application/gzip',
      createdBy: null,
      expiresAt: new Date(now().getTime() + waitsMs),
    }),
  )
  await files.append(fileId, { offset: 0, body: whole(content) })
  const noted = await files.finish(fileId)
  await tx(platform, async (db) => {
    await noted(db)
    if (await insertPackage(db, { ...made, fileId, now: now() })) await files.keep(db, fileId)
    else await files.remove(db, fileId)
  })
}

async function* whole(content: Buffer) {
  yield content
}
