import { forward } from './run.ts'

// A search for people finds the people first, and then what became of each: in one bulk action, or in all of them.
export const bulkRowsOfPeople = forward(`
drop index bulk_row_user;
create unique index bulk_row_user on bulk_row (user_id, bulk_id);
`)
