import { forward } from './run.ts'

/** An enterprise may trust its own provider for its own proved domains, where the provider never says that an address is verified. */
export const trustInOwnDomains = forward(`
alter table connector add column trusts_own_domains boolean not null default false;
grant select (trusts_own_domains), update (trusts_own_domains) on connector to atrium_app;
`)
