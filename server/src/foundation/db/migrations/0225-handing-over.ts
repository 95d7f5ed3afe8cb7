import { asOwner, forward } from './run.ts'

/**
 * Groups of a person who leaves pass to another person of the enterprise, by an administrator, who sees how many there are and none
 * of them. Both functions look at the caller. The new owner reads what is written from then on.
 */
export const handingOver = forward(`
create function atrium_owned_groups(person text) returns setof text language sql stable security definer as $$
  select m.conversation_id from conversation_member m
  join conversation c on c.ent_id = m.ent_id and c.id = m.conversation_id and c.kind = 'group'
  where m.ent_id = atrium_ent() and m.user_id = person and m.is_owner and exists (
    select from membership a
    where a.ent_id = atrium_ent() and a.user_id = atrium_user() and a.user_type = 6 and a.status = 'active')
$$;

-- Answers the groups.
create function atrium_hand_over_groups(person text, successor text) returns setof text language plpgsql security definer as $$
declare
  space text := atrium_ent();
  ids text[];
begin
  perform from conversation where ent_id = space and id in (select atrium_owned_groups(person)) order by id for update;
  ids := array(select atrium_owned_groups(person));
  if not exists (select from membership s where s.ent_id = space and s.user_id = successor and s.status = 'active') then
    return;
  end if;
  insert into conversation_member (ent_id, conversation_id, user_id, from_seq, read_seq)
    select space, c.id, successor, c.last_seq, c.last_seq from conversation c where c.ent_id = space and c.id = any (ids)
    on conflict do nothing;
  update conversation_member set is_owner = false where ent_id = space and conversation_id = any (ids) and user_id = person;
  update conversation_member set is_owner = true where ent_id = space and conversation_id = any (ids) and user_id = successor;
  return query select unnest(ids);
end $$;

${asOwner('atrium_owned_groups(text)', 'atrium_hand_over_groups(text, text)')}
grant execute on function atrium_owned_groups(text) to atrium_app;
grant execute on function atrium_hand_over_groups(text, text) to atrium_app;
`)
