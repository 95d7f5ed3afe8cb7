import { Problem, type CallParsed, type PublishedEntity } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/audit/queries.ts'
import { sessionOf, spaceOf, type Context } from '../../foundation/context/context.ts'
import { isUniqueViolation } from '../../foundation/db/failure.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { countRecords } from '../record-store/record-query.ts'
import { findTable } from '../record-store/registry-query.ts'
import { duplicatesOf } from './duplicates.ts'
import { changesOf, nextVersion, problemsOf, type Draft } from './plan.ts'
import { publishKind } from './publish-job.ts'
import { findBuilt, lockBuilt, selectEntities } from './queries.ts'
import { findPublishing, findVersion, insertVersion, lastNumber } from './version-query.ts'

type Built = NonNullable<Awaited<ReturnType<typeof findBuilt>>>
type Live = { entId: string; appId: string; number: number | null }

/** The entities of the live version; none before the first. */
export async function liveOf(db: Db, { entId, appId, number }: Live): Promise<readonly PublishedEntity[]> {
  return number === null ? [] : ((await findVersion(db, { entId, appId, number }))?.bundle.entities ?? [])
}

export async function planOf(appId: string, context: Context) {
  const found = await findBuilt(context.db, appId)
  if (found === undefined) throw new Problem('appNotFound')
  return planFor(found, await selectEntities(context.db, appId), context)
}

/** What it would change to bring these entities into force. */
export async function planFor({ id: appId, draft, liveVersion }: Built, next: Draft, context: Context) {
  const { db, lang } = context
  const { entId } = spaceOf(context)
  const live = await liveOf(db, { entId, appId, number: liveVersion })
  const counts = new Map<string, number>()
  for (const { uid } of [...live, ...next]) {
    const table = counts.has(uid) ? undefined : await findTable(db, { entId, appId, entityUid: uid })
    if (table !== undefined) counts.set(uid, await countRecords(db, entId, table.name))
  }
  return {
    draft,
    changes: changesOf(next, live, { records: counts, lang }),
    problems: [...problemsOf(next, live, lang), ...(await duplicatesOf(db, { entId, appId, draft: next, live, lang }))],
  }
}

/** The draft is held meanwhile, so that it is the one that was planned. */
export async function publishApplication({ appId, draft, note }: CallParsed<'publishApplication'>, context: Context) {
  const { db } = context
  const { entId } = spaceOf(context)
  const found = await lockBuilt(db, appId)
  if (found === undefined) throw new Problem('appNotFound')
  if (found.draft !== draft) throw new Problem('draftMoved')
  const parts = await selectEntities(db, appId)
  const live = await liveOf(db, { entId, appId, number: found.liveVersion })
  const duplicates = await duplicatesOf(db, { entId, appId, draft: parts, live, lang: context.lang })
  if ([...problemsOf(parts, live, context.lang), ...duplicates].length > 0) throw new Problem('draftIncomplete')
  const number = await sendVersion({ appId, draft, note, backTo: null, entities: nextVersion(parts, live) }, context)
  const target = { targetKind: 'application', targetId: appId, entId } as const
  await recordAct(context, { ...target, action: 'publishApplication', diff: { version: String(number), note } })
  return { number }
}

type Sent = { appId: string; draft: number; note: string; backTo: number | null; entities: readonly PublishedEntity[] }

/**
 * Writes a version and the job that brings it into force as the platform, whose jobs are; in a transaction of its own, while
 * the caller's holds the draft.
 */
export async function sendVersion(version: Sent, context: Context) {
  return context.services
    .tx(platform, (db) => begin(db, version, context))
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new Problem('alreadyPublishing', {}, { cause: error }) : error
    })
}

async function begin(db: Db, version: Sent, context: Context) {
  const { now, services } = context
  const [{ appId }, { entId }] = [version, spaceOf(context)]
  if ((await findPublishing(db, { entId, appId })) !== undefined) throw new Problem('alreadyPublishing')
  const by = sessionOf(context).userId
  const number = (await lastNumber(db, { entId, appId })) + 1
  await insertVersion(db, { ...version, entId, number, by, now })
  const payload = { entId, appId, number }
  await services.enqueue(db, { kind: publishKind, key: `${appId}:${number}`, payload, entId, userId: by })
  return number
}
