import { forward } from './run.ts'

/** The people who have read a message, the latest first: a message for everybody has as many readers as the platform has people. */
export const messageReaders = forward(`
create index message_receipt_latest on message_receipt (message_id, read_at, user_id);
`)
