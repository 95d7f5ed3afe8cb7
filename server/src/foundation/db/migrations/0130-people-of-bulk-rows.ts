import { forward } from './run.ts'

// Of a text that very many people hold, those of one bulk action are told by this index alone.
export const peopleOfBulkRows = forward(`
drop index bulk_row_result;
create index bulk_row_result on bulk_row (bulk_id, result, place) include (user_id);
`)
