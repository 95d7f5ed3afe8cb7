import { sql, type RawBuilder } from 'kysely'
import { letsPeopleIn } from '../membership/open-query.ts'
import { UserType, type TwoStepMethod } from '@atrium/shared-utility/contract'

/** The rules of all of a person's enterprises together; nulls where none asks. */
export type StrictestRow = {
  account_open: boolean | null
  account_at: Date | null
  account_at_once: boolean | null
  account_trust_days: number | null
  longest_trust_days: number | null
  /** The methods that each enterprise names whose deadline is over. */
  account_methods: TwoStepMethod[][] | null
}

/**
 * One row, by index and within the query that reads the session: the policies that are open and meant for the person
 * of `s`, over every active membership in an enterprise that lets its people in.
 */
export function strictestSql(now: Date): RawBuilder<StrictestRow> {
  return sql<StrictestRow>`(
    select bool_or(ts.open) as account_open, min(ts.effective_time) as account_at,
      bool_or(ts.effective_time is null) as account_at_once,
      min(ts.trust_device_days) as account_trust_days, max(ts.trust_device_days) as longest_trust_days,
      jsonb_agg(ts.methods) filter (where ts.effective_time is null or ts.effective_time <= ${now}) as account_methods
    from membership mb
    join enterprise en on en.id = mb.ent_id
    join two_step_setting ts on ts.ent_id = mb.ent_id and ts.open
    where mb.user_id = s.user_id and mb.status = 'active'
      and ${letsPeopleIn('en', now)}
      and case ts.apply_to
        when 'all' then true
        when 'admins' then mb.user_type = ${UserType.administrator}
        else exists (
          select 1 from role_holder rm
          where rm.ent_id = mb.ent_id and rm.user_id = mb.user_id and rm.role_id = any(ts.role_ids)
        )
      end
  )`
}
