import { z } from 'zod'
import { closedSpaceCodes } from '../foundation/closed-space.ts'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseId, id, nothing } from '../foundation/fields.ts'
import { userType } from '../foundation/user-type-schema.ts'

export const spaceCalls = defineCalls({
  getEntrance: {
    title: ['读取企业登录页', 'Read the sign-in page of an enterprise'],
    summary: 'What the sign-in page of an enterprise bears; null when there is no such enterprise.',
    method: 'GET',
    path: '/sapi/user/entrance',
    access: { who: 'public', while: ['maintenance'] },
    space: 'none',
    input: z.strictObject({ entId: enterpriseId }),
    output: z.object({ name: z.string(), logo: z.string().nullable() }).nullable(),
    problems: ['tooManyAttempts'],
  },
  getCurrentEnterprise: {
    title: ['读取当前企业', 'Read the current enterprise'],
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
  switchEnterprise: {
    title: ['切换企业', 'Switch the enterprise'],
    summary:
      'Goes to work in another enterprise of this person, under a new session id. It is where they begin next time.',
    stepUpReason: 'opens what the person may open anyway, under a new session id',
    method: 'PUT',
    path: '/sapi/user/entuser/current',
    access: { who: 'session', while: ['twoStepDue', 'barred'] },
    space: 'none',
    input: z.strictObject({ entId: enterpriseId }),
    output: z.object({
      token: z.object({ accessToken: z.string(), entId: enterpriseId }),
      loginHomepage: z.string(),
    }),
    problems: ['spaceDenied', ...closedSpaceCodes],
  },
  listRoles: {
    title: ['读取角色', 'Read the roles'],
    summary: "This person's roles in the space: type 1 their landing paths, type 2 their ids.",
    method: 'GET',
    path: '/sapi/user/role',
    access: 'session',
    space: 'required',
    input: z.strictObject({ module: z.enum(['box', 'qpaas', 'system']), type: z.enum(['1', '2']) }),
    output: z.array(z.union([z.object({ id, detail: z.string() }), id])),
  },
})
