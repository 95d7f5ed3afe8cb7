import {
  Problem,
  type CallParsed,
  type Lang,
  type PublishedAppRole,
  type PublishedEntity,
} from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/audit/queries.ts'
import { sessionOf, spaceOf, type Context } from '../../foundation/context/context.ts'
import { isUniqueViolation } from '../../foundation/db/failure.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { countRecords } from '../record-store/record-query.ts'
import { findTable } from '../record-store/registry-query.ts'
import { duplicatesOf } from './duplicates.ts'
import { changesOf, nextVersion, problemsOf, type Draft } from './plan.ts'
import { conditionProblems, type DraftRole, publishedRoles, roleChanges, roleProblems } from './plan-roles.ts'
import { publishKind } from './publish-job.ts'
import { findBuilt, lockBuilt, selectEntities, selectRoles } from './queries.ts'
import { findPublishing, findVersion, insertVersion, lastNumber } from './version-query.ts'

type Built = NonNullable<Awaited<ReturnType<typeof findBuilt>>>
type Live = { entId: string; appId: string; number: number | null }

type Bundle = { entities: readonly PublishedEntity[]; roles: readonly PublishedAppRole[] }

/** What the live version has; nothing before the first. */
export async function liveOf(db: Db, { entId, appId, number }: Live): Promise<Bundle> {
  const found = number === null ? undefined : await findVersion(db, { entId, appId, number })
  return { entities: found?.bundle.entities ?? [], roles: found?.bundle.roles ?? [] }
}

export async function planOf(appId: string, context: Context) {
  const found = await findBuilt(context.db, appId)
  if (found === undefined) throw new Problem('appNotFound')
  const next = { entities: await selectEntities(context.db, appId), roles: await selectRoles(context.db, appId) }
  return planFor(found, next, context)
}

/** What a version would be made of. */
export type Next = { entities: Draft; roles: readonly DraftRole[] }

/** What it would change to bring these entities and roles into force. */
export async function planFor({ id: appId, draft, liveVersion }: Built, next: Next, context: Context) {
  const { db, lang } = context
  const { entId } = spaceOf(context)
  const live = await liveOf(db, { entId, appId, number: liveVersion })
  const counts = new Map<string, number>()
  for (const { uid } of [...live.entities, ...next.entities]) {
    const table = counts.has(uid) ? undefined : await findTable(db, { entId, appId, entityUid: uid })
    if (table !== undefined) counts.set(uid, await countRecords(db, entId, table.name))
  }
  return {
    draft,
    changes: [
      ...changesOf(next.entities, live.entities, { records: counts, lang }),
      ...roleChanges(next.roles, live.roles, lang),
    ],
    problems: await allProblems(next, live, { appId, context }),
  }
}

/** Why this cannot be brought into force, each at its place, as far as can be said without a look at its records. */
export function draftProblems({ entities, roles }: Next, live: Bundle, lang: Lang) {
  return [
    ...problemsOf(entities, live.entities, lang),
    ...roleProblems(roles, live.roles, lang),
    ...conditionProblems(roles, entities, lang),
  ]
}

/** The same with what its records have against it. */
export async function allProblems(
  { entities, roles }: Next,
  live: Bundle,
  { appId, context }: { appId: string; context: Context },
) {
  const { db, lang } = context
  const { entId } = spaceOf(context)
  const duplicates = await duplicatesOf(db, { entId, appId, draft: entities, live: live.entities, lang })
  return [...draftProblems({ entities, roles }, live, lang), ...duplicates]
}

/** The draft is held meanwhile, so that it is the one that was planned. */
export async function publishApplication({ appId, draft, note }: CallParsed<'publishApplication'>, context: Context) {
  const { db } = context
  const { entId } = spaceOf(context)
  const found = await lockBuilt(db, appId)
  if (found === undefined) throw new Problem('appNotFound')
  if (found.draft !== draft) throw new Problem('draftMoved')
  const [parts, roles] = [await selectEntities(db, appId), await selectRoles(db, appId)]
  const live = await liveOf(db, { entId, appId, number: found.liveVersion })
  if ((await allProblems({ entities: parts, roles }, live, { appId, context })).length > 0)
    throw new Problem('draftIncomplete')
  const bundle = { entities: nextVersion(parts, live.entities), roles: publishedRoles(roles) }
  const number = await sendVersion({ appId, draft, note, backTo: null, bundle }, context)
  const target = { targetKind: 'application', targetId: appId, entId } as const
  await recordAct(context, { ...target, action: 'publishApplication', diff: { version: String(number), note } })
  return { number }
}

type Sent = { appId: string; draft: number; note: string; backTo: number | null; bundle: Bundle }

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
