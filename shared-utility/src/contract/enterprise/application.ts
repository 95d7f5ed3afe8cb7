import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { done, id, nothing } from '../foundation/fields.ts'

const application = z.object({
  id,
  name: z.string(),
  icon: z.string().nullable(),
  /** Empty for one that is refused. */
  url: z.string(),
  /** True for one that is not on the white list of the platform, where only what is listed passes. */
  isRefused: z.boolean(),
  kind: z.enum(['form', 'workflow', 'report', 'link', 'built']),
  version: z.string(),
  visible: z.boolean(),
})
export type Application = z.infer<typeof application>

export const applicationCalls = defineCalls({
  listApplications: {
    title: ['查看应用', 'See the applications'],
    summary: 'The applications this person may open, all or those asked for; foreign ids are left out.',
    method: 'GET',
    path: '/api2/appcenter/applist/id',
    access: 'session',
    space: 'required',
    input: z.strictObject({ ids: z.array(id).max(200).optional() }),
    output: z.array(application),
  },
  listCommonApplications: {
    title: ['查看常用应用', 'See the pinned applications'],
    summary: 'The applications pinned by this person, in their order (menu 6 of the specification).',
    method: 'GET',
    path: '/api2/appcenter/applist/commonmenu/6',
    access: 'session',
    space: 'required',
    input: nothing,
    output: z.array(
      application.pick({ id: true, name: true, icon: true, url: true, isRefused: true }).extend({ sort: z.int() }),
    ),
  },
  updateCommonApplications: {
    title: ['修改常用应用', 'Change the pinned applications'],
    summary: 'Replaces the pinned applications, in this order.',
    method: 'PUT',
    path: '/api2/appcenter/applist/commonmenu/6',
    access: 'session',
    space: 'required',
    input: z.strictObject({ ids: z.array(id).max(24).default([]) }),
    output: done,
  },
})
