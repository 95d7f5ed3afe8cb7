import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { done, flag, freeText, id, instant, integer, nothing, plainSign, text } from '../foundation/fields.ts'
import { enterpriseKeepers } from '../foundation/callers.ts'
import { asciiDomain } from '../identity/email-address.ts'
import { UserType } from '../foundation/user-type.ts'

/** Who comes in by single sign-on for the first time becomes one of these; nobody becomes an administrator that way. */
export const joiningTypes = [UserType.member, UserType.developer, UserType.collaborator] as const
export const joiningType = z.preprocess(
  (value) => (typeof value === 'string' ? Number(value) : value),
  z.union(joiningTypes.map((type) => z.literal(type))),
)

// Not z.url: the browser's part of zod does not have it.
const issuer = freeText()
  .max(500)
  .regex(/^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i)
const clientId = text(1, 200)
const clientSecret = freeText().min(1).max(500)
const roleIds = z.array(id).max(20)

/** The identity provider of an enterprise, as its administrator sees it: the secret is never shown again. */
export const connector = z.object({
  id,
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  /** True when people who were never here before become members by signing in. */
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

const fields = {
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

export const connectorCalls = defineCalls({
  listConnectors: {
    summary: "The enterprise's identity providers, without their secrets, and the roles that new members can get.",
    method: 'GET',
    path: '/sapi/enterprise/connector',
    access: enterpriseKeepers,
    space: 'required',
    input: nothing,
    output: z.object({ list: z.array(connector), roles: z.array(z.object({ id, name: z.string() })) }),
  },
  addConnector: {
    summary: 'Adds an OpenID Connect provider through which people of the enterprise sign in.',
    method: 'POST',
    path: '/sapi/enterprise/connector',
    access: enterpriseKeepers,
    space: 'required',
    stepUp: true,
    encoding: 'json',
    input: z.strictObject({ ...fields, clientSecret }),
    output: connector,
    problems: ['issuerNotAllowed', 'hostNotListed', 'roleNotFound', 'tooManyConnectors'],
  },
  updateConnector: {
    summary:
      'Changes a provider against the version that was read; the secret stays when none is given. Another issuer ends all links with it, and the sessions that came of them.',
    method: 'PUT',
    path: '/sapi/enterprise/connector',
    access: enterpriseKeepers,
    space: 'required',
    stepUp: true,
    encoding: 'json',
    input: z.strictObject({ id, version: integer(1, 1_000_000), ...fields, clientSecret: clientSecret.optional() }),
    output: connector,
    problems: [
      'issuerNotAllowed',
      'hostNotListed',
      'clientSecretNeeded',
      'roleNotFound',
      'connectorNotFound',
      'versionConflict',
    ],
  },
  deleteConnector: {
    summary: 'Removes a provider, its links and their sessions; nobody signs in through it any more.',
    method: 'DELETE',
    path: '/sapi/enterprise/connector',
    access: enterpriseKeepers,
    space: 'required',
    stepUp: true,
    input: z.strictObject({ id }),
    output: done,
    problems: ['connectorNotFound'],
  },
  testConnector: {
    summary: 'Asks a provider for its description, as a sign-in would. Changes nothing.',
    method: 'POST',
    path: '/sapi/enterprise/connector/test',
    access: enterpriseKeepers,
    space: 'required',
    encoding: 'json',
    input: z.strictObject({ issuer, clientId }),
    output: z.object({ issuer: z.string(), authorizationEndpoint: z.string() }),
    problems: ['issuerNotAllowed', 'hostNotListed', 'issuerNotUsable', 'tooManyAttempts'],
  },
  tryConnector: {
    summary:
      'Where to send the browser to sign in at a provider for a test, switched on or not. That signs nobody in here: finishSignOn answers what the provider has told.',
    method: 'POST',
    path: '/sapi/enterprise/connector/trial',
    access: enterpriseKeepers,
    space: 'required',
    inPerson: true,
    encoding: 'json',
    input: z.strictObject({ id, url: z.string().max(2048).optional() }),
    output: z.object({ authorizationUrl: z.string() }),
    problems: ['signOnNotFound', 'signOnUnreachable', 'hostNotListed', 'tooManyAttempts'],
  },
  listConnectorDomains: {
    summary: "The enterprise's e-mail domains, and how to prove those that are not verified yet.",
    method: 'GET',
    path: '/sapi/enterprise/connector/domain',
    access: enterpriseKeepers,
    space: 'required',
    input: nothing,
    output: z.object({ list: z.array(connectorDomain) }),
  },
  addConnectorDomain: {
    summary: 'Names an e-mail domain of the enterprise; it counts once it is verified.',
    method: 'POST',
    path: '/sapi/enterprise/connector/domain',
    access: enterpriseKeepers,
    space: 'required',
    inPerson: true,
    encoding: 'json',
    input: z.strictObject({ domain: domainName }),
    output: connectorDomain,
    problems: ['domainTaken', 'hostNotListed', 'tooManyConnectors'],
  },
  verifyConnectorDomain: {
    summary: 'Looks for the proof on the domain itself.',
    method: 'PUT',
    path: '/sapi/enterprise/connector/domain',
    access: enterpriseKeepers,
    space: 'required',
    inPerson: true,
    encoding: 'json',
    input: z.strictObject({ domain: domainName }),
    output: connectorDomain,
    problems: ['domainNotFound', 'domainNotProven', 'domainTaken', 'hostNotListed', 'tooManyAttempts'],
  },
  deleteConnectorDomain: {
    summary: 'Takes a domain back: its people no longer become members by signing in.',
    method: 'DELETE',
    path: '/sapi/enterprise/connector/domain',
    access: enterpriseKeepers,
    space: 'required',
    inPerson: true,
    input: z.strictObject({ domain: domainName }),
    output: done,
    problems: ['domainNotFound'],
  },
})
