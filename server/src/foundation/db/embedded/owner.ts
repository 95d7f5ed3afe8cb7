import { Client } from 'pg'
import type { DatabaseAddress } from '../pool.ts'
import { roles } from '../scope.ts'

/** The role that the server connects as. It owns what is in the database, and has no right beyond it. */
export const owner = 'atrium_owner'

/**
 * Makes the roles as the superuser of the cluster, then hands what is in the database to the owner. That is everything
 * in an older folder, and after a restore.
 */
export async function prepareOwner(superuser: DatabaseAddress, password?: string) {
  await makeRoles(superuser, password)
  await handOver(superuser)
}

/** What another role owns in this database becomes the owner's, and the builder's what applications keep. */
export async function handOver(superuser: DatabaseAddress) {
  await asSuperuser(superuser, (client) => client.query(handOverText))
}

/** The owner, and the three roles that it takes, so that it needs no right to make roles. */
export async function makeRoles(superuser: DatabaseAddress, password?: string) {
  await asSuperuser(superuser, (client) =>
    client.query(rolesText(password === undefined ? 'null' : client.escapeLiteral(password))),
  )
}

async function asSuperuser(superuser: DatabaseAddress, work: (client: Client) => Promise<unknown>) {
  const client = new Client(superuser)
  try {
    await client.connect()
    await work(client)
  } finally {
    await client.end()
  }
}

// All rights are named, because the role may have been made by another party.
const noRights = 'nosuperuser nocreatedb nocreaterole noreplication nobypassrls'

function rolesText(password: string) {
  return `
begin;
set local client_min_messages = warning;
do $$
declare name text;
begin
  foreach name in array array['${owner}', '${roles.tenant}', '${roles.platform}', '${roles.builder}'] loop
    if not exists (select from pg_roles where rolname = name) then execute format('create role %I', name); end if;
  end loop;
end $$;
alter role ${owner} login inherit ${noRights} password ${password};
alter role ${roles.tenant} nologin ${noRights};
alter role ${roles.platform} nologin ${noRights};
alter role ${roles.builder} nologin ${noRights};
grant ${roles.tenant}, ${roles.platform}, ${roles.builder} to ${owner};
commit`
}

// REASSIGN OWNED refuses the superuser of a cluster, whose own is the whole catalogue. Indexes, and sequences of
// columns, go with their tables.
const foreignObjects = `
  select format('schema %I', nspname) from pg_namespace
    where nspname = 'public' and nspowner <> '${owner}'::regrole
  union all
  select format('%s %s', case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
      else 'table' end, oid::regclass) from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
      and relowner <> '${owner}'::regrole
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid
        and deptype in ('a', 'i'))
  union all
  select format('routine %s', oid::regprocedure) from pg_proc
    where pronamespace = 'public'::regnamespace and proowner <> '${owner}'::regrole
  union all
  select format('collation public.%I', collname) from pg_collation
    where collnamespace = 'public'::regnamespace and collowner <> '${owner}'::regrole`

// Indexes go with their tables here, too.
const foreignRecords = `
  select format('schema %I', nspname) from pg_namespace
    where nspname like 'records\\_%' and nspowner <> '${roles.builder}'::regrole
  union all
  select format('table %s', c.oid::regclass) from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where nspname like 'records\\_%' and relkind = 'r' and relowner <> '${roles.builder}'::regrole`

const handOverText = `
do $$
declare one text;
begin
  execute format('alter database %I owner to ${owner}', current_database());
  for one in ${foreignObjects} loop execute format('alter %s owner to ${owner}', one); end loop;
  for one in ${foreignRecords} loop execute format('alter %s owner to ${roles.builder}', one); end loop;
end $$`
