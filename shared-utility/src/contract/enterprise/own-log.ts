import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseAdministrator } from '../foundation/callers.ts'
import { freeText, id, instant, listInput, listOutput, nothing, plainSign } from '../foundation/fields.ts'

const results = ['ok', 'denied'] as const

/** Callers who act in an enterprise: its people, the platform’s, people of elsewhere, and what has no person. */
export const ownAuditActors = ['member', 'platform', 'outside', 'none'] as const

const path = '/sapi/enterprise'
const newestFirst = { sort: z.literal('at').default('at'), order: z.enum(['asc', 'desc']).default('desc') }
const period = { from: instant.optional(), to: instant.optional() }

const memberSignIn = z.object({
  id,
  at: instant,
  result: z.enum(results),
  userId: id,
  name: z.string().nullable(),
  loginId: z.string().nullable(),
  method: z.string().nullable(),
  /** Null after success. */
  reason: z.string().nullable(),
  ip: z.string().nullable(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
})
export type MemberSignInRow = z.output<typeof memberSignIn>

const ownAuditRow = z.object({
  id,
  at: instant,
  by: z.enum(ownAuditActors),
  /** The member, or a former one; null for all others, whom an enterprise is not told. */
  actorId: id.nullable(),
  actorName: z.string().nullable(),
  /** True where an operator acted as the member. */
  isActing: z.boolean(),
  action: z.string(),
  /** What the call of that name does, in the words of its reader; null where no call of this release has the name. */
  actionTitle: z.string().nullable(),
  targetKind: z.string(),
  /** What the calls that change such things name them; null where none of this release does. */
  targetTitle: z.string().nullable(),
  /** `unknown` for a person who was never a member. */
  targetId: z.string(),
  targetName: z.string().nullable(),
  result: z.enum(results),
  /** Null where the caller was no member. */
  ip: z.string().nullable(),
})
export type OwnAuditRow = z.output<typeof ownAuditRow>

export const ownLogCalls = defineCalls({
  listMemberSignIns: {
    title: ['查看成员的登录日志', 'View the sign-ins of members'],
    summary:
      'The sign-ins into the enterprise, newest first; refused ones only of accounts that belong to this enterprise alone. Searched by name and login id.',
    method: 'GET',
    path: `${path}/sign-ins`,
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({
      ...listInput,
      ...period,
      person: id.optional(),
      result: z.enum(results).optional(),
      reason: plainSign().max(40).optional(),
      method: plainSign().max(20).optional(),
      ip: plainSign().max(45).optional(),
      ...newestFirst,
    }),
    output: listOutput(memberSignIn),
  },
  listOwnAudit: {
    title: ['查看企业的审计日志', 'View the audit log of the enterprise'],
    summary:
      'What was done in the enterprise, newest first; acts of the platform and of people of elsewhere without name and address. Searched by name and login id of a member.',
    method: 'GET',
    path: `${path}/audit`,
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({
      ...listInput,
      ...period,
      person: id.optional(),
      by: z.enum(ownAuditActors).optional(),
      action: freeText().max(64).optional(),
      result: z.enum(results).optional(),
      target: freeText().max(64).optional(),
      ...newestFirst,
    }),
    output: listOutput(ownAuditRow),
  },
  listOwnAuditActions: {
    title: ['查看企业的审计操作类型', 'View the actions of the audit log of the enterprise'],
    summary: 'Every action that the audit log of the enterprise has, for its filter.',
    method: 'GET',
    path: `${path}/audit/actions`,
    access: enterpriseAdministrator,
    space: 'required',
    input: nothing,
    output: z.array(ownAuditRow.pick({ action: true, actionTitle: true })),
  },
  getOwnAudit: {
    title: ['查看企业的审计记录', 'View a row of the audit log of the enterprise'],
    summary: 'One row of the audit log of the enterprise, with what changed.',
    method: 'GET',
    path: `${path}/audit/record/{id}`,
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({ id }),
    output: ownAuditRow.extend({
      browser: z.string().nullable(),
      system: z.string().nullable(),
      /** As it was written down; of what the platform did only the reason, where it has one for the enterprise. */
      diff: z.record(z.string(), z.unknown()).nullable(),
    }),
    problems: ['notFound'],
  },
})
