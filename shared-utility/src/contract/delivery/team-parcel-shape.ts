import { z } from 'zod'
import { id, instant, plainSign, text } from '../foundation/fields.ts'

const longestName = 40
const word = /^[a-z][a-z0-9-]*$/

/** What a parcel is called in addresses of its files and in the map: for good, and for no other parcel. */
export const parcelSlug = z.string().max(longestName).regex(word)

/** The scope of its System name, `@team/slug`. */
export const parcelTeam = z.string().max(longestName).regex(word)

const segment = /^[a-z0-9][a-z0-9-]*$/

/** A place in the address bar: the pages of a parcel are there and below. */
export const parcelPath = plainSign()
  .max(100)
  .regex(/^\//)
  .refine((path) =>
    path
      .slice(1)
      .split('/')
      .every((part) => segment.test(part)),
  )

/** Where a team may put pages; none inside of another one of them. */
export const parcelPaths = z.array(parcelPath).min(1).max(20)

/** The contact who answers for it, in words: people, a telephone, an address. */
export const parcelContact = text(1, 100)

/** A parcel that a team releases by itself, with deploy tokens. */
export const teamParcel = z.object({
  slug: z.string(),
  team: z.string(),
  /** `@team/slug` */
  name: z.string(),
  contact: z.string(),
  paths: z.array(z.string()),
  /** How many deploy tokens can release it at this moment. */
  liveTokens: z.int(),
  /** The version that the portal runs; null while there is none. */
  inForce: z.string().nullable(),
  createdAt: instant,
  createdBy: z.string().nullable(),
  createdById: id.nullable(),
  updatedAt: instant,
  updatedBy: z.string().nullable(),
  updatedById: id.nullable(),
  version: z.int(),
})
export type TeamParcel = z.infer<typeof teamParcel>

export const wholeTeamParcel = teamParcel.extend({
  /** The version to go back to: in force before this one, and never halted. Null where there is none. */
  lastGood: z.string().nullable(),
})
export type WholeTeamParcel = z.infer<typeof wholeTeamParcel>

/** `unbacked`: of the platform, whose maker is no operator any more. */
export const deployTokenStates = ['live', 'expired', 'revoked', 'unbacked'] as const
export type DeployTokenState = (typeof deployTokenStates)[number]

/** A deploy token as operators see it: never the token itself. */
export const deployToken = z.object({
  id: z.string(),
  /** What it is for. */
  label: z.string(),
  state: z.enum(deployTokenStates),
  createdAt: instant,
  createdBy: z.string().nullable(),
  expiresAt: instant,
  /** To the minute; null while no program has used it. */
  lastUsedAt: instant.nullable(),
  /** The address that it was used from then. */
  lastUsedFrom: z.string().nullable(),
  revokedAt: instant.nullable(),
  revokedBy: z.string().nullable(),
})
export type DeployToken = z.infer<typeof deployToken>

/** For how many days a token may be made. */
export const longestTokenDays = 366
