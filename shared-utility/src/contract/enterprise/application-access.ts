import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { builders } from '../foundation/callers.ts'
import { applicationLook } from './application-look.ts'
import { applicationKinds } from './application.ts'
import { done, flag, id, integer, nothing, textToList } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'
import { said } from '../foundation/said-issue.ts'

/** Whom an application is open to: everybody of its enterprise, or the people and departments that are chosen. */
export const applicationAudiences = ['everyone', 'chosen'] as const

/** How many people and departments an application is opened to by name. */
export const mostChosen = 200

const chosen = z.preprocess(textToList, z.array(id).max(mostChosen)).default([])

const managed = z.object({
  id,
  name: z.string(),
  nameEn: z.string(),
  ...applicationLook,
  description: z.string(),
  categoryId: id.nullable(),
  sort: z.int(),
  kind: z.enum(applicationKinds),
  /** False for one that is hidden from everybody. */
  visible: z.boolean(),
  /** False for one that the enterprise builds and has not published yet. */
  isPublished: z.boolean(),
  /** Where a link of the enterprise leads; null for all others. */
  ownUrl: z.string().nullable(),
  audience: z.enum(applicationAudiences),
  /** True when people whom it is not open to may ask for it. */
  isAskable: z.boolean(),
  /** True when everyone who has the address of its page sees what it is. */
  isPublic: z.boolean(),
  /** How many people and departments are chosen. */
  people: z.int(),
  departments: z.int(),
  /** How many roles of a built application let people in; 0 where it has none, and where one of them holds all members. */
  roles: z.int(),
})
export type ManagedApplication = z.infer<typeof managed>

const noOne = { 'zh-CN': '请至少选择一名成员或一个部门', 'en-US': 'Choose at least one member or department' }

export const applicationAccessCalls = defineCalls({
  listManagedApplications: {
    title: ['查看企业的应用', 'View the applications of the enterprise'],
    summary:
      'All applications of the enterprise with whom each is open to, for its administrators; for developers those that it builds.',
    method: 'GET',
    path: '/api2/appcenter/manage',
    access: builders,
    space: 'required',
    input: nothing,
    output: z.array(managed),
  },
  getApplicationAccess: {
    title: ['查看应用的可见范围', 'View who can use an application'],
    summary: 'Whom an application is open to, by name.',
    method: 'GET',
    path: '/api2/appcenter/manage/{id}/access',
    access: builders,
    space: 'required',
    input: z.strictObject({ id }),
    output: z.object({
      version: z.int(),
      audience: z.enum(applicationAudiences),
      isAskable: z.boolean(),
      people: z.array(z.object({ id, name: z.string() })),
      departments: z.array(z.object({ id, name: z.string(), nameEn: z.string().nullable() })),
    }),
    problems: ['applicationNotFound'],
  },
  updateApplicationAccess: {
    title: ['修改应用的可见范围', 'Change who can use an application'],
    summary:
      'Opens an application to everybody of the enterprise, or to the people and departments named, each with all below it, and to no one else; without any of them, people must be able to ask for it. It holds from the next call on.',
    stepUpReason: 'lets people into an application, or shuts them out, for as long as nobody changes it',
    method: 'PUT',
    path: '/api2/appcenter/manage/{id}/access',
    access: { who: builders, needs: { stepUp: true } },
    space: 'required',
    encoding: 'json',
    input: z
      .strictObject({
        id,
        version: integer(1, 1_000_000_000),
        audience: z.enum(applicationAudiences),
        userIds: chosen,
        departmentIds: chosen,
        /** Whether people whom it is not open to may ask for it. */
        isAskable: flag.default(false),
        onceKey,
      })
      .superRefine(({ audience, userIds, departmentIds, isAskable }, context) => {
        if (audience === 'chosen' && !isAskable && userIds.length + departmentIds.length === 0)
          context.addIssue({ ...said(noOne), path: ['userIds'] })
      }),
    output: done,
    problems: ['applicationNotFound', 'versionConflict', 'memberNotFound', 'departmentNotFound'],
  },
})
