import { forward } from './run.ts'

/**
 * A message may name an application or a record, as its address does: application, table, record. Nothing of the record is kept
 * here. Each reader is shown what they may see of it. A message whose text goes, goes with what it names.
 */
export const cardsInMessages = forward(`
alter table chat_message add column card text
  check (card ~ '^[a-z0-9]{1,32}(/[a-z][a-z0-9_]{0,39}/[a-z0-9]{1,32})?$');

create function atrium_drop_chat_card() returns trigger language plpgsql as $$
begin
  new.card := null;
  return new;
end $$;
create trigger chat_message_card before update of text on chat_message
  for each row when (new.text is null) execute function atrium_drop_chat_card();
`)
