import { sql } from 'kysely'

/** Whether `u`, the person of the membership `m`, has never signed in. */
export const neverSignedInSql = sql<boolean>`exists (
  select from member_not_signed_in n where n.ent_id = m.ent_id and n.user_id = u.id)`

/** The same as a standing: an account that the platform has suspended is that first. */
export const notSignedInSql = sql<boolean>`(u.status <> 'suspended' and ${neverSignedInSql})`
