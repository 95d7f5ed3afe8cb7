import { forward } from './run.ts'

/** Where a part of a draft stands among those of its kind, once its maker has put them in an order. New ones come last. */
export const orderOfViews = forward(`
alter table app_resource add column position int not null default 1000;
`)
