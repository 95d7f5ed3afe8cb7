import type { PublishedEntity } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { isUniqueViolation } from '../../../foundation/db/failure.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { must } from '../../../foundation/process/error/must.ts'
import { defineJob, type JobContext, type WorkContext } from '../../../foundation/job/job.ts'
import { makeTable } from '../../record-store/ddl-query.ts'
import { freeName } from '../../record-store/names.ts'
import { findTable, insertColumn, insertTable } from '../../record-store/registry-query.ts'
import { isHeld } from './duplicates.ts'
import { keepUnique } from '../../record-store/unique-query.ts'
import { endVersion, findVersion, flip } from './version-query.ts'

export const publishKind = 'publishApplication'

type Payload = { entId: string; appId: string; number: number }

/**
 * Registers the tables and columns that a version needs, makes them, and puts the version in force. Each step may be repeated:
 * a process that is killed loses nothing and makes nothing twice, and people work with the former version until the last step.
 */
export const publishing = defineJob<Payload>({
  kind: publishKind,
  payload: z.object({ entId: z.string(), appId: z.string(), number: z.int() }),
  steps: [
    { name: 'register', run: register },
    { name: 'tables', work: makeTables },
    { name: 'flip', run: putInForce },
  ],
  // Not begun again by operators: the maker of the application publishes anew.
  gaveUp: async (of, { db }) => void (await endVersion(db, of, 'failed')),
})

async function register(of: Payload, { db, newId }: JobContext) {
  for (const entity of await entitiesOf(db, of)) {
    const named = { entId: of.entId, appId: of.appId, entityUid: entity.uid }
    await insertTable(db, named, `${entity.key}_${newId().slice(-6)}`)
    const found = await findTable(db, named)
    const taken = (found?.columns ?? []).map(({ name }) => name)
    for (const field of entity.fields) {
      if (found?.columns.some(({ fieldUid }) => fieldUid === field.uid)) continue
      const name = freeName(field.key, taken)
      taken.push(name)
      await insertColumn(db, named, { fieldUid: field.uid, name, type: field.type })
    }
  }
}

/** One table after the other, each in a transaction of its own. */
async function makeTables(of: Payload, { services, hold, stopping }: WorkContext) {
  const { entId, appId } = of
  const made: Parameters<typeof keepUnique>[1][] = []
  for (const entity of await services.tx(platform, (db) => entitiesOf(db, of))) {
    if (stopping.aborted) return 'later'
    const table = await services.tx(platform, async (db) =>
      (await hold(db))
        ? must(await findTable(db, { entId, appId, entityUid: entity.uid }), 'a registered table')
        : null,
    )
    // Another process goes on with it.
    if (table === null) return 'done'
    const fields = new Map(entity.fields.map((field) => [field.uid, field]))
    const columns = table.columns.flatMap(({ fieldUid, name }) => {
      const field = fields.get(fieldUid)
      return field === undefined ? [] : [{ name, type: field.type, isUnique: isHeld(field) }]
    })
    await services.tx({ as: 'builder' }, (db) => makeTable(db, { entId, name: table.name, columns }))
    made.push({ entId, name: table.name, columns })
  }
  // All or none: people go on with the former version where one of them cannot be held.
  try {
    await services.tx({ as: 'builder' }, async (db) => {
      for (const table of made) await keepUnique(db, table)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // Written since the plan: the same again fails again, and the next plan says which field it is.
    await services.tx(platform, (db) => endVersion(db, of, 'failed'))
  }
  return 'done'
}

async function putInForce(of: Payload, { db, now, newId }: JobContext) {
  const version = await findVersion(db, of)
  if (version === undefined || !(await endVersion(db, of, 'published'))) return
  await flip(db, of, { draft: version.draft, now })
  const target = { targetKind: 'application', targetId: of.appId, entId: of.entId } as const
  const diff = { version: String(of.number), note: version.note }
  await recordAct(
    { db, newId, session: null, visitor: null },
    { ...target, action: 'applicationPublished', actorId: version.madeBy, diff },
  )
}

async function entitiesOf(db: Db, of: Payload): Promise<readonly PublishedEntity[]> {
  return (await findVersion(db, of))?.bundle.entities ?? []
}
