import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import {
  enterpriseId,
  flag,
  id,
  instant,
  integer,
  listInput,
  listOutput,
  text,
  freeText,
} from '../foundation/fields.ts'
import { platformOperator } from '../foundation/callers.ts'
import { userType } from '../foundation/user-type-schema.ts'
import { userTypes } from '../foundation/user-type.ts'
import { userStatuses } from '../identity/person.ts'
import { onceKey } from '../foundation/once-key.ts'

const sortKeys = ['createdAt', 'name', 'lastLoginAt'] as const

/** What an enterprise lets a member do. */
export const membershipStates = ['active', 'suspended'] as const

const userRow = z.object({
  userid: id,
  loginId: z.string(),
  name: z.string(),
  /** The type on the platform, else in the enterprise below; null for a person who belongs to neither yet. */
  userType: userType.nullable(),
  /** Of several enterprises it is the one that the filter asks for, else the last used of those that let them in. */
  entid: enterpriseId.nullable(),
  entName: z.string().nullable(),
  /** Whether that enterprise lets them in; null for a person who belongs to none. */
  membership: z.enum(membershipStates).nullable(),
  isRoot: z.boolean(),
  /** Signed in, and seen within the last five minutes. */
  online: z.boolean(),
  status: z.enum(userStatuses),
  lastLoginAt: instant.nullable(),
  lastIp: z.string().nullable(),
  createdAt: instant,
  version: z.int(),
})
export type UserRow = z.infer<typeof userRow>

/** What proves a person beside their password. */
export const factorKinds = ['totp', 'sms', 'passkey'] as const

/** One person, whole: with every enterprise that they belong to, and what proves them. */
const userAccount = userRow.extend({
  memberships: z.array(
    z.object({
      entid: enterpriseId,
      entName: z.string(),
      userType,
      membership: z.enum(membershipStates),
      joinedAt: instant,
      lastUsedAt: instant.nullable(),
    }),
  ),
  factors: z.array(
    z.object({
      kind: z.enum(factorKinds),
      /** What the person calls it, where it has a name. */
      name: z.string().nullable(),
      since: instant,
      lastUsedAt: instant.nullable(),
    }),
  ),
})
export type UserAccount = z.infer<typeof userAccount>

const typeInPath = z.preprocess(
  (value) => (typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value),
  z.union([z.literal('all'), ...userTypes.map((type) => z.literal(type))]),
)

export const userCalls = defineCalls({
  listUsers: {
    title: ['查看用户列表', 'View the users'],
    summary: "The people of one user type or of all, with the specification's filters, paged.",
    method: 'GET',
    path: '/api/sysop/user/{userType}',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      ...listInput,
      userType: typeInPath.default('all'),
      isRoot: flag.optional(),
      entid: enterpriseId.optional(),
      userName: freeText().max(64).optional(),
      online: flag.optional(),
      saas_id: id.optional(),
      membership: z.enum(membershipStates).optional(),
      status: z.enum(userStatuses).optional(),
      sort: z.enum(sortKeys).default('createdAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listOutput(userRow),
  },
  getUser: {
    title: ['查看用户详情', 'See a user'],
    summary: 'One person, whole, for the operator: the account, every enterprise of theirs, and their second factors.',
    method: 'GET',
    path: '/api/sysop/user/{userid}/account',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ userid: id }),
    output: userAccount,
    problems: ['userNotFound'],
  },
  updateUser: {
    title: ['停用或恢复用户', 'Suspend or resume a user'],
    summary:
      'Suspends or resumes a person, names them, or makes an operator root or plain, against the version that was read. Suspending ends their sessions.',
    stepUpReason: 'locks a person out and ends their sessions',
    method: 'PUT',
    path: '/api/sysop/user',
    access: { who: platformOperator, needs: { rootFor: { user: 'userid' }, stepUp: true } },
    space: 'none',
    input: z.strictObject({
      userid: id,
      version: integer(1, 2_147_483_647),
      status: z.enum(['active', 'suspended']).optional(),
      name: text(1, 64).optional(),
      isRoot: flag.optional(),
      onceKey,
    }),
    output: userRow,
    problems: ['userNotFound', 'versionConflict', 'ownAccount', 'userNotReady', 'rootRequired'],
  },
  endUserSessions: {
    title: ['强制用户下线', 'End the sessions of a user'],
    summary: 'Ends every session of a person. Answers how many were still open.',
    stepUpReason: 'throws a person out everywhere',
    method: 'DELETE',
    path: '/api/sysop/session',
    access: { who: platformOperator, needs: { rootFor: { user: 'userid' }, stepUp: true } },
    space: 'none',
    input: z.strictObject({ userid: id }),
    output: z.object({ ended: z.int() }),
    problems: ['userNotFound', 'ownAccount', 'rootRequired'],
  },
  resetFactors: {
    title: ['重置用户的两步验证', 'Reset a user’s two-step verification'],
    summary: 'Takes away the second factors that a person lost, and ends their sessions. Answers how many there were.',
    stepUpReason: 'the password alone lets in afterwards',
    method: 'DELETE',
    path: '/api/sysop/user/factors',
    access: { who: platformOperator, needs: { rootFor: { user: 'userid' }, stepUp: true } },
    space: 'none',
    input: z.strictObject({ userid: id, onceKey }),
    output: z.object({ removed: z.int() }),
    once: 'content',
    problems: ['userNotFound', 'ownAccount', 'rootRequired'],
  },
})
