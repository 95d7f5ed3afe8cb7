import { forward } from './run.ts'

// Where very many people hold a text, this index alone tells those of one bulk action.
export const peopleOfBulkRows = forward(`
drop index bulk_row_result;
create index bulk_row_result on bulk_row (bulk_id, result, place) include (user_id);
`)
