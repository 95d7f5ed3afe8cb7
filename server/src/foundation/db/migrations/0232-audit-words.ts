import { forward } from './run.ts'

/**
 * The words of the audit log have moved from the operators' parcel into the kit, where the parcel of enterprises has them, too. Operators'
 * own wording stands under the name of a dictionary, so it moves along.
 */
export const movedAuditWords = forward(`
do $$
declare
  texts text;
begin
  foreach texts in array array['text_own', 'text_draft', 'text_change'] loop
    execute format('update %I set id = ''kit/audit'' || substr(id, 6) where id ~ %L', texts,
      '^sysop\\|(audit(Action|Target|Detail|Reason|Way|Scope|Contact|Region|Format|Right|Outcome|List|Job|Result)\\.|signIn(Method|Reason)\\.|audit\\.(comma|emptyValue)$)');
  end loop;
end $$;
`)
