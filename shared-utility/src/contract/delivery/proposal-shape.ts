import { z } from 'zod'
import { id, instant } from '../foundation/fields.ts'
import { partChange } from './release-shape.ts'

/** `expired`: no operator has decided within a day. */
export const proposalStates = ['open', 'approved', 'refused', 'withdrawn', 'expired'] as const
export type ProposalState = (typeof proposalStates)[number]

/** A change of what runs where people sign in, as one operator asks another one for it. */
export const proposalRow = z.object({
  id,
  state: z.enum(proposalStates),
  reason: z.string(),
  changes: z.array(partChange),
  /** The operator who stands behind it; of a platform token the one who made it. */
  madeBy: z.string(),
  madeById: id,
  /** What the platform token is for that has proposed it; null where a person has. */
  token: z.string().nullable(),
  madeAt: instant,
  expiresAt: instant,
  decidedBy: z.string().nullable(),
  decidedById: id.nullable(),
  decidedAt: instant.nullable(),
  /** The number of the revision that an approved one became. */
  number: z.int().nullable(),
})
export type ProposalRow = z.infer<typeof proposalRow>

export const wholeProposal = proposalRow.extend({
  /** The number of the revision against which it was proposed. */
  against: z.int(),
  /** Where it brings an earlier revision back, the number of that. */
  back: z.int().nullable(),
  /** Why it was refused. */
  decision: z.string().nullable(),
  /** Parts that are others by now than when it was proposed: it is refused for them. */
  moved: z.array(z.string()),
  /** What it is made of, to be compared with what its proposer says of it. */
  parts: z.array(
    z.object({
      slug: z.string(),
      version: z.string(),
      digest: z.string(),
      /** How many of its files the one in force has not, and the other way round. */
      newFiles: z.int(),
      goneFiles: z.int(),
    }),
  ),
  /** The caller stands behind it: they may withdraw it, and another operator decides. */
  isOwn: z.boolean(),
})
export type WholeProposal = z.infer<typeof wholeProposal>
