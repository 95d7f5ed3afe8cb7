import { z } from 'zod'
import { flag, freeText, id, instant, plainSign, text } from '../foundation/fields.ts'
import { asciiDomain } from '../identity/email-address.ts'
import { joiningTypes } from '../foundation/callers.ts'
import { UserType } from '../foundation/user-type.ts'

export const joiningType = z.preprocess(
  (value) => (typeof value === 'string' ? Number(value) : value),
  z.union(joiningTypes.map((type) => z.literal(type))),
)

// Not z.url: the browser's part of zod does not have it.
export const issuer = freeText()
  .max(500)
  .regex(/^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i)
export const clientId = text(1, 200)
export const clientSecret = freeText().min(1).max(500)
const roleIds = z.array(id).max(20)

/** The identity provider of an enterprise, as its administrator sees it: the secret is never shown again. */
export const connector = z.object({
  id,
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  /** True when new people become members by signing in. */
  joins: z.boolean(),
  joiningType: z.union(joiningTypes.map((type) => z.literal(type))),
  joiningRoleIds: roleIds,
  /** True: an e-mail address of a proved domain counts also where the provider does not say whether it is verified. */
  trustsOwnDomains: z.boolean(),
  enabled: z.boolean(),
  version: z.int(),
  /** What the administrator registers with the provider. */
  redirectUri: z.string(),
  /** How many people have linked it. With another issuer, or without the provider, their links and sessions end. */
  linkedCount: z.int(),
})
export type Connector = z.infer<typeof connector>

export const connectorFields = {
  name: text(1, 40),
  issuer,
  clientId,
  joins: flag.default(false),
  joiningType: joiningType.default(UserType.member),
  joiningRoleIds: roleIds.default([]),
  trustsOwnDomains: flag.default(false),
  enabled: flag.default(false),
}

/** An e-mail domain of the enterprise: lower case, without a port, no address. */
export const domainName = plainSign()
  .overwrite(asciiDomain)
  .toLowerCase()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/)

/** `file` is where the enterprise puts `proof`, so that the platform sees that the domain is theirs. */
export const connectorDomain = z.object({
  domain: z.string(),
  verifiedAt: instant.nullable(),
  file: z.string(),
  proof: z.string(),
})
export type ConnectorDomain = z.infer<typeof connectorDomain>
