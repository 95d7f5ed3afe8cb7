import { z } from 'zod'
import { id, instant, integer } from '../foundation/fields.ts'

/** `preview`: a version that was uploaded. `dev`: what a developer's own machine serves at this moment. */
export const overrideKinds = ['preview', 'dev'] as const
export type OverrideKind = (typeof overrideKinds)[number]

/** A working day. */
export const longestOverrideHours = 10
/** How many people may open one link. */
export const mostSeats = 20

export const overrideHours = integer(1, longestOverrideHours).default(8)

/** 32 random bytes, base64url: what a link carries behind its `#`. */
export const overrideSecret = z.string().regex(/^[\w-]{43}$/)

/** The first part of every address that a developer's machine serves: no other page can guess it. */
export const localKey = z.string().regex(/^[\w-]{22,64}$/)

/** The page on which a person takes one, sees their own and ends them. */
export const overridePage = '/user/override'

/**
 * Where a developer's machine serves its parcel. The number, not the name: a resolver may give `localhost` the address
 * of another machine.
 */
export function localAddress({ port, key }: { port: number; key: string }) {
  return `http://127.0.0.1:${port}/${key}/`
}

const what = {
  id,
  kind: z.enum(overrideKinds),
  slug: z.string(),
  /** `@team/slug` */
  name: z.string(),
  team: z.string(),
  /** The version that was uploaded, for a preview. */
  version: z.string().nullable(),
  /** The port of the developer's machine, for `dev`. */
  port: z.int().nullable(),
  /** What a token is for, or the name of an operator. */
  madeBy: z.string().nullable(),
  madeAt: instant,
  expiresAt: instant,
}

/** What a link or a tool offers to the person who opens it. */
export const overrideOffer = z.object(what)
export type OverrideOffer = z.infer<typeof overrideOffer>

/** What a person sees in place of what is in force. */
export const ownOverride = z.object({
  ...what,
  /** In the session that asks, or in another one of theirs. */
  isHere: z.boolean(),
  grantedAt: instant,
  /** Its first page. */
  home: z.string(),
  /** The address of what is served, for `dev`. */
  address: z.string().nullable(),
})
export type OwnOverride = z.infer<typeof ownOverride>

export const overrideStates = ['asked', 'live', 'over'] as const
export type OverrideState = (typeof overrideStates)[number]

/** As operators see it. */
export const overrideRow = z.object({
  ...what,
  /** `asked`: no person has taken it so far. */
  state: z.enum(overrideStates),
  seats: z.int(),
  people: z.array(
    z.object({
      userId: id,
      name: z.string(),
      loginId: z.string(),
      grantedAt: instant,
      firstUsedAt: instant.nullable(),
      isLive: z.boolean(),
    }),
  ),
  revokedAt: instant.nullable(),
  revokedBy: z.string().nullable(),
  revokedById: id.nullable(),
  /** Null where a token has made it. */
  madeById: id.nullable(),
})
export type OverrideRow = z.infer<typeof overrideRow>
