import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { isUniqueViolation } from '../../../foundation/db/failure.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { countRecords } from '../../record-store/record-query.ts'
import { findTable } from '../../record-store/registry-query.ts'
import { duplicatesOf } from './duplicates.ts'
import { columnProblems } from './kept-columns.ts'
import { bundleOf, changesOf, nextVersion, problemsOf, type Draft } from './plan.ts'
import { conditionProblems, type DraftRole, publishedRoles, roleChanges, roleProblems } from './plan-roles.ts'
import { type DraftView, publishedViews, viewChanges, viewProblems } from './plan-views.ts'
import { publishKind } from './publish-job.ts'
import { findBuilt, lockBuilt, selectEntities, selectRoles, selectViews } from './queries.ts'
import { touchedBy } from './touched.ts'
import { type Bundle, findPublishing, findVersion, insertVersion, lastNumber } from './version-query.ts'

type Built = NonNullable<Awaited<ReturnType<typeof findBuilt>>>
type Live = { entId: string; appId: string; number: number | null }

/** What the live version has; nothing before the first. */
export async function liveOf(db: Db, { entId, appId, number }: Live): Promise<Bundle> {
  const found = number === null ? undefined : await findVersion(db, { entId, appId, number })
  const { entities = [], roles = [], views = [] } = found?.bundle ?? {}
  return { entities, roles, views }
}

export async function planOf(appId: string, context: Context) {
  const found = await findBuilt(context.db, appId)
  if (found === undefined) throw new Problem('appNotFound')
  return planFor(found, await draftOf(context.db, appId), context)
}

/** The draft as it is now. */
export async function draftOf(db: Db, appId: string) {
  return {
    entities: await selectEntities(db, appId),
    roles: await selectRoles(db, appId),
    views: await selectViews(db, appId),
  }
}

/** What a version would be made of. */
export type Next = { entities: Draft; roles: readonly DraftRole[]; views: readonly DraftView[] }

/** What it would change to bring these parts into force. */
export async function planFor({ id: appId, draft, liveVersion }: Built, next: Next, context: Context) {
  const { db, lang } = context
  const { entId } = spaceOf(context)
  const live = await liveOf(db, { entId, appId, number: liveVersion })
  const counts = new Map<string, number>()
  for (const { uid } of [...live.entities, ...next.entities]) {
    const table = counts.has(uid) ? undefined : await findTable(db, { entId, appId, entityUid: uid })
    if (table !== undefined) counts.set(uid, await countRecords(db, entId, table.name))
  }
  const touched = await touchedBy(db, { entId, appId, next: bundleOf(next.entities), live: live.entities })
  return {
    draft,
    changes: [
      ...changesOf(next.entities, live.entities, { records: counts, touched, lang }),
      ...roleChanges(next.roles, live.roles, { entities: next.entities, lang }),
      ...viewChanges(next.views, live.views, { entities: next.entities, lang }),
    ],
    problems: await allProblems(next, live, { appId, context }),
  }
}

type Whose = { appId: string; context: Context }

/** Why this cannot be brought into force, each at its place, as far as can be said without a look at its records. */
export async function draftProblems({ entities, roles, views }: Next, live: Bundle, { appId, context }: Whose) {
  const { db, lang } = context
  const asked = { entId: spaceOf(context).entId, appId, draft: entities, live: live.entities, lang }
  return [
    ...problemsOf(entities, live.entities, lang),
    ...(await columnProblems(db, asked)),
    ...roleProblems(roles, live.roles, lang),
    ...conditionProblems(roles, entities, lang),
    ...viewProblems(views, { entities, live: live.entities, lang }),
  ]
}

/** The same with what its records have against it. */
export async function allProblems(next: Next, live: Bundle, { appId, context }: Whose) {
  const { db, lang } = context
  const { entId } = spaceOf(context)
  const duplicates = await duplicatesOf(db, { entId, appId, draft: next.entities, live: live.entities, lang })
  return [...(await draftProblems(next, live, { appId, context })), ...duplicates]
}

/** The draft is held meanwhile, so that it is the one that was planned. */
export async function publishApplication(asked: CallParsed<'publishApplication'>, context: Context) {
  const { appId, draft, note } = asked
  const { db } = context
  const { entId } = spaceOf(context)
  const found = await lockBuilt(db, appId)
  if (found === undefined) throw new Problem('appNotFound')
  if (found.draft !== draft) throw new Problem('draftMoved')
  const next = await draftOf(db, appId)
  const live = await liveOf(db, { entId, appId, number: found.liveVersion })
  if ((await allProblems(next, live, { appId, context })).length > 0) throw new Problem('draftIncomplete')
  const bundle = bundleFor(next, live)
  const number = await sendVersion({ appId, draft, note, backTo: null, bundle }, context)
  const target = { targetKind: 'application', targetId: appId, entId } as const
  await recordAct(context, { ...target, action: 'publishApplication', diff: { version: String(number), note } })
  return { number }
}

/** What a version made of these parts holds. */
export function bundleFor({ entities, roles, views }: Next, live: Bundle): Bundle {
  return {
    entities: nextVersion(entities, live.entities),
    roles: publishedRoles(roles),
    views: publishedViews(views),
  }
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
