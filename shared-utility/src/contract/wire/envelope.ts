import { z } from 'zod'

/** Specification 9: the service's success code. */
export const successCode = 1_000_000

/** What a script of ours writes into `X-Requested-With` where a GET changes something. */
export const requestedWith = 'portal'

/**
 * The header in which a caller with a deploy token may say which parcel they mean, by its slug: a token of another one
 * is refused with `deployTokenOther`, whatever the call. Without it the parcel is that of the token.
 */
export const meantParcelHeader = 'x-atrium-parcel'

/** What a refusal looks like on the wire, whatever the call's envelope. */
export const wireProblem = z.object({
  code: z.number(),
  msg: z.string(),
  error: z.string(),
  requestId: z.string().optional(),
  fields: z.array(z.object({ field: z.string(), msg: z.string() })).optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type WireProblem = z.infer<typeof wireProblem>
