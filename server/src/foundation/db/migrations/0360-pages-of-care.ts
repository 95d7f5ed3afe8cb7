import { forward } from './run.ts'

/**
 * The lists and the page of what is in the care of SaaS administrators stand in the parcel of operators' enterprises. Operators'
 * own wording stands under the names of dictionaries, which begin with that of their parcel, so it moves along.
 */
export const pagesOfCare = forward(`
do $$
declare
  texts text;
begin
  foreach texts in array array['text_own', 'text_draft', 'text_change'] loop
    execute format('update %I set id = ''sysop-tenants'' || substr(id, 10) where id ~ %L', texts, '^workbench/care\\|');
  end loop;
end $$;
`)
