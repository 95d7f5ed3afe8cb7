import { chmod, chown, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { serverAccount } from '../../foundation/db/embedded/account.ts'
import type { Broken } from './broken-start.ts'
import { mountDisk, type StartMachine } from './place.ts'

const secrets = (title: string, text: string, mode = 0o600): Broken => ({
  title,
  says: mode === 0o600 ? /secrets\.json is not what this server wrote/ : /secrets\.json can be read by other accounts/,
  isQuick: true,
  async prepare({ folder }) {
    const file = path.join(folder, 'secrets.json')
    await writeFile(file, text)
    await chmod(file, mode)
  },
})

/** The folder has programs in it, as if the server had been started before: copying them takes a while. */
async function writeData({ folder }: StartMachine, files: Record<string, string>) {
  const account = await serverAccount()
  const pgdata = path.join(folder, 'pgdata')
  await mkdir(pgdata, { mode: 0o700 })
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(pgdata, name), text)
  if (account !== null) await chown(pgdata, account.uid, account.gid)
}

/** A data folder that is not what it should be. */
export const brokenFolders: readonly Broken[] = [
  secrets('secrets that are empty', ''),
  secrets('secrets that were cut short', '{"sealKey":"abc'),
  secrets('secrets of another program', '{"key":"abc"}'),
  secrets('secrets that others can read', '{}', 0o644),
  {
    title: 'a folder in place of the secrets',
    says: /secrets\.json is a folder/,
    isQuick: true,
    async prepare({ folder }) {
      await mkdir(path.join(folder, 'secrets.json'))
    },
  },
  {
    title: 'a data folder that is a file',
    says: /data cannot be used: there is a file where a folder has to be/,
    isQuick: true,
    async prepare({ folder }) {
      await rm(folder, { recursive: true })
      await writeFile(folder, '')
    },
  },
  {
    title: 'a data folder below a file',
    says: /cannot be used: there is a file where a folder has to be/,
    async prepare({ folder }) {
      await writeFile(path.join(folder, 'file'), '')
      return { ATRIUM_DATA_DIR: path.join(folder, 'file/data') }
    },
  },
  {
    title: 'a data folder that leads to itself',
    says: /cannot be used: it is a link that leads to itself/,
    async prepare({ folder }) {
      await rm(folder, { recursive: true })
      await symlink(folder, folder)
    },
  },
  {
    title: 'a data folder of somebody else',
    says: /cannot be used: this account may not do that/,
    isOrdinary: true,
    needsRoot: true,
    prepare: async ({ folder }) => chown(folder, 0, 0),
  },
  {
    title: 'a data folder that can only be read',
    says: /cannot be used: (this account may not|it lies on a disk that can only be read)/,
    isOrdinary: true,
    async prepare({ folder }) {
      await rm(folder, { recursive: true })
      await mkdir(folder, { mode: 0o500 })
      return { ATRIUM_DATA_DIR: path.join(folder, 'data') }
    },
  },
  {
    title: 'data of another major version',
    says: /belongs to PostgreSQL 14, and this server brings 18\. See docs\/operations\.md/,
    prepare: async (place) => writeData(place, { PG_VERSION: '14\n' }),
  },
  {
    title: 'data without a version',
    says: /is damaged: pgdata\/PG_VERSION is empty/,
    prepare: async (place) => writeData(place, { PG_VERSION: '' }),
  },
  {
    title: 'data that is not whole',
    says: /^The embedded database did not start \(/,
    prepare: async (place) => writeData(place, { PG_VERSION: '18\n' }),
  },
  {
    title: 'a folder of the socket that others may enter',
    says: /run is not private to the database/,
    async prepare({ folder }) {
      await mkdir(path.join(folder, 'run'))
      await chmod(path.join(folder, 'run'), 0o777)
    },
  },
  ...[20, 90].map((sizeMb): Broken => ({
    title: `a disk that is full after ${sizeMb} MB`,
    says: /[Dd]isk.* is full\. Make room and start again/,
    needsRoot: true,
    prepare: async ({ folder, after }) => after(mountDisk(folder, sizeMb)),
  })),
]
