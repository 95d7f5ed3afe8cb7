import { isDeepStrictEqual } from 'node:util'
import { type EntityPolicy, type PlanChange, type PublishedAppRole, roleActs } from '@atrium/shared-utility/contract'

type Roles = Record<'role' | 'before', PublishedAppRole>
type ActChange = Required<Pick<PlanChange, 'acts'>> & { what: 'roleLoses' | 'roleGains' }

/** Which acts a role loses and gains in a table, by its uid. */
export function actChanges(table: string, { role, before }: Roles): ActChange[] {
  const [has, had] = [policyOf(role, table).acts, policyOf(before, table).acts]
  const told = (what: ActChange['what'], acts: readonly string[], others: readonly string[]) => {
    const found = roleActs.filter((act) => acts.includes(act) && !others.includes(act))
    return found.length > 0 ? [{ what, acts: found }] : []
  }
  return [...told('roleLoses', had, has), ...told('roleGains', has, had)]
}

/** Whether anything of a role changes beside its acts in these tables, as far as it may do anything there. */
export function isChangedBeside(tables: readonly string[], { role, before }: Roles) {
  const named = ({ entities: _entities, ...rest }: PublishedAppRole) => rest
  const isOther = (table: string) => {
    const [{ acts, ...rest }, { acts: _acts, ...was }] = [policyOf(role, table), policyOf(before, table)]
    return acts.length > 0 && !isDeepStrictEqual(rest, was)
  }
  return !isDeepStrictEqual(named(role), named(before)) || tables.some(isOther)
}

/** A table that a role does not name is closed to it; one that is opened is so in all its records and fields. */
function policyOf({ entities }: PublishedAppRole, table: string): EntityPolicy {
  const closed: EntityPolicy = { entity: table, acts: [], rows: 'all', fields: {} }
  const found = entities.find(({ entity }) => entity === table)
  return found === undefined || found.acts.length === 0 ? closed : found
}
