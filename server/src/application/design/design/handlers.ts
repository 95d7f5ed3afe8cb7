import { Problem, type CallParsed, type designCalls, type versionCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { spaceOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { isQuotaViolation } from '../../../enterprise/application/app-quota.ts'
import { viewerOf } from '../../../enterprise/application/open-query.ts'
import { findClosing } from './closing-query.ts'
import { deleteEntity, orderEntities, putEntity } from './draft.ts'
import { goBackToVersion, planGoingBack } from './go-back.ts'
import { draftOf, draftProblems, liveOf, planOf, publishApplication } from './publish.ts'
import { findBuilt, insertBuilt, lockBuilt, selectBuilt, selectVersions, storeBuilt } from './queries.ts'
import { findPublishing } from './version-query.ts'

type Built = NonNullable<Awaited<ReturnType<typeof findBuilt>>>

export const designHandlers: Handlers<typeof designCalls & typeof versionCalls> = {
  listBuiltApplications: async (_input, { db }) => (await selectBuilt(db)).map(builtOf),

  addBuiltApplication,

  async updateBuiltApplication({ appId, isVisible, ...named }, context) {
    const { db, now } = context
    if ((await lockBuilt(db, appId)) === undefined) throw new Problem('appNotFound')
    await storeBuilt(db, appId, { ...storedOf(named), isVisible, now }).catch(refuseQuota)
    const diff = { ...named, visible: isVisible }
    await recordAct(context, { ...target(appId, context), action: 'updateBuiltApplication', diff })
    return {}
  },

  async getApplicationDraft({ appId }, context) {
    const { db } = context
    const found = await findBuilt(db, appId)
    if (found === undefined) throw new Problem('appNotFound')
    const { entId } = spaceOf(context)
    const draft = await draftOf(db, appId)
    const publishing = await findPublishing(db, { entId, appId })
    const live = await liveOf(db, { entId, appId, number: found.liveVersion })
    return {
      ...builtOf(found),
      ...draft,
      problems: await draftProblems(draft, live, { appId, context }),
      published: [
        ...live.entities.flatMap(({ uid, fields }) => [uid, ...fields.map((field) => field.uid)]),
        ...live.roles.map(({ uid }) => uid),
        ...live.views.map(({ uid }) => uid),
      ],
      publishing: publishing?.number ?? null,
      closedBy: await findClosing(db, appId, viewerOf(context)),
    }
  },

  putEntity,
  deleteEntity,
  orderEntities,

  planPublish: ({ appId }, context) => planOf(appId, context),
  publishApplication,
  planGoingBack,
  goBackToVersion,

  async listApplicationVersions({ appId }, { db }) {
    const found = await findBuilt(db, appId)
    if (found === undefined) throw new Problem('appNotFound')
    const rows = await selectVersions(db, appId)
    return rows.map(({ made_at: at, by, back_to: backTo, ...row }) => ({
      ...row,
      backTo,
      by: by ?? '',
      at: at.toISOString(),
      isLive: row.number === found.liveVersion,
    }))
  },
}

async function addBuiltApplication(named: NewApplication, context: Context) {
  const { db, now, newId } = context
  const { entId } = spaceOf(context)
  const id = newId()
  await insertBuilt(db, { entId, id, ...storedOf(named), now }).catch(refuseQuota)
  await recordAct(context, { ...target(id, context), action: 'addBuiltApplication', diff: named })
  return { id }
}

type NewApplication = Omit<CallParsed<'addBuiltApplication'>, 'onceKey'>

function storedOf({ nameEn, ...named }: NewApplication) {
  return { ...named, nameEn: nameEn === '' ? null : nameEn }
}

function refuseQuota(error: unknown): never {
  throw isQuotaViolation(error) ? new Problem('tooManyApplications', {}, { cause: error }) : error
}

function target(appId: string, context: Context) {
  return { targetKind: 'application', targetId: appId, entId: spaceOf(context).entId } as const
}

function builtOf({ nameEn, updatedAt, draft, liveDraft, ...row }: Built) {
  return { ...row, nameEn: nameEn ?? '', isChanged: draft !== liveDraft, updatedAt: updatedAt.toISOString() }
}
