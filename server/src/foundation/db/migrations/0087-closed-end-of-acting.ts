import { forward } from './run.ts'

/** The trigger alone ends what ends with the session of an operator; it looks into the schema and nowhere else. */
export const closedEndOfActing = forward(`
do $$
begin
  execute format('alter function atrium_end_acting() set search_path = %I, pg_temp', current_schema());
  revoke all on function atrium_end_acting() from public;
end $$;
`)
