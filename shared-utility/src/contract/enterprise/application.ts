import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { done, freeText, id, nothing } from '../foundation/fields.ts'
import { applicationLook } from './application-look.ts'

export const applicationKinds = ['form', 'workflow', 'report', 'link', 'built'] as const

const application = z.object({
  id,
  name: z.string(),
  ...applicationLook,
  /** Empty for one that is refused. */
  url: z.string(),
  /** True for one that is not on the white list of the platform, where only what is listed passes. */
  isRefused: z.boolean(),
  kind: z.enum(applicationKinds),
  version: z.string(),
  visible: z.boolean(),
  description: z.string(),
  /** The category that it stands in; null for none. */
  category: z.object({ id, name: z.string() }).nullable(),
})
export type Application = z.infer<typeof application>

const tile = application.pick({ id: true, name: true, icon: true, color: true, url: true, isRefused: true })

/** How many of the applications that a person opened last are remembered. */
export const mostOpened = 12

export const applicationCalls = defineCalls({
  listApplications: {
    title: ['查看应用', 'View the applications'],
    summary:
      'The applications this person may open, by category: all, those asked for, or those that are called as `iSearch` says, also by pinyin. Other ids are left out.',
    method: 'GET',
    path: '/api2/appcenter/applist/id',
    access: 'session',
    space: 'required',
    input: z.strictObject({ ids: z.array(id).max(100).optional(), iSearch: freeText().max(64).optional() }),
    output: z.array(application),
  },
  listCommonApplications: {
    title: ['查看常用应用', 'View the pinned applications'],
    summary: 'The applications pinned by this person, in their order (menu 6 of the specification).',
    method: 'GET',
    path: '/api2/appcenter/applist/commonmenu/6',
    access: 'session',
    space: 'required',
    input: nothing,
    output: z.array(tile.extend({ sort: z.int() })),
  },
  updateCommonApplications: {
    title: ['修改常用应用', 'Change the pinned applications'],
    summary: 'Replaces the pinned applications, in this order.',
    stepUpReason: 'a preference',
    method: 'PUT',
    path: '/api2/appcenter/applist/commonmenu/6',
    access: 'session',
    space: 'required',
    input: z.strictObject({ ids: z.array(id).max(24).default([]) }),
    output: done,
  },
  listOpenedApplications: {
    title: ['查看最近打开的应用', 'View recently opened applications'],
    summary: `The ${mostOpened} applications that this person opened last, the newest first.`,
    method: 'GET',
    path: '/api2/appcenter/applist/opened',
    access: 'session',
    space: 'required',
    input: nothing,
    output: z.array(tile),
  },
  noteOpenedApplication: {
    title: ['记录打开的应用', 'Record an opened application'],
    summary: 'Notes that this person opens an application now, for their own list of those opened last.',
    stepUpReason: 'a preference',
    method: 'POST',
    path: '/api2/appcenter/applist/opened',
    access: 'session',
    space: 'required',
    input: z.strictObject({ id }),
    output: done,
    problems: ['applicationNotFound'],
  },
})
