import { sql, type Expression } from 'kysely'

/** The name of a maker: a person's own, or a token's label. Null for a build, and for a token that is gone. */
export function makerName(kind: Expression<string>, id: Expression<string | null>) {
  return sql<string | null>`case ${kind}
    when 'person' then (select u.name from user_account u where u.id = ${id})
    when 'token' then (select t.label from deploy_token t where t.id = ${id}) end`
}

/** The id of a maker who is a person, else null. */
export function makerId(kind: Expression<string>, id: Expression<string | null>) {
  return sql<string | null>`case when ${kind} = 'person' then ${id} end`
}
