import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createServer as createHttpServer } from 'node:http'
import { freePort, runSql } from '../cluster.ts'
import type { Broken } from './broken-start.ts'
import type { StartMachine } from './place.ts'

const secret = 'of one user'

/** A database, and a user of it with the rights that are named; `then` runs in it as the superuser. */
function withUser(rights: string, then = (_user: string, _name: string) => '') {
  return async ({ database }: StartMachine) => {
    const { superuser, urlOf, name } = await database()
    const user = `user_${name}`
    await runSql(superuser, `create role ${user} login password '${secret}' ${rights}`)
    const more = then(user, name)
    if (more !== '') await runSql(superuser, more)
    return { DATABASE_URL: urlOf(user, secret) }
  }
}

const owns = (user: string, name: string) => `alter database ${name} owner to ${user}`

async function fakeDatabase({ after }: StartMachine, answer: (socket: Socket) => void) {
  const port = await freePort()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    answer(socket)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/c` }
}

/** Databases of other parties that cannot be used. */
export const brokenDatabases: readonly Broken[] = [
  {
    title: 'a database that does not run',
    says: /^Nothing answers where DATABASE_URL leads/,
    isQuick: true,
    prepare: async () => ({ DATABASE_URL: `postgres://a:b@127.0.0.1:${await freePort()}/c` }),
  },
  {
    title: 'a database on a host that nobody knows',
    says: /^Nobody knows the host in DATABASE_URL/,
    prepare: () => ({ DATABASE_URL: 'postgres://a:b@no-such-host.invalid/c' }),
  },
  {
    title: 'a database that is silent',
    says: /^The database does not answer/,
    prepare: (place) => fakeDatabase(place, () => {}),
  },
  {
    title: 'a database that hangs up',
    says: /is no PostgreSQL|Nothing answers/,
    prepare: (place) => fakeDatabase(place, (socket) => socket.destroy()),
  },
  {
    title: 'a server of another kind',
    says: /^What answers where DATABASE_URL leads is no PostgreSQL/,
    async prepare({ after }) {
      const port = await freePort()
      const server = createHttpServer().listen(port, '127.0.0.1')
      await once(server, 'listening')
      after(() => server.close())
      return { DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/c` }
    },
  },
  {
    title: 'a wrong password',
    says: /^The database refuses the user or the password/,
    prepare: async ({ database }) => ({ DATABASE_URL: (await database()).urlOf('atrium', 'wrong') }),
  },
  {
    title: 'a database that there is not',
    says: /^There is no database of the name in DATABASE_URL/,
    async prepare({ database }) {
      const { superuser, urlOf, name } = await database()
      const url = urlOf('other', secret).replace(name, 'missing')
      await runSql(superuser, `create role other login password '${secret}'`)
      return { DATABASE_URL: url }
    },
  },
  {
    title: 'a database that offers no TLS',
    says: /^The database offers no TLS/,
    prepare: async (place) => {
      const { DATABASE_URL } = await withUser('createrole', owns)(place)
      return { DATABASE_URL: `${DATABASE_URL}?sslmode=require` }
    },
  },
  {
    title: 'a user who owns nothing',
    says: /^The user of DATABASE_URL may not do what a start needs/,
    prepare: withUser('createrole'),
  },
  {
    title: 'a user without CREATEROLE',
    says: /^The user of DATABASE_URL may not do what a start needs/,
    prepare: withUser('nocreaterole', owns),
  },
  {
    title: 'a user with too few connections',
    says: /^The database allows 5 connections; the portal needs 22/,
    prepare: withUser('createrole connection limit 5', owns),
  },
  {
    title: 'a database with too few connections',
    says: /^The database allows 7 connections; the portal needs 22/,
    prepare: withUser(
      'createrole',
      (user, name) => `alter database ${name} owner to ${user}; alter database ${name} connection limit 7`,
    ),
  },
  {
    title: 'a database that can only be read',
    says: /^The database can only be read/,
    prepare: withUser(
      'createrole',
      (user, name) =>
        `alter database ${name} owner to ${user}; alter database ${name} set default_transaction_read_only = on`,
    ),
  },
  {
    title: 'tables of another program',
    says: /^The database holds tables of another program/,
    prepare: withUser(
      'createrole',
      (user, name) =>
        `alter database ${name} owner to ${user}; create table public.enterprise (id int); alter table public.enterprise owner to ${user}`,
    ),
  },
  {
    title: 'a database of another encoding',
    says: /^The database is encoded in SQL_ASCII/,
    async prepare({ database }) {
      const { superuser, urlOf, name } = await database()
      const other = `${name}_ascii`
      await runSql(
        superuser,
        `create database ${other} encoding 'SQL_ASCII' template template0 lc_collate 'C' lc_ctype 'C'`,
      )
      await runSql(superuser, `create role user_${other} login password '${secret}'`)
      return { DATABASE_URL: urlOf(`user_${other}`, secret).replace(/\/start_\d+$/, `/${other}`) }
    },
  },
  {
    title: 'a database of a newer version of the portal',
    says: /^The database was made by a newer version of the portal/,
    prepare: withUser(
      'createrole',
      (user, name) => `alter database ${name} owner to ${user};
      create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
      insert into kysely_migration values ('9999-from-tomorrow', now());
      alter table kysely_migration owner to ${user}`,
    ),
  },
]
