import { z } from 'zod'
import { closedSpaceCodes } from '../foundation/closed-space.ts'
import type { AuditReason } from '../foundation/audit-reason.ts'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseId, id, instant, listInput, listOutput, plainSign } from '../foundation/fields.ts'
import { platformOperator } from '../foundation/callers.ts'

/** Why a person was not let in, for the filter: the usual ones. */
export const signInReasons = [
  'unknownAccount',
  'wrongPassword',
  'accountNotActive',
  'initialPasswordOver',
  'spaceDenied',
  'membershipSuspended',
  'membershipEnded',
  ...closedSpaceCodes,
  'networkNotAllowed',
] as const satisfies readonly AuditReason[]

const signInRow = z.object({
  id,
  at: instant,
  result: z.enum(['ok', 'denied']),
  /** Null when no user is known by what was given. */
  userid: id.nullable(),
  name: z.string().nullable(),
  loginId: z.string().nullable(),
  entid: enterpriseId.nullable(),
  entName: z.string().nullable(),
  /** The entrance: `pwd`, `sms`, `oidc` ...; null for what was written before it was noted. */
  method: z.string().nullable(),
  /** One of `signInReasons`, or what another entrance calls it; null after success. */
  reason: z.string().nullable(),
  ip: z.string().nullable(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  userAgent: z.string().nullable(),
})
export type SignInRow = z.output<typeof signInRow>

export const signInLogCalls = defineCalls({
  listSignIns: {
    title: ['查看登录日志', 'View the sign-ins'],
    summary: 'Who signed in and who was refused, how, why and from where; searched by a whole name, login id or id.',
    method: 'GET',
    path: '/api/sysop/sign-ins',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      ...listInput,
      from: instant.optional(),
      to: instant.optional(),
      result: z.enum(['ok', 'denied']).optional(),
      method: plainSign().max(20).optional(),
      reason: plainSign().max(40).optional(),
      entid: enterpriseId.optional(),
      ip: plainSign().max(45).optional(),
      sort: z.literal('at').default('at'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listOutput(signInRow),
  },
})
