import { Problem, type RecordValues } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { sessionOf, spaceOf } from '../../../foundation/call/context/context.ts'
import { invalidInput } from '../../../foundation/process/error/invalid-input.ts'
import { normalName } from '../../../foundation/query/list/names.ts'
import { daysBefore } from '../../../foundation/db/retention-query.ts'
import { binDays } from '../../record-store/empty-bins.ts'
import { addedFields, changedAt, shownAt } from '../../design/app-role/rights.ts'
import { noteHistory } from '../../record-store/history-query.ts'
import { lockRecord, standingOf, type StoredRecord } from '../../record-store/record-query.ts'
import { type Held } from '../../record-store/values-query.ts'
import { changeRecord, insertRecord, setDeleted } from '../../record-store/write-query.ts'
import { holdsFor, holdsSomewhere, type Right } from '../../record-store/right.ts'
import type { OpenEntity } from './open-app.ts'
import { selectMembers } from './queries.ts'
import { recordSchema } from './record-schema.ts'
import { withInitial } from './initial-values.ts'
import { fitForm } from './form-rules.ts'
import { atFields, refuseUngranted } from './refuse-fields.ts'
import { refuseOverwriting } from './refuse-overwriting.ts'
import { refuseTwice } from './refuse-twice.ts'
import { strayRelations } from './related.ts'
import { isSameValue } from './same-value.ts'
import { byUid } from './noted-values.ts'
import { tellPages } from './tell-pages.ts'
import { setFiles } from './files/set-files.ts'
import type { RecordContext } from './record-context.ts'

/** Every way of writing a record goes through here: what is not granted or does not fit is refused at its field. */
export function addTo(open: OpenEntity, added: Added, context: RecordContext) {
  return add(open, { ...added, tell: () => tellPages(open, context) }, context)
}

type Added = { id: string; raw: RecordValues }

/** The same for one of many: open pages are told once of all of them. */
export function addQuietly(open: OpenEntity, added: Added, context: RecordContext) {
  return add(open, { ...added, tell: async () => {} }, context)
}

type Adding = Added & { tell: () => Promise<void> }

async function add(open: OpenEntity, { id, raw, tell }: Adding, context: RecordContext) {
  if (!holdsSomewhere(open.rights.add)) throw new Problem('actNotGranted')
  const { db, services } = context
  if (await services.storageRoom.isFull(db, open.store.entId)) throw new Problem('storageQuotaReached')
  const asked = { raw, how: 'whole', granted: addedFields(open.rights) } as const
  const seen = new Set([...shownAt(open.rights), ...asked.granted])
  const values = await fitting(open, { ...asked, seen, before: undefined }, context)
  const inserted = insertRecord(db, open.store, written(open, { id, values, before: {} }, context))
  // Together, so that they go to the database in one piece.
  const [made] = await Promise.all([inserted.catch(refuseTwice(open, 'written', context)), tell()])
  if (!holdsFor(open.rights.add, made)) throw new Problem('recordBeyondRole')
  const given = Object.keys(raw).filter((key) => values[key] !== null && values[key] !== undefined)
  refuseOutside(given, addedFields(open.rights, made))
  await setFiles(open, { recordId: id, before: {}, after: values }, context)
  return { id, rev: 1 }
}

export async function changeIn(
  open: OpenEntity,
  asked: { id: string; rev: number; values: RecordValues },
  context: RecordContext,
) {
  const found = await locked(open, asked.id, context)
  refuseBeyond(open.rights.change, found)
  const standing = standingOf(found)
  const granted = changedAt(open.rights, standing)
  const seen = new Set([...shownAt(open.rights, standing), ...granted])
  const shown = Object.fromEntries(Object.entries(found.values).filter(([key]) => seen.has(key)))
  const change = { raw: asked.values, how: 'changes', granted, seen, before: shown } as const
  const values = await fitting(open, change, context)
  const changed = open.fields.filter(
    ({ key, type }) => Object.hasOwn(values, key) && !isSameValue(type, found.values[key], values[key]),
  )
  const after = Object.fromEntries(changed.map(({ key }) => [key, values[key]]))
  if (Object.keys(after).length === 0) return { rev: found._rev }
  await refuseOverwriting(open, { found, rev: asked.rev, keys: new Set(Object.keys(after)) }, context)
  const before = Object.fromEntries(Object.keys(after).map((key) => [key, found.values[key] ?? null]))
  const changes = written(open, { id: asked.id, values: after, before: found.values }, context)
  const made = await changeRecord(context.db, open.store, changes).catch(refuseTwice(open, 'written', context))
  refuseOutside(Object.keys(after), changedAt(open.rights, made))
  await setFiles(open, { recordId: asked.id, before, after }, context)
  await note(open, { found, what: 'changed', before, after }, context)
  return { rev: found._rev + 1 }
}

/** Into the recycle bin; refused where another person has changed a field since it was read. */
export async function deleteFrom(open: OpenEntity, { id, rev }: { id: string; rev: number }, context: RecordContext) {
  const found = await locked(open, id, context)
  refuseBeyond(open.rights.delete, found)
  await refuseOverwriting(open, { found, rev, keys: null }, context)
  await setDeleted(context.db, open.store, { id, now: context.now, by: sessionOf(context).userId, deleted: true })
  await note(open, { found, what: 'deleted', before: {}, after: {} }, context)
}

export async function restoreTo(open: OpenEntity, id: string, context: RecordContext) {
  const found = await lockRecord(context.db, open.store, id)
  const at = found?._deleted_at
  if (!found || !at || at < daysBefore(context.now, binDays)) throw new Problem('recordNotFound')
  refuseBeyond(open.rights.delete, found)
  const set = { id, now: context.now, by: sessionOf(context).userId, deleted: false }
  await setDeleted(context.db, open.store, set).catch(refuseTwice(open, 'back', context))
  await note(open, { found, what: 'restored', before: {}, after: {} }, context)
}

async function locked({ store }: OpenEntity, id: string, { db }: RecordContext): Promise<StoredRecord> {
  const found = await lockRecord(db, store, id)
  if (found === undefined || found._deleted_at !== null) throw new Problem('recordNotFound')
  return found
}

/** A right that does not go as far as to this record. One that the caller does not read was not found. */
function refuseBeyond(right: Right, found: StoredRecord) {
  if (!holdsFor(right, standingOf(found))) throw new Problem('actNotGranted')
}

/** Also what becomes of a record has to be what the right goes to: the transaction ends with nothing written. */
function refuseOutside(keys: readonly string[], granted: ReadonlySet<string>) {
  if (keys.some((key) => !granted.has(key))) throw new Problem('recordBeyondRole')
}

type Raw = {
  raw: RecordValues
  how: 'whole' | 'changes'
  granted: ReadonlySet<string>
  /** Fields that the caller sees or fills in. */
  seen: ReadonlySet<string>
  /** What the caller sees of the record; undefined of a new one, where what is not said begins with what its field says. */
  before: Readonly<Record<string, unknown>> | undefined
}

async function fitting(open: OpenEntity, { raw, how, granted, seen, before }: Raw, context: RecordContext) {
  const { fields: all, store } = open
  refuseUngranted(raw, granted, context.lang)
  // What a record begins with is said by the maker of the application, so it does not depend on who adds it.
  const fields = all.filter(({ key, initial }) => granted.has(key) || (before === undefined && initial !== undefined))
  // Whether a field with a condition is required depends on the others (form-rules.ts).
  const lenient = fields.map((field) => (field.showIf === undefined ? field : { ...field, isRequired: false }))
  const parsed = recordSchema(lenient, how).safeParse({
    values: before === undefined ? withInitial(fields, raw, context) : raw,
  })
  if (!parsed.success) throw invalidInput(atFields(parsed.error), context.lang)
  const given = Object.fromEntries(Object.entries(parsed.data.values).filter(([, value]) => value !== undefined))
  const form = { all, seen: all.filter(({ key }) => seen.has(key)), fields, before, named: new Set(Object.keys(raw)) }
  const values: Record<string, unknown> = fitForm({ ...form, values: given }, context)
  const people = fields.flatMap(({ type, key }) => (type === 'person' && typeof values[key] === 'string' ? [key] : []))
  const members = await selectMembers(
    context.db,
    spaceOf(context).entId,
    people.map((key) => String(values[key])),
  )
  const strangers = people.filter((key) => !members.has(String(values[key])))
  const stray = [...strangers, ...(await strayRelations(open, values, context))]
  if (stray.length > 0) throw invalidInput(new z.ZodError(stray.map(notThere)), context.lang)
  const stored = new Set(store.fields.map(({ key }) => key))
  return Object.fromEntries(Object.entries(values).filter(([key]) => stored.has(key)))
}

function notThere(key: string): z.core.$ZodIssue {
  return { code: 'invalid_value', values: [], path: ['values', key], input: undefined, message: '' }
}

function written(
  { fields, store }: OpenEntity,
  { id, values, before }: { id: string; values: Record<string, unknown>; before: Record<string, unknown> },
  context: RecordContext,
) {
  const pairs = store.fields.flatMap((held): [Held, unknown][] =>
    Object.hasOwn(values, held.key) ? [[held, values[held.key]]] : [],
  )
  const all = { ...before, ...values }
  const texts = fields.flatMap(({ key, type }) => (type === 'text' || type === 'longText' ? [all[key]] : []))
  const search = normalName(texts.filter((one) => typeof one === 'string').join(' ')).slice(0, 2000)
  return { id, values: new Map(pairs), search, now: context.now, by: sessionOf(context).userId }
}

type Note = {
  found: StoredRecord
  what: 'changed' | 'deleted' | 'restored'
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** By the uids of fields: the key of one that was left out may be that of another one by now. */
async function note(open: OpenEntity, { found, what, ...values }: Note, context: RecordContext) {
  const { entity, fields, store, appId } = open
  const of = { entId: store.entId, appId, entityUid: entity.uid, recordId: found._id }
  const [before, after] = [byUid(fields, values.before), byUid(fields, values.after)]
  const noted = { id: context.newId(), at: context.now, by: sessionOf(context).userId, rev: found._rev + 1 }
  await noteHistory(context.db, of, { ...noted, what, before, after })
  await tellPages(open, context)
}
