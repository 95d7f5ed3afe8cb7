import { forward } from './run.ts'

/** A package that could not be looked into yet, since the store did not answer: neither refused nor ready. */
export const unreadPackages = forward(`
alter table mobile_package drop constraint mobile_package_status_check;
alter table mobile_package add constraint mobile_package_status_check
  check (status in ('uploading', 'parsing', 'unread', 'ready', 'published', 'withdrawn', 'rejected'));
`)
