import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { categoryAdministrator } from '../foundation/callers.ts'
import { enterpriseId, id, instant, listInput, listOutput, nothing } from '../foundation/fields.ts'
import { userType } from '../foundation/user-type-schema.ts'
import { userStatuses } from '../identity/person.ts'
import { enterpriseStatuses } from './enterprise-shape.ts'
import { messageStatuses } from './home-message-shape.ts'
import { memberTypeFilter } from './member-shape.ts'

const order = z.enum(['asc', 'desc']).default('asc')

const enterpriseInCare = z.object({
  entid: enterpriseId,
  name: z.string(),
  shortName: z.string().nullable(),
  saasId: id,
  saasName: z.string(),
  status: z.enum(enterpriseStatuses),
  userCount: z.int(),
  userQuota: z.int(),
  createdAt: instant,
  expiresAt: instant.nullable(),
})
export type EnterpriseInCare = z.infer<typeof enterpriseInCare>

const personInCare = z.object({
  userid: id,
  name: z.string(),
  loginId: z.string(),
  /** In this enterprise; a person who is in two of them stands there twice. */
  userType,
  title: z.string().nullable(),
  entid: enterpriseId,
  entName: z.string(),
  /** Suspended when the account is, or when the enterprise is closed to this person. */
  status: z.enum(userStatuses),
  joinedAt: instant,
})
export type PersonInCare = z.infer<typeof personInCare>

/**
 * The calls of the console of a SaaS administrator. The database sees to it that nothing else is found (decision 055).
 */
export const careCalls = defineCalls({
  listEnterprisesInCare: {
    title: ['查看所负责的企业', 'View managed enterprises'],
    summary: 'The enterprises of the SaaS categories in the care of the caller, paged.',
    path: '/api/admin/saas/enterprise',
    access: categoryAdministrator,
    space: 'none',
    input: z.strictObject({
      ...listInput,
      saas_id: id.optional(),
      status: z.enum(enterpriseStatuses).optional(),
      sort: z.enum(['name', 'createdAt', 'userCount']).default('name'),
      order,
    }),
    output: listOutput(enterpriseInCare),
  },
  getCareOverview: {
    title: ['查看 SaaS 控制台概览', 'View the SaaS console'],
    summary: 'How many enterprises, people and messages are in the care of the caller, by what their lists filter.',
    path: '/api/admin/saas/overview',
    access: categoryAdministrator,
    space: 'none',
    input: nothing,
    output: z.object({
      /** Only the states that at least one enterprise has. */
      enterprises: z.array(z.object({ status: z.enum(enterpriseStatuses), count: z.int() })),
      /** The numbers are counted as far as their lists are. */
      people: z.object({ all: z.int(), suspended: z.int() }),
      messages: z.array(z.object({ status: z.enum(messageStatuses), count: z.int() })),
    }),
  },
  getEnterpriseInCare: {
    title: ['查看所负责的企业详情', 'View a managed enterprise'],
    summary: 'One enterprise in the care of the caller, with its administrators.',
    path: '/api/admin/saas/entinfo',
    access: categoryAdministrator,
    space: 'none',
    input: z.strictObject({ entid: enterpriseId }),
    output: enterpriseInCare.extend({
      administrators: z.array(z.object({ userid: id, loginId: z.string(), name: z.string() })),
    }),
    problems: ['enterpriseNotFound'],
  },
  listPeopleInCare: {
    title: ['查看所负责企业的成员', 'View members of managed enterprises'],
    summary: 'The people of the enterprises in the care of the caller, once for each of these enterprises, paged.',
    path: '/api/admin/saas/user',
    access: categoryAdministrator,
    space: 'none',
    input: z.strictObject({
      ...listInput,
      entid: enterpriseId.optional(),
      saas_id: id.optional(),
      userType: memberTypeFilter.optional(),
      status: z.enum(userStatuses).optional(),
      sort: z.enum(['name', 'joinedAt']).default('name'),
      order,
    }),
    output: listOutput(personInCare),
  },
})
