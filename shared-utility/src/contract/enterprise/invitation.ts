import { z } from 'zod'
import { enterpriseAdministrator, joiningTypes } from '../foundation/callers.ts'
import { UserType } from '../foundation/user-type.ts'
import { defineCalls } from '../foundation/call.ts'
import { domainName, joiningType } from './connector-shape.ts'
import { done, id, instant, integer, listInput, listOutput, text } from '../foundation/fields.ts'
import { phoneNumber } from '../identity/sms.ts'
import { onceKey } from '../foundation/once-key.ts'

export const invitationStates = ['open', 'usedUp', 'expired', 'withdrawn'] as const

/** An invitation as the enterprise's administrators see it: its code is never shown again. */
export const invitation = z.object({
  id,
  /** What it is for, in the administrator's words. */
  purpose: z.string(),
  userType: z.union(joiningTypes.map((type) => z.literal(type))),
  quota: z.int(),
  used: z.int(),
  state: z.enum(invitationStates),
  /** The one telephone that may use it, in part; null when any may. */
  phoneMask: z.string().nullable(),
  /** The e-mail domain that login ids must end with; null when any will do. */
  domain: z.string().nullable(),
  expiresAt: instant,
  createdAt: instant,
  createdBy: z.string().nullable(),
  /** Null for a person who has left: there is no card of theirs. */
  createdById: id.nullable(),
})
export type Invitation = z.infer<typeof invitation>

/** What an administrator fills in; the form and the server check with this same schema. */
export const newInvitation = z.strictObject({
  purpose: text(1, 60),
  userType: joiningType.default(UserType.member),
  quota: integer(1, 10_000).default(1),
  days: integer(1, 365).default(7),
  roleIds: z.array(id).max(20).default([]),
  phone: phoneNumber.optional(),
  domain: domainName.optional(),
  onceKey,
})

export const invitationCalls = defineCalls({
  listInvitations: {
    title: ['查看邀请', 'View the invitations'],
    summary: "The enterprise's invitations, newest first, without their codes.",
    method: 'GET',
    path: '/api2/enterprise/invitation',
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({ ...listInput, state: z.enum(invitationStates).optional() }),
    output: listOutput(invitation),
  },
  addInvitation: {
    title: ['新建邀请', 'Create an invitation'],
    summary:
      'Makes an invitation that lets `quota` people join. Answers its code, this once. The same `onceKey` of the same person again gives the same invitation another code.',
    stepUpReason: 'lets strangers in, with roles, for as long as it is open',
    method: 'POST',
    path: '/api2/enterprise/invitation',
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    input: newInvitation,
    output: z.object({
      id,
      code: z.string(),
      /** Opens the registration with the code filled in; the code stands behind the #, so no server writes it down. */
      url: z.string(),
      qr: z.object({ size: z.int(), path: z.string() }),
    }),
    problems: ['phoneInvalid', 'roleNotFound'],
  },
  withdrawInvitation: {
    title: ['撤回邀请', 'Withdraw an invitation'],
    summary: 'Ends an invitation; a member who has joined by it stays.',
    stepUpReason: 'closes a door; who has joined stays',
    method: 'DELETE',
    path: '/api2/enterprise/invitation/{id}',
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({ id }),
    output: done,
    problems: ['notFound'],
    doneAlready: ['notFound'],
  },
})
