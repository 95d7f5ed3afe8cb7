import type { Filled } from '../../../foundation/db/column.ts'
import { platformTable, tenantTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    connector: ConnectorTable
    connector_domain: ConnectorDomainTable
    connector_identity: ConnectorIdentityTable
    sign_on: SignOnTable
  }
}

/** An OpenID Connect provider of an enterprise. */
type ConnectorTable = {
  ent_id: string
  id: string
  name: string
  issuer: string
  client_id: string
  /** Sealed with the key of the data folder. A space may write it, and never read it. */
  client_secret: string
  joins: Filled<boolean>
  joining_type: Filled<number>
  /** An address of a proved domain counts also where the provider does not say whether it is verified. */
  trusts_own_domains: Filled<boolean>
  joining_role_ids: Filled<string[]>
  enabled: Filled<boolean>
  version: Filled<number>
  created_at: Filled<Date>
  updated_at: Filled<Date>
}

/** Verified by one enterprise at most. */
type ConnectorDomainTable = {
  ent_id: string
  domain: string
  proof: string
  verified_at: Date | null
  created_at: Filled<Date>
}

/** The account of a provider's person: found by (connector, subject) and by nothing else. */
type ConnectorIdentityTable = {
  ent_id: string
  connector_id: string
  subject: string
  user_id: string
  email: string | null
  created_at: Filled<Date>
  last_used_at: Date | null
}

/** A sign-in that has gone out to a provider and may come back once, to the same browser. */
type SignOnTable = {
  /** SHA-256 of the state, and of the cookie of the browser that it was made for. */
  state_hash: Buffer
  browser_hash: Buffer
  ent_id: string
  connector_id: string
  nonce: string
  /** PKCE's, sealed. */
  verifier: string
  redirect_uri: string
  return_url: string | null
  /** Set when a signed-in person goes out to be linked, not to sign in. */
  user_id: string | null
  /** Set when a signed-in person goes out to prove again who they are: the session that this confirms. */
  step_up_session_id: string | null
  /** True when an administrator goes out to see what the provider tells. */
  is_trial: Filled<boolean>
  expires_at: Date
}

export const signOnTables = [
  tenantTable('connector', {
    app: 'select (client_id created_at enabled ent_id id issuer joining_role_ids joining_type joins name trusts_own_domains updated_at version), insert, update (client_id client_secret enabled issuer joining_role_ids joining_type joins name trusts_own_domains updated_at version), delete',
    platform: 'select, insert, update',
    secrets: ['client_secret'],
    exported: {
      keys: 'id',
      columns:
        'name issuer client_id joins joining_type joining_role_ids trusts_own_domains enabled created_at updated_at',
    },
  }),
  tenantTable('connector_domain', {
    app: 'select, insert, update (verified_at), delete',
    platform: 'select, insert, update',
    notSecret: { proof: 'it stands in the public record of the domain' },
    exported: { keys: 'domain', columns: 'proof verified_at created_at' },
  }),
  platformTable('connector_identity', {
    platform: 'select, insert, update, delete',
    exported: { keys: 'connector_id subject', columns: 'user_id email created_at last_used_at' },
  }),
  platformTable('sign_on', {
    platform: 'select, insert, update, delete',
    secrets: ['browser_hash', 'nonce', 'state_hash', 'verifier'],
    exported: { never: 'of a sign-in that is under way' },
  }),
]
