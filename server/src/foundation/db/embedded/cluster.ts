import { spawn } from 'node:child_process'
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartRefused } from '../../process/error/start-refused.ts'
import type { Binaries } from './binaries.ts'
import { withPlainPrograms } from './plain-programs.ts'
import type { Privilege } from './privilege.ts'

/** Made with the cluster. Only starting, and a person who repairs something by hand, connects as it. */
export const superuser = 'atrium'

export type Cluster = { folder: string; binaries: Binaries; privilege: Privilege }

/** Makes the cluster when there is none. With a password it asks for one (scram), for use over TCP. */
export async function prepareCluster(cluster: Cluster, password?: string) {
  const pgdata = path.join(cluster.folder, 'pgdata')
  const version = await readFile(path.join(pgdata, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version === null) await initialise(cluster, { pgdata, password })
  else refuseOtherMajor(version.trim(), cluster)
  return pgdata
}

function refuseOtherMajor(found: string, { binaries, folder }: Cluster) {
  if (found === binaries.major) return
  if (found === '')
    throw new StartRefused(`The data in ${folder} is damaged: pgdata/PG_VERSION is empty. Put a backup in its place.`)
  throw new StartRefused(
    `The data in ${folder} belongs to PostgreSQL ${found}, and this server brings ${binaries.major}. See docs/operations.md on moving it.`,
  )
}

async function initialise(cluster: Cluster, { pgdata, password }: { pgdata: string; password: string | undefined }) {
  const unfinished = `${pgdata}.init`
  await rm(unfinished, { recursive: true, force: true })
  await ownFolder(unfinished, cluster.privilege)
  const passwordFile = path.join(cluster.folder, 'initial-password')
  if (password !== undefined) await writeFile(passwordFile, password, { mode: 0o644 })
  const access = password === undefined ? ['-A', 'trust'] : ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  const args = ['-D', unfinished, '-U', superuser, '-E', 'UTF8', ...access, ...locale(cluster.binaries)]
  await withPlainPrograms(cluster.binaries.folder, (programs) => run(cluster, { programs, args }))
  await rm(passwordFile, { force: true })
  // Renamed when whole: a start cut short in between begins again.
  await rename(unfinished, pgdata)
}

// Characters beyond ASCII must count as letters, or a search by Chinese names could use no index.
function locale({ major }: Binaries) {
  return Number(major) >= 17
    ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8']
    : ['--locale=C.UTF-8']
}

async function ownFolder(folder: string, { account }: Privilege) {
  await mkdir(folder, { mode: 0o700, recursive: true })
  if (account !== null) await chown(folder, account.uid, account.gid)
}

async function run({ folder, privilege }: Cluster, { programs, args }: { programs: string; args: string[] }) {
  const initdb = path.join(programs, 'bin', process.platform === 'win32' ? 'initdb.exe' : 'initdb')
  await stat(initdb)
  const wrapped = privilege.wrap(initdb, [...args, '--no-instructions'], false)
  const child = spawn(wrapped.command, wrapped.args, {
    ...privilege.spawnAs,
    cwd: '/',
    env: serverEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code === 0) return
  if (/No space left/.test(output)) throw new StartRefused(`The disk of ${folder} is full. Make room and start again.`)
  const [reason = 'no reason given'] = output.match(/(?:FATAL|PANIC|error):.*/) ?? []
  throw new StartRefused(`The embedded database could not be made in ${folder} (${code}; ${reason}).`)
}

/** The database needs nothing of our environment, which may hold passwords. */
export function serverEnvironment() {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
}
