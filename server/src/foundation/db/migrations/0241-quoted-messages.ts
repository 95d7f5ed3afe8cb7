import { forward } from './run.ts'

/**
 * A message may answer an earlier one of its conversation. What is shown of that one is read each time, so that a quote holds no text
 * which its author took back, or which its reader may not see.
 */
export const quotedMessages = forward(`
alter table chat_message
  add column quoted_seq int,
  add constraint chat_message_quoted check (quoted_seq between 1 and seq - 1);
`)
