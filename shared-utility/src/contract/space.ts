import { z } from 'zod'
import { defineCalls } from './call.ts'
import { enterpriseId, id, nothing } from './fields.ts'
import { userType } from './user-type.ts'

export const spaceCalls = defineCalls({
  getCurrentEnterprise: {
    summary: 'The enterprise this page works in, and the others this person belongs to.',
    method: 'GET',
    path: '/sapi/user/entuser/info',
    access: 'session',
    space: 'required',
    input: nothing,
    output: z.object({
      curEntId: enterpriseId,
      entType: z.int(),
      entName: z.string(),
      logo: z.string().nullable(),
      userId: id,
      userType,
      title: z.string().nullable(),
      list: z.array(z.object({ entId: enterpriseId, name: z.string(), entType: z.int(), userType })),
    }),
  },
  listRoles: {
    summary: "This person's roles in the space: type 1 their landing paths, type 2 their ids.",
    method: 'GET',
    path: '/sapi/user/role',
    access: 'session',
    space: 'required',
    input: z.strictObject({ module: z.enum(['box', 'qpaas', 'system']), type: z.enum(['1', '2']) }),
    output: z.array(z.union([z.object({ id, detail: z.string() }), id])),
  },
})
