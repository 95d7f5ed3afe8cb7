import { forward } from './run.ts'

/** Lists of roles, by table and column. A foreign key cannot look into them. */
const lists = [
  ['two_step_setting', 'role_ids'],
  ['invitation', 'role_ids'],
  ['connector', 'joining_role_ids'],
] as const

/** A writer of a list of roles writes those of the row's own enterprise only, whichever way it is written. */
export const ownRoles = forward(`
-- It looks as whoever writes: a space sees its own roles, the platform all of them.
create function atrium_own_roles() returns trigger language plpgsql as $$
declare
  -- Of none there is nothing to say here: the column refuses it.
  ids text[] := array(select jsonb_array_elements_text(nullif(to_jsonb(new) -> tg_argv[0], 'null')));
begin
  if tg_op = 'UPDATE' and to_jsonb(new) -> tg_argv[0] = to_jsonb(old) -> tg_argv[0] then return new; end if;
  if exists (select from unnest(ids) as one (id)
    where not exists (select from role where role.ent_id = new.ent_id and role.id = one.id)) then
    raise exception '% of % names a role that is not of its enterprise', tg_argv[0], tg_table_name
      using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;

${lists.map(([table, column]) => check(table, column)).join('\n')}
`)

function check(table: string, column: string) {
  const own = `array(select id from role where role.ent_id = ${table}.ent_id and role.id = any (${column}) order by sort, id)`
  return `
-- What was written before anybody looked.
update ${table} set ${column} = ${own} where not ${column} <@ ${own};
create trigger ${table}_own_roles before insert or update on ${table}
  for each row execute function atrium_own_roles('${column}');`
}
