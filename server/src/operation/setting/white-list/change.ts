import { Problem, type AuditAction, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import type { Row } from '../../../foundation/db/schema.ts'
import { listedHost } from '../../../foundation/query/white-list/host.ts'
import { changeEntry, findEnterprise, hasApplication, hasParcel, insertEntry, isPast, removeEntry } from './queries.ts'
import { selectEntry } from './list-query.ts'
import { tellPages } from './tell-pages.ts'
import { tokenCalls } from './token-calls.ts'
import { mustBeAsSeen } from '../../../foundation/process/error/as-seen.ts'

export async function addEntry(input: CallParsed<'addWhiteListEntry'>, context: Context) {
  const { db, newId, now } = context
  if (input.entid !== null && (await findEnterprise(db, input.entid)) === undefined)
    throw new Problem('enterpriseNotFound')
  const row = {
    id: newId(),
    ent_id: input.entid,
    kind: input.kind,
    value: await valueOf(input, context),
    note: input.note,
    expires_at: await expiryOf(input.expiresAt, context),
    created_by: sessionOf(context).userId,
    created_at: now,
    updated_at: now,
    enabled: true,
    version: 1,
  }
  if (!(await insertEntry(db, row))) throw new Problem('whiteListTaken')
  await tell('addWhiteListEntry', row, context)
  return { id: row.id, version: row.version }
}

export async function updateEntry(input: CallParsed<'updateWhiteListEntry'>, context: Context) {
  const { db, now } = context
  const known = await selectEntry(db, input.id)
  if (known === undefined) throw new Problem('notFound')
  // An entry that has run out stays so while only its note is changed.
  const isSame = input.expiresAt === (known.expires_at?.toISOString() ?? null)
  const expiresAt = isSame ? known.expires_at : await expiryOf(input.expiresAt, context)
  const row = await changeEntry(db, { ...input, expiresAt, now })
  mustBeAsSeen(row !== undefined)
  await tell('updateWhiteListEntry', row, context)
  return { id: row.id, version: row.version }
}

export async function deleteEntry({ id }: CallParsed<'deleteWhiteListEntry'>, context: Context) {
  const row = await removeEntry(context.db, id)
  if (row === undefined) throw new Problem('notFound')
  await tell('deleteWhiteListEntry', row, context)
  return {}
}

type EntryValue = Pick<CallParsed<'addWhiteListEntry'>, 'kind' | 'value' | 'entid'>

/** The value as it is stored and compared. Throws at its field for what would let nothing through. */
async function valueOf({ kind, value, entid: entId }: EntryValue, { db }: Context) {
  switch (kind) {
    case 'host': {
      const host = listedHost(value)
      if (host === null) throw new Problem('whiteListHost')
      return host
    }
    case 'app':
      if (!(await hasApplication(db, { value, entId }))) throw new Problem('whiteListApp')
      return value
    case 'plugin':
      if (!(await hasParcel(db, value))) throw new Problem('whiteListPlugin')
      return value
    case 'api':
      if (!tokenCalls.includes(value)) throw new Problem('whiteListApi')
      return value
  }
}

async function expiryOf(expiresAt: string | null, { db }: Context) {
  if (expiresAt === null) return null
  const moment = new Date(expiresAt)
  if (await isPast(db, moment)) throw new Problem('whiteListPast')
  return moment
}

type EntryRow = Pick<Row<'app_whitelist'>, 'id' | 'ent_id' | 'kind' | 'value' | 'note' | 'enabled' | 'expires_at'>

/** Logs the change, and tells the pages that show what the entry lets through. */
async function tell(action: AuditAction, row: EntryRow, context: Context) {
  const { id, ent_id: entId, kind, value, note, enabled, expires_at: expiresAt } = row
  const diff = { kind, value, note, enabled, expiresAt: expiresAt?.toISOString() ?? null }
  await recordAct(context, { action, targetKind: 'whiteList', targetId: id, entId, diff })
  await tellPages(context.db, kind)
}
