import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { artifact, type Artifact } from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'
import type { Config } from '../../foundation/process/config/config.ts'
import type { Services } from '../../foundation/call/context/services.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { hasDemo } from '../../portal/page/demo/queries.ts'
import { insertParcel } from '../../delivery/parcel/parcel/queries.ts'
import { recordArtifact } from '../../portal/artifact/record.ts'
import { releaseParts } from '../../portal/revision/release.ts'
import { findHead } from '../../portal/revision/revision-query.ts'
import { demoDeliveryKind } from './delivery/job.ts'
import { claimExamples, findFirstOperator, hasExamples } from './examples-query.ts'
import { dayMs } from './workdays.ts'

type Parts = Pick<Services, 'tx' | 'files' | 'enqueue'> & {
  config: Pick<Config, 'repositoryFolder' | 'isProduction'>
  log: Logger
  now: Date
}

/** Older than what operators of the demo have delivered of them. */
const ageDays = 13

/** A demo that lacks them is a demo all the same. */
export async function showExamples(parts: Parts) {
  try {
    if (!parts.config.isProduction) await releaseExamples(parts)
  } catch (error) {
    parts.log.error({ err: error }, 'the example parcels could not be released')
  }
}

/**
 * Releases the example parcels in a demo, once: as four parcels of a team, in one release, as the public tool has built
 * them (`npm run examples`). A portal that shows a build in development has no revision yet, and gets them with a later start.
 */
async function releaseExamples({ tx, files, enqueue, config, now }: Parts) {
  const operator = await tx(platform, operatorToAsk)
  if (operator === null) return
  const by = { kind: 'person', id: operator } as const
  const since = new Date(now.getTime() - ageDays * dayMs)
  const changes: Record<string, string> = {}
  const examples = await readExamples(path.join(config.repositoryFolder, 'importmap/examples'))
  for (const { manifest, folder } of examples) {
    const read = (name: string) => readFile(path.join(folder, name))
    changes[manifest.slug] = (await recordArtifact({ tx, files, now: () => since }, { manifest, read, by })).id
  }
  if (examples.length === 0) return
  await tx(platform, async (db) => {
    if (!(await claimExamples(db))) return
    for (const { manifest } of examples) await register(db, { manifest, operator, since })
    await releaseParts({ changes, reason: '示例微前端 / Example parcels', by }, { db, now })
    await enqueue(db, { kind: demoDeliveryKind, key: 'examples', payload: {} })
  })
}

/** Null where there is nothing to do: no demo, nothing in force yet, or it was done before. */
async function operatorToAsk(db: Db) {
  if (!(await hasDemo(db)) || (await hasExamples(db))) return null
  return (await findHead(db)) === undefined ? null : findFirstOperator(db)
}

async function readExamples(folder: string) {
  const names = existsSync(folder) ? await readdir(folder) : []
  const folders = names.toSorted().map((name) => path.join(folder, name, 'released'))
  return Promise.all(
    folders.filter(existsSync).map(async (released) => {
      const text = await readFile(path.join(released, 'artifact.json'), 'utf8')
      return { manifest: artifact.parse(JSON.parse(text)), folder: released }
    }),
  )
}

type Example = { manifest: Artifact; operator: string; since: Date }

async function register(db: Db, { manifest: { slug, declaration }, operator, since }: Example) {
  const team = declaration?.name.slice(1, declaration.name.indexOf('/')) ?? ''
  const made = { created_by: operator, created_at: since, updated_by: operator, updated_at: since, version: 1 }
  const paths = declaration?.routes.map((route) => route.path) ?? []
  await insertParcel(db, { slug, team, paths, contact: '示例 / Example', ...made })
}
