import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { builders } from '../foundation/callers.ts'
import { done, id, integer } from '../foundation/fields.ts'
import { appViewBody } from './app-view-shape.ts'
import { designKey } from './entity-field.ts'
import { runtimeEntity } from './record.ts'

const path = '/api2/builder/app/{appId}/view/{uid}'
const appId = id

export const appViewCalls = defineCalls({
  putAppView: {
    title: ['修改应用视图', 'Change a view of an application'],
    summary:
      'Writes a view of the draft against the revision that was read; 0 for a new one. Answers its new revision. In force once it is published.',
    stepUpReason: 'a draft; nothing of it is in force before it is published, and a view gives no right',
    method: 'PUT',
    path,
    access: builders,
    space: 'required',
    encoding: 'json',
    input: z.strictObject({ appId, uid: id, rev: integer(0, 1_000_000), body: appViewBody }),
    output: z.object({ rev: z.int() }),
    problems: ['appNotFound', 'versionConflict', 'tooManyAppViews', 'draftTooLarge'],
  },
  deleteAppView: {
    title: ['从草稿移除应用视图', 'Remove a view from a draft'],
    summary: 'Takes a view out of the draft. People have it until the application is published without it.',
    stepUpReason: 'a draft; the view is there until the application is published without it',
    method: 'DELETE',
    path,
    access: builders,
    space: 'required',
    input: z.strictObject({ appId, uid: id, rev: integer(1, 1_000_000) }),
    output: done,
    problems: ['appNotFound', 'versionConflict'],
    doneAlready: ['versionConflict'],
  },
  orderAppViews: {
    title: ['调整应用视图的顺序', 'Reorder the views of a table'],
    summary:
      'Puts the views that a table has in the draft in this order, all of them. People have it once the application is published.',
    stepUpReason: 'a draft; only the order in which views are offered',
    method: 'PUT',
    path: '/api2/builder/app/{appId}/table/{entity}/views',
    access: builders,
    space: 'required',
    encoding: 'json',
    input: z.strictObject({ appId, entity: id, uids: z.array(id).min(1).max(200) }),
    output: done,
    problems: ['appNotFound', 'versionConflict'],
  },
  previewApplication: {
    title: ['预览应用', 'Preview an application'],
    summary:
      'The draft as a person has it who is in one role alone: tables, acts, fields, views. Without a role: as all people have an application without roles. It reads no record.',
    method: 'GET',
    path: '/api2/builder/app/{appId}/preview',
    access: builders,
    space: 'required',
    input: z.strictObject({ appId, role: id.optional() }),
    output: z.object({
      entities: z.array(
        runtimeEntity.extend({
          /** Keys of fields that are changed in some records. */
          edited: z.array(designKey),
        }),
      ),
    }),
    problems: ['appNotFound', 'appRoleNotFound'],
  },
})
