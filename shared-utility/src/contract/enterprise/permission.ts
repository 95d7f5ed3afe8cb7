import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { id, nothing } from '../foundation/fields.ts'
import { operations } from '../foundation/permission.ts'
import { platformStaff } from '../foundation/callers.ts'

export const permissionCalls = defineCalls({
  judgeRole: {
    title: ['读取管理权限', 'Read the rights to administer'],
    summary: 'Whether this person may edit the organisation or see the operation overview.',
    method: 'GET',
    path: '/api/judgerole',
    access: 'session',
    space: 'optional',
    input: z.strictObject({ operation: z.enum(operations) }),
    output: z.object({ operation: z.string(), allow: z.boolean() }),
  },
  getPageAuthorization: {
    title: ['读取页面权限', 'Read the rights to pages'],
    summary: 'The console pages and operations this person is allowed.',
    method: 'GET',
    path: '/api2/rbac/pageauthorization',
    access: 'session',
    space: 'optional',
    input: nothing,
    output: z.object({ pages: z.array(z.string()), operations: z.array(z.string()) }),
  },
  getSaasScope: {
    title: ['读取 SaaS 管理范围', 'Read the SaaS categories one administers'],
    summary: 'The SaaS categories this person administers, and how many enterprises of each they may see.',
    method: 'GET',
    path: '/api/admin/saas/scope',
    access: platformStaff,
    space: 'none',
    input: nothing,
    output: z.object({
      all: z.boolean(),
      /** A category stands under another one of these, or at their top. */
      categories: z.array(z.object({ id, parentId: id.nullable(), name: z.string(), enterprises: z.int() })),
    }),
  },
})
