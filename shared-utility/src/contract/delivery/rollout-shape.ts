import { z } from 'zod'
import { enterpriseId, id, instant, integer } from '../foundation/fields.ts'
import { userType } from '../foundation/user-type-schema.ts'
import { userTypes } from '../foundation/user-type.ts'
import { makerKinds } from './release-shape.ts'

/** How far a roll-out has come: only a running one gives people a version. */
export const rolloutStates = ['running', 'halted', 'completed', 'cancelled'] as const
export type RolloutState = (typeof rolloutStates)[number]

/** The subject whose chance is drawn: a person by themself, or an enterprise with all of its people. */
export const rolloutSubjects = ['user', 'enterprise'] as const
export type RolloutSubject = (typeof rolloutSubjects)[number]

/** What it halts by itself for, compared with the version before it in the same time. */
export const rolloutLimits = z.strictObject({
  /** Before so many openings of the version it is not judged. */
  openings: integer(1, 10_000).default(20),
  /** So many more of a hundred openings may have an error. */
  errorPoints: integer(1, 100).default(5),
  /** By so many percent the mount may take longer, for three quarters of the openings. */
  mountPercent: integer(10, 1000).default(50),
})
export type RolloutLimits = z.infer<typeof rolloutLimits>

/** What holds where a roll-out begins without any. With a deploy token only stricter ones are set. */
export const standardLimits: RolloutLimits = rolloutLimits.parse({})

/** As a roll-out begins: from how many openings on it is judged may depend on its audience. */
export const askedLimits = rolloutLimits.extend({ openings: integer(1, 10_000).optional() })
export type AskedLimits = z.infer<typeof askedLimits>

/**
 * The limits of a roll-out that begins. In one that goes to named enterprises alone, seven people may be all there are: they
 * would meet a broken version twenty times before it is judged. So it is judged from five openings on.
 */
export function limitsFor({ openings, ...others }: AskedLimits, { percent }: { percent: number }): RolloutLimits {
  return { ...others, openings: openings ?? (percent === 0 ? fewOpenings : standardLimits.openings) }
}

/** More than one person counts for in ten minutes, and fewer than a small enterprise has people. */
const fewOpenings = 5

const percent = integer(0, 100)
const enterprises = z.array(enterpriseId).max(200)

/**
 * The people who get the version: of these user types, those of these enterprises, and so many percent of all others.
 */
export const rolloutAudience = {
  enterprises: enterprises.default([]),
  /** None: all of them. */
  userTypes: z.array(userType).max(userTypes.length).default([]),
  percent: percent.default(0),
  countedBy: z.enum(rolloutSubjects).default('user'),
}
/** It only grows; what is left out stays as it is. */
export const widerAudience = { enterprises: enterprises.optional(), percent: percent.optional() }

/** How a version went among people who are signed in. */
const versionHealth = z.object({
  openings: z.int(),
  /** Those of them with an error. */
  erred: z.int(),
  /** Three quarters were mounted in this time or less; null where no page has told it. */
  mountMs: z.int().nullable(),
})
export type VersionHealth = z.infer<typeof versionHealth>

/** What a roll-out is judged by. Null: there was no version before, or too little was told of it. */
export const rolloutHealth = z.object({ own: versionHealth, before: versionHealth.nullable() })
export type RolloutHealth = z.infer<typeof rolloutHealth>

export const haltCauses = ['errors', 'mount'] as const
/** What it has halted by itself for, with the figures of that moment. */
export const rolloutFound = rolloutHealth.extend({ cause: z.enum(haltCauses) })
export type RolloutFound = z.infer<typeof rolloutFound>

export const rolloutRow = z.object({
  id,
  slug: z.string(),
  version: z.string(),
  /** What everybody else has; null where that is none. */
  before: z.string().nullable(),
  state: z.enum(rolloutStates),
  percent: z.int(),
  countedBy: z.enum(rolloutSubjects),
  userTypes: z.array(userType),
  enterprises: z.array(enterpriseId),
  limits: rolloutLimits,
  reason: z.string(),
  begunAt: instant,
  begunByKind: z.enum(makerKinds),
  /** The person's name, or what the token is for; null where it is not known any more. */
  begunBy: z.string().nullable(),
  /** Null for what no person has begun. */
  begunById: id.nullable(),
  endedAt: instant.nullable(),
  /** Null while it runs, and where it has halted by itself. */
  endedByKind: z.enum(makerKinds).nullable(),
  endedBy: z.string().nullable(),
  endReason: z.string().nullable(),
  found: rolloutFound.nullable(),
})
export type RolloutRow = z.infer<typeof rolloutRow>

export const wholeRollout = rolloutRow.extend({
  /** As it is now; null once it is over. */
  health: rolloutHealth.nullable(),
  /** The enterprises that are there, by name. */
  named: z.array(z.object({ id: enterpriseId, name: z.string() })),
})
export type WholeRollout = z.infer<typeof wholeRollout>
