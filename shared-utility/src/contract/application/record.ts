import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { ownPeople } from '../foundation/callers.ts'
import { done, id, instant, integer, listInput, listOutput } from '../foundation/fields.ts'
import { applicationLook } from '../enterprise/application-look.ts'
import { attachment } from '../enterprise/attachment-shape.ts'
import { attachmentTypes } from '../foundation/attachment-type.ts'
import { roleActs } from './app-role-shape.ts'
import { runtimeView } from './app-view-shape.ts'
import { designKey } from './entity-field.ts'
import { publishedEntity } from './entity-shape.ts'
import { recordFilterText } from './filter.ts'
import { onceKey } from '../foundation/once-key.ts'
import { recordValues } from './record-values.ts'

export const appRecord = z.object({
  id,
  /** Changes with every change; one is made against the revision that was read. */
  rev: z.int(),
  values: recordValues,
  createdAt: instant,
  updatedAt: instant,
  /** The names of its author and of the person who changed it last. */
  createdBy: z.string(),
  updatedBy: z.string(),
  /** What the caller may do with this one. */
  can: z.object({ change: z.boolean(), delete: z.boolean() }),
})
export type AppRecord = z.infer<typeof appRecord>

/** An entity as the caller works with it: the fields that are not hidden from all roles of the caller. */
export const runtimeEntity = publishedEntity.extend({
  acts: z.array(z.enum(roleActs)),
  /** Keys of fields: shown in some records, filled in when a record is added. */
  shown: z.array(designKey),
  added: z.array(designKey),
  views: z.array(runtimeView),
})
export type RuntimeEntity = z.infer<typeof runtimeEntity>

/** What a record is called that a relation names: it may be in the recycle bin. */
const related = z.record(z.string(), z.object({ title: z.string(), isDeleted: z.boolean() }))
/**
 * By id: the names of persons and of records that relations name, and the files that fields hold. What the caller does not read is
 * left out.
 */
export const named = { people: z.record(z.string(), z.string()), related, files: z.record(z.string(), attachment) }

const appId = id
const where = { appId, entity: designKey }
const rev = integer(1, 1_000_000_000)

export const recordCalls = defineCalls({
  getAppRuntime: {
    title: ['打开应用', 'Open an application'],
    summary:
      'An application as the caller works with it: the entities and fields of its live version that the roles of the caller open.',
    method: 'GET',
    path: '/api2/app/{appId}',
    access: ownPeople,
    space: 'required',
    input: z.strictObject({ appId }),
    output: z.object({
      id,
      name: z.string(),
      ...applicationLook,
      version: z.int(),
      entities: z.array(runtimeEntity),
      /** What may be uploaded into a field: how large each file may be, and of which types. */
      files: z.object({ megabytes: z.int(), types: z.array(z.enum(attachmentTypes)) }),
    }),
    problems: ['appNotFound', 'appNotListed'],
  },
  listRecords: {
    title: ['查看记录列表', 'List records'],
    summary:
      'A page of the records of an entity for which a filter holds, the newest first unless a field is named to sort by; of many long texts their beginnings. `people`: the names of persons in it.',
    method: 'GET',
    path: '/api2/app/{appId}/{entity}',
    access: ownPeople,
    space: 'required',
    input: z.strictObject({
      ...where,
      ...listInput,
      /** As JSON. It names fields that the caller sees. */
      filter: recordFilterText.optional(),
      sort: designKey.optional(),
      order: z.enum(['asc', 'desc']).default('desc'),
      /** Only those that this view of the entity shows. */
      view: designKey.optional(),
      /** Only those whose relation `via` names the record `of`. */
      via: designKey.optional(),
      of: id.optional(),
    }),
    output: listOutput(appRecord).extend(named),
    problems: ['appNotFound', 'appNotListed', 'actNotGranted'],
  },
  getRecord: {
    title: ['打开记录', 'Open a record'],
    summary:
      'One record, with the names of persons in it. Fields that are hidden from the caller are left out; `editable`: those that the caller may change.',
    method: 'GET',
    path: '/api2/app/{appId}/{entity}/{id}',
    access: ownPeople,
    space: 'required',
    input: z.strictObject({ ...where, id }),
    output: appRecord.extend({ ...named, editable: z.array(designKey), createdById: id }),
    problems: ['appNotFound', 'appNotListed', 'actNotGranted', 'recordNotFound'],
  },
  addRecord: {
    title: ['新增记录', 'Add a record'],
    summary:
      'Adds a record. Refuses, at its field, what the field does not take. The same `onceKey` of the same person again adds no other one.',
    stepUpReason: 'the daily work of members',
    method: 'POST',
    path: '/api2/app/{appId}/{entity}',
    access: ownPeople,
    ofContent: true,
    space: 'required',
    encoding: 'json',
    input: z.strictObject({ ...where, values: recordValues, onceKey }),
    output: z.object({ id, rev: z.int() }),
    problems: [
      'appNotFound',
      'appNotListed',
      'actNotGranted',
      'recordBeyondRole',
      'recordNotFound',
      'recordConflict',
      'storageQuotaReached',
    ],
  },
  updateRecord: {
    title: ['修改记录', 'Change a record'],
    summary:
      'Changes fields of a record; those that are not named stay. Refused when another person has changed one of them since `rev`.',
    stepUpReason: 'the daily work of members; its history keeps what was there',
    method: 'PUT',
    path: '/api2/app/{appId}/{entity}/{id}',
    access: ownPeople,
    ofContent: true,
    space: 'required',
    encoding: 'json',
    input: z.strictObject({ ...where, id, rev, values: recordValues }),
    output: z.object({ rev: z.int() }),
    problems: ['appNotFound', 'appNotListed', 'actNotGranted', 'recordBeyondRole', 'recordNotFound', 'recordConflict'],
  },
  deleteRecord: {
    title: ['删除记录', 'Delete a record'],
    summary: 'Puts a record into the recycle bin.',
    stepUpReason: 'into the recycle bin, from which it comes back',
    method: 'DELETE',
    path: '/api2/app/{appId}/{entity}/{id}',
    access: ownPeople,
    ofContent: true,
    space: 'required',
    input: z.strictObject({ ...where, id, rev }),
    output: done,
    problems: ['appNotFound', 'appNotListed', 'actNotGranted', 'recordNotFound', 'recordConflict'],
    doneAlready: ['recordNotFound'],
  },
  restoreRecord: {
    title: ['恢复记录', 'Restore a record'],
    summary: 'Takes a record out of the recycle bin, within 30 days.',
    stepUpReason: 'takes a record out of the recycle bin',
    method: 'POST',
    path: '/api2/app/{appId}/{entity}/{id}/restore',
    access: ownPeople,
    ofContent: true,
    space: 'required',
    input: z.strictObject({ ...where, id }),
    output: done,
    problems: ['appNotFound', 'appNotListed', 'actNotGranted', 'recordNotFound'],
    doneAlready: ['recordNotFound'],
  },
  listRecordHistory: {
    title: ['查看记录历史', 'View the history of a record'],
    summary: 'What became of a record, newest first: who changed which fields, from what to what.',
    method: 'GET',
    path: '/api2/app/{appId}/{entity}/{id}/history',
    access: ownPeople,
    space: 'required',
    input: z.strictObject({ ...where, id }),
    output: z.array(
      z.object({
        at: instant,
        by: z.string(),
        byId: id,
        what: z.enum(['changed', 'deleted', 'restored']),
        before: recordValues,
        after: recordValues,
      }),
    ),
    problems: ['appNotFound', 'appNotListed', 'actNotGranted', 'recordNotFound'],
  },
})
