import { forward } from './run.ts'

/**
 * Addresses are compared as they are seen: without signs that nothing shows, in plain letters, capitals as small ones. What
 * was confirmed before stays as it is written: another way of writing an address is another mailbox.
 */
export const oneFormOfMail = forward(String.raw`
create function atrium_email_norm(address text) returns text language sql immutable strict parallel safe as $$
  select lower(normalize(regexp_replace($1, '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]', '', 'g'), NFKC))
$$;
-- Not unique: two of before may be written in two ways.
create index user_account_email_norm on user_account (atrium_email_norm(email))
  where email_verified_at is not null and deleted_at is null;
`)
