import { forward } from './run.ts'

/** Plug-ins are the parcels of teams (decision 092): like every kind, they all pass until operators say otherwise. */
export const whiteListOfPlugins = forward(`
insert into app_whitelist_rule (kind) values ('plugin');
`)
