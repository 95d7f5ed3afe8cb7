import { forward } from './run.ts'

/** Views of tables are parts of a draft, beside the kinds that it has already. */
export const appViews = forward(`
do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint 
    where conname = 'app_resource_kind_check' and conrelid = 'app_resource'::regclass);
begin
  alter table app_resource drop constraint app_resource_kind_check;
  execute 'alter table app_resource add constraint app_resource_kind_check '
    || replace(known, 'ARRAY[', 'ARRAY[''view''::text, ');
end $$;
`)
