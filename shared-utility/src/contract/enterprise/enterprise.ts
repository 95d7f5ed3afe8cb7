import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import {
  enterpriseChange,
  enterpriseProgress,
  enterpriseRow,
  enterpriseStatuses,
  entType,
  newEnterprise,
} from './enterprise-shape.ts'
import { enterpriseId, flag, id, instant, integer, listInput, listOutput, freeText } from '../foundation/fields.ts'
import { platformOperator } from '../foundation/callers.ts'
import { userType } from '../foundation/user-type-schema.ts'

const sortKeys = ['name', 'createdAt', 'userCount', 'status'] as const

export const expiries = ['soon', 'over'] as const

export const enterpriseCalls = defineCalls({
  listEnterprises: {
    summary: "The enterprises of one type, with the specification's filters, paged.",
    method: 'GET',
    path: '/api/sysop/enterprise/{entType}',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      ...listInput,
      entType: z.union([z.literal('all'), entType]).default('all'),
      name: freeText().max(100).optional(),
      saas_id: id.optional(),
      parent_name: freeText().max(100).optional(),
      private: flag.optional(),
      isControl: flag.optional(),
      saasEntType: integer(0, 99).optional(),
      self: flag.optional(),
      status: z.enum(enterpriseStatuses).optional(),
      /** Whose term ends within 30 days, or is over. */
      expiry: z.enum(expiries).optional(),
      sort: z.enum(sortKeys).default('createdAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listOutput(enterpriseRow),
  },
  addEnterprise: {
    summary: 'Creates an enterprise, with an administrator who is new or has an account, and starts provisioning it.',
    method: 'POST',
    path: '/api/sysop/enterprise',
    access: platformOperator,
    space: 'none',
    status: 202,
    input: newEnterprise,
    output: z.object({ entid: enterpriseId, progressId: id }),
    problems: [
      'enterpriseNameTaken',
      'loginIdTaken',
      'userNotFound',
      'accountNotFree',
      'parentNotAllowed',
      'categoryNotFound',
    ],
  },
  updateEnterprise: {
    summary: 'Changes an enterprise, or suspends and resumes it, against the version that was read.',
    method: 'PUT',
    path: '/api/sysop/enterprise',
    access: platformOperator,
    space: 'none',
    stepUp: { when: { status: { given: true }, expiresAt: { given: true } } },
    input: enterpriseChange,
    output: enterpriseRow,
    problems: [
      'enterpriseNotFound',
      'enterpriseNameTaken',
      'parentNotAllowed',
      'categoryNotFound',
      'versionConflict',
      'enterpriseNotReady',
      'enterpriseClosed',
    ],
  },
  getEnterprise: {
    summary: 'One enterprise, whole, for the operator.',
    method: 'GET',
    path: '/api/sysop/entinfo',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ entid: enterpriseId }),
    output: enterpriseRow.extend({
      administrators: z.array(z.object({ userid: id, loginId: z.string(), name: z.string() })),
      updatedAt: instant,
      /** Why it was closed, in the words of the operator who did. */
      closeReason: z.string().nullable(),
      /** What it may have at most, null for as much as it likes, and what it has. */
      storageQuotaMb: z.int().nullable(),
      storageUsedBytes: z.int(),
      appQuota: z.int().nullable(),
      appCount: z.int(),
    }),
    problems: ['enterpriseNotFound'],
  },
  suggestEnterprises: {
    summary: 'Up to 50 enterprises whose full or short name contains the text, or whose id it is, for pickers.',
    method: 'GET',
    path: '/api/sysop/entlist',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ q: freeText().max(64).default('') }),
    output: z.array(z.object({ entid: enterpriseId, name: z.string() })),
  },
  getEnterpriseProgress: {
    summary: 'How far the provisioning of an enterprise is.',
    method: 'GET',
    path: '/api/sysop/progress/{entid}',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ entid: enterpriseId }),
    output: enterpriseProgress,
    problems: ['enterpriseNotFound'],
  },
  retryProvisioning: {
    summary: 'Starts the provisioning of an enterprise again where it failed; changes nothing when it did not fail.',
    method: 'POST',
    path: '/api/sysop/progress/{entid}',
    access: platformOperator,
    space: 'none',
    status: 202,
    input: z.strictObject({ entid: enterpriseId }),
    output: z.object({}),
    problems: ['enterpriseNotFound'],
  },
  listSaasCategories: {
    summary: 'The SaaS categories, for filters and forms.',
    method: 'GET',
    path: '/api/admin/saas/category',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({}),
    output: z.array(z.object({ id, code: z.string(), name: z.string(), nameEn: z.string(), parentId: id.nullable() })),
  },
  getEnterpriseUser: {
    summary: 'One person in one enterprise: for themselves, its administrators and operators.',
    method: 'GET',
    path: '/api2/enterprise/user_info/{userid}/{currentEntId}',
    access: 'session',
    space: 'none',
    input: z.strictObject({ userid: id, currentEntId: enterpriseId }),
    output: z.object({
      userid: id,
      name: z.string(),
      loginId: z.string(),
      phoneMask: z.string().nullable(),
      userType,
      roles: z.array(id),
      status: z.enum(['active', 'suspended']),
    }),
    problems: ['spaceDenied'],
  },
})
