import { forward } from './run.ts'

/**
 * The operators' parcel has become three. Operators' own wording stands under the names of dictionaries, which begin with
 * that of their parcel, so it moves along; a word that two of them say now is kept for both.
 */
export const parcelsOfOperators = forward(`
do $$
declare
  texts text;
begin
  foreach texts in array array['text_own', 'text_draft', 'text_change'] loop
    execute format('insert into %I select (jsonb_populate_record(t, %L)).* from %I t where id = %L',
      texts, '{"id": "sysop-tenants|save"}', texts, 'sysop|save');
    execute format('update %I set id = ''sysop-tenants'' || substr(id, 6) where id ~ %L and id !~ %L',
      texts, '^sysop(/(bulk|home-messages|jobs|saas))?\\|', '^sysop\\|(networks\\.|save$)');
    execute format('update %I set id = ''sysop-delivery'' || substr(id, 6) where id ~ %L',
      texts, '^sysop/(bundles|force|packages|parcels|rollouts|telemetry|updates|uploads)\\|');
  end loop;
end $$;
`)
