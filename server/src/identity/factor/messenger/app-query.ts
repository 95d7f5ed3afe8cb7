import type { MessengerAppChange, MessengerType } from '@atrium/shared-utility/contract'
import { letsPeopleIn } from '../../people/membership/open-query.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { must } from '../../../foundation/process/error/must.ts'

/** The app that people of an open enterprise may sign in with. For the platform's scope. */
export function findOpenApp(db: Db, { type, ...at }: { entId: string; now: Date; type: MessengerType }) {
  return openApps(db, at).selectAll('a').select('e.name as ent_name').where('a.type', '=', type).executeTakeFirst()
}

export function listOpenTypes(db: Db, at: { entId: string; now: Date }) {
  return openApps(db, at).select('a.type').orderBy('a.type').execute()
}

export function openApps(db: Db, { entId, now }: { entId: string; now: Date }) {
  return db
    .selectFrom('messenger_app as a')
    .innerJoin('enterprise as e', 'e.id', 'a.ent_id')
    .where('a.ent_id', '=', entId)
    .where('a.is_enabled', '=', true)
    .where(letsPeopleIn('e', now))
}

/** All but the secret, which a space cannot read. */
const shown = [
  'ent_id',
  'type',
  'corp_id',
  'agent_id',
  'app_id',
  'lark_domain',
  'tenant_key',
  'is_enabled',
  'can_register',
  'version',
  'updated_at',
  'refused_at',
  'refusal',
] as const

export type AppRow = Awaited<ReturnType<typeof listApps>>[number]

/** The apps of the call's own enterprise. */
export function listApps(db: Db) {
  return db.selectFrom('messenger_app').select(shown).orderBy('type').execute()
}

export function findApp(db: Db, type: MessengerType) {
  return db.selectFrom('messenger_app').select(shown).where('type', '=', type).executeTakeFirst()
}

/** The app with its secret, for calls to the messenger. For the platform's scope. */
export function findWholeApp(db: Db, { entId, type }: Which) {
  return db
    .selectFrom('messenger_app')
    .selectAll()
    .where('ent_id', '=', entId)
    .where('type', '=', type)
    .executeTakeFirst()
}

type Which = { entId: string; type: MessengerType }

/** Sign-ins run in parallel, and none runs beside a change of the app. For the platform's scope. */
export function holdApp(db: Db, which: Which) {
  return enabledApp(db, which).forShare().executeTakeFirst()
}

/** The same for a caller who has locked an account before, and must not wait: nothing while the app is changed. */
export function holdUnchangedApp(db: Db, which: Which) {
  return enabledApp(db, which).forShare().skipLocked().executeTakeFirst()
}

function enabledApp(db: Db, { entId, type }: Which) {
  const row = db.selectFrom('messenger_app').select(shown).where('ent_id', '=', entId).where('type', '=', type)
  return row.where('is_enabled', '=', true)
}

/** Without `sealed` the secret stays as it is. */
type Stored = { entId: string; change: MessengerAppChange; sealed: string | undefined; now: Date }

/** Undefined when the app has been added, or changed, meanwhile. */
export function insertApp(db: Db, { entId, change, sealed, now }: Stored) {
  return db
    .insertInto('messenger_app')
    .values({
      ent_id: entId,
      type: change.type,
      ...columnsOf(change),
      app_secret: must(sealed, 'the secret of a new app'),
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(shown)
    .executeTakeFirst()
}

/** Undefined when it has been changed meanwhile. Also for the platform's scope. */
export function updateApp(db: Db, { entId, change, sealed, now }: Stored) {
  return db
    .updateTable('messenger_app')
    .set({ ...columnsOf(change), version: change.version + 1, updated_at: now })
    .$if(sealed !== undefined, (query) => query.set({ app_secret: sealed }))
    .where('ent_id', '=', entId)
    .where('type', '=', change.type)
    .where('version', '=', change.version)
    .returning(shown)
    .executeTakeFirst()
}

/** WeCom knows its apps by company and agent; elsewhere an app has an id of its own. */
export function appIdOf({ appId, corpId }: MessengerAppChange) {
  return appId === '' ? corpId : appId
}

function columnsOf(change: MessengerAppChange) {
  return {
    corp_id: change.corpId,
    agent_id: change.agentId,
    app_id: appIdOf(change),
    lark_domain: change.larkDomain,
    tenant_key: change.tenantKey,
    is_enabled: change.isEnabled,
    can_register: change.canRegister,
  }
}
