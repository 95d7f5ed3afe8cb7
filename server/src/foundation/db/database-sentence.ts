import { errorCode } from '../process/error/error-code.ts'

const rights =
  'The user of DATABASE_URL may not do what a start needs: it has to own the database, and to have CREATEROLE or the two roles of docs/operations.md.'
const unreachable = 'Nothing answers where DATABASE_URL leads. Check its host and port, and that the database runs.'
const starting = 'The database is starting or stopping. Wait until it takes connections, and start again.'
const silent =
  'The database does not answer, though it was waited for. Check that it runs and has time; with DATABASE_URL also its host and port, and what stands in between.'
const occupied = 'The database holds tables of another program. Give the portal a database of its own.'
const locked =
  'Something else holds a lock in the database: another process of the portal that hangs, a backup, somebody at a console. End it, and start again.'
const noConnections = 'The database has no connection left. The portal needs 22 for each of its processes.'

/** By SQLSTATE, or the code of Node; the beginning is enough. */
const byCode: readonly (readonly [RegExp, string])[] = [
  [/^28/, 'The database refuses the user or the password of DATABASE_URL. Check both.'],
  [/^3D000/, 'There is no database of the name in DATABASE_URL. Create it, or name another one.'],
  [/^53300/, noConnections],
  [/^53100/, 'The disk of the database is full. Make room and start again.'],
  [/^53/, 'The database has too little memory. Give it more and start again.'],
  [/^25006/, 'The database can only be read; it may be a standby. Lead DATABASE_URL to the one that is written.'],
  [/^42501/, rights],
  [/^(42P07|42710|42701|42723)/, occupied],
  [/^57P03/, starting],
  [/^(55P03|57014|40P01|40001)/, locked],
  [/^(58|XX)/, 'The database reports damage to itself. Look at its log before you start again.'],
  [/^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOENT|EPIPE)/, unreachable],
  [/^(ENOTFOUND|EAI_AGAIN)/, 'Nobody knows the host in DATABASE_URL. Check its name.'],
  [/^ETIMEDOUT/, silent],
]

/** What the driver says in words only. */
const byMessage: readonly (readonly [RegExp, string])[] = [
  [/timeout exceeded|connection timeout|read timeout/i, silent],
  [/does not support SSL/, 'The database offers no TLS. Take sslmode out of DATABASE_URL, or switch TLS on there.'],
  [
    /self.signed|certificate|unable to verify/i,
    'The certificate of the database is not trusted. Name its authority with sslrootcert in DATABASE_URL.',
  ],
  [
    /Connection terminated|There was an error establishing an SSL|invalid response/i,
    'What answers where DATABASE_URL leads is no PostgreSQL. Check its host and port.',
  ],
  [
    /corrupted migrations/,
    'The database was made by a newer version of the portal. Start that version, or restore a backup of before.',
  ],
  [/password must be a string/, 'The database asks for a password, and DATABASE_URL has none.'],
]

/** A sentence for what a database says to a start; null when it is not the database that speaks. */
export function databaseSentence(error: Error) {
  const code = errorCode(error)
  const known =
    byCode.find(([pattern]) => pattern.test(code)) ?? byMessage.find(([pattern]) => pattern.test(error.message))
  return known?.[1] ?? null
}
