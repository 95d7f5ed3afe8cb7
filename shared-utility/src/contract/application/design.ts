import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { builders } from '../foundation/callers.ts'
import { done, flag, id, instant, integer, nothing, text } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'
import { applicationLook, chosenLook } from '../enterprise/application-look.ts'
import { draftAppRole } from './app-role-shape.ts'
import { draftAppView } from './app-view-shape.ts'
import { entityBody } from './entity-shape.ts'
import { planProblem, publishPlan } from './publish-plan.ts'

/** How far a version has come: on its way, in force or once in force, or given up. */
export const versionStates = ['publishing', 'published', 'failed'] as const

const builtApplication = z.object({
  id,
  name: z.string(),
  nameEn: z.string(),
  ...applicationLook,
  /** Members find it among their applications once it is published. */
  isVisible: z.boolean(),
  /** The version that members work with; null before the first. */
  liveVersion: z.int().nullable(),
  /** True when the draft says something else than the live version. */
  isChanged: z.boolean(),
  updatedAt: instant,
})
export type BuiltApplication = z.infer<typeof builtApplication>

const draftEntity = z.object({ uid: id, rev: z.int(), body: entityBody })
export type DraftEntity = z.infer<typeof draftEntity>

const appId = id
const named = { name: text(1, 60), nameEn: text(0, 60).default(''), ...chosenLook }

export const designCalls = defineCalls({
  listBuiltApplications: {
    title: ['查看自建应用', 'List own applications'],
    summary: 'The applications that this enterprise builds itself, the one that was changed last first.',
    method: 'GET',
    path: '/api2/builder/app',
    access: builders,
    space: 'required',
    input: nothing,
    output: z.array(builtApplication),
  },
  addBuiltApplication: {
    title: ['新建应用', 'Create an application'],
    summary:
      'Begins an application: an empty draft that only builders see. The same `onceKey` of the same person again begins no other one.',
    stepUpReason: 'an empty draft, which only builders see',
    method: 'POST',
    path: '/api2/builder/app',
    access: builders,
    space: 'required',
    input: z.strictObject({ ...named, onceKey }),
    output: z.object({ id }),
    once: 'content',
    problems: ['tooManyApplications'],
  },
  updateBuiltApplication: {
    title: ['修改应用', 'Change or show an application'],
    summary:
      'Changes the names, the icon and the colour of an application, at once and without publishing, or shows it to members or hides it from them.',
    stepUpReason: 'names, look, and whether members see it; it opens no right',
    method: 'PUT',
    path: '/api2/builder/app/{appId}',
    access: builders,
    space: 'required',
    input: z.strictObject({ appId, ...named, isVisible: flag }),
    output: done,
    problems: ['appNotFound'],
  },
  getApplicationDraft: {
    title: ['打开应用草稿', 'Open the draft of an application'],
    summary: 'The draft of an application, with what stands in the way of publishing it.',
    method: 'GET',
    path: '/api2/builder/app/{appId}',
    access: builders,
    space: 'required',
    input: z.strictObject({ appId }),
    output: builtApplication.extend({
      entities: z.array(draftEntity),
      roles: z.array(draftAppRole),
      views: z.array(draftAppView),
      problems: z.array(planProblem),
      /** The entities, fields, roles and views of the live version, hidden ones too: their keys and types stay. */
      published: z.array(id),
      /** The version that is on its way, if one is. */
      publishing: z.int().nullable(),
      /** What keeps the caller from opening the application, which members find: they are not among its people, or have no role. */
      closedBy: z.enum(['audience', 'role']).nullable(),
    }),
    problems: ['appNotFound'],
  },
  putEntity: {
    title: ['修改应用的数据表', 'Change a table of an application'],
    summary:
      'Writes an entity of the draft against the revision that was read; 0 for a new one, whose uid no other application of the enterprise has. Answers its new revision.',
    stepUpReason: 'a draft; nothing of it is in force before it is published',
    method: 'PUT',
    path: '/api2/builder/app/{appId}/entity/{uid}',
    access: builders,
    space: 'required',
    encoding: 'json',
    input: z.strictObject({ appId, uid: id, rev: integer(0, 1_000_000), body: entityBody }),
    output: z.object({ rev: z.int() }),
    problems: ['appNotFound', 'versionConflict', 'tooManyEntities', 'tableUidTaken', 'draftTooLarge'],
  },
  deleteEntity: {
    title: ['从草稿移除数据表', 'Remove a table from a draft'],
    summary:
      'Takes an entity out of the draft. What is published of it, and its records, stay until it is published without.',
    stepUpReason: 'a draft; what is published stays',
    method: 'DELETE',
    path: '/api2/builder/app/{appId}/entity/{uid}',
    access: builders,
    space: 'required',
    input: z.strictObject({ appId, uid: id, rev: integer(1, 1_000_000) }),
    output: done,
    problems: ['appNotFound', 'versionConflict'],
    doneAlready: ['versionConflict'],
  },
  orderEntities: {
    title: ['调整数据表的顺序', 'Reorder the tables of an application'],
    summary:
      'Puts the tables of the draft in this order, all of them. The application opens on the first one once it is published.',
    stepUpReason: 'a draft; only the order in which tables are offered',
    method: 'PUT',
    path: '/api2/builder/app/{appId}/tables',
    access: builders,
    space: 'required',
    encoding: 'json',
    input: z.strictObject({ appId, uids: z.array(id).min(1).max(200) }),
    output: done,
    problems: ['appNotFound', 'versionConflict'],
  },
  planPublish: {
    title: ['查看发布计划', 'View the publishing plan'],
    summary: 'What publishing the draft would change, and what stands in its way.',
    method: 'GET',
    path: '/api2/builder/app/{appId}/plan',
    access: builders,
    space: 'required',
    input: z.strictObject({ appId }),
    output: publishPlan,
    problems: ['appNotFound'],
  },
  publishApplication: {
    title: ['发布应用', 'Publish an application'],
    summary:
      'Publishes the draft as it was planned, by a job; members work with it once its tables are there. The same `onceKey` of the same person again makes no other version.',
    stepUpReason: 'nothing is lost by it: what is left out is hidden, and every version is kept',
    method: 'POST',
    path: '/api2/builder/app/{appId}/publish',
    access: builders,
    space: 'required',
    input: z.strictObject({ appId, draft: integer(0, 1_000_000_000), note: text(0, 200).default(''), onceKey }),
    output: z.object({ number: z.int() }),
    once: 'content',
    problems: ['appNotFound', 'draftMoved', 'draftIncomplete', 'alreadyPublishing'],
  },
  listApplicationVersions: {
    title: ['查看应用版本', 'List versions of an application'],
    summary: 'The versions of an application, newest first, with who published each.',
    method: 'GET',
    path: '/api2/builder/app/{appId}/version',
    access: builders,
    space: 'required',
    input: z.strictObject({ appId }),
    output: z.array(
      z.object({
        number: z.int(),
        state: z.enum(versionStates),
        note: z.string(),
        by: z.string(),
        at: instant,
        isLive: z.boolean(),
        /** The former version that it goes back to; null where it was published from the draft. */
        backTo: z.int().nullable(),
      }),
    ),
    problems: ['appNotFound'],
  },
})
