import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Problem, type SdkIndex } from '@atrium/shared-utility/contract'
import { platform } from '../../foundation/db/scope.ts'
import { startHourly } from '../../foundation/job/hourly.ts'
import { integrityOf, keepPackages, tarballName, type Keeper } from './keep-packages.ts'
import { findPackage, selectNewest } from './queries.ts'

type Options = Omit<Keeper, 'folder'> & {
  repositoryFolder: string
  /** False: what this machine has made is not put into the store. */
  keeps: boolean
}
type SdkPackages = ReturnType<typeof createSdkPackages>

/** Below the repository, where the build makes them (importmap/src/sdk/make-sdk.ts). */
const madeIn = 'importmap/dist/sdk'

/**
 * The packages with which teams build. A machine serves what it has made; whatever any machine has made is kept in the
 * store of files and served by all, since lockfiles of teams name it for good.
 */
export function createSdkPackages({ repositoryFolder, keeps, ...store }: Options) {
  const { tx, files, log } = store
  const folder = path.join(repositoryFolder, madeIn)
  const failed = 'packages for teams could not be kept'
  let keptIndex: string | null = null
  let keeping: Promise<void> | null = null
  return {
    index,
    read,
    /** At the start, and every hour for packages that were made since and that no team has asked for. */
    begin: () => startHourly(keep, { log, failed }),
  }

  /** The index of this machine, or else of the packages of any machine. Throws notFound. */
  async function index(): Promise<string> {
    const own = await readOwn('index.json')
    if (own !== null) {
      if (own.toString() !== keptIndex) void keepSoon()
      return own.toString()
    }
    const packages = await tx(platform, selectNewest)
    if (packages.length === 0) throw new Problem('notFound')
    return JSON.stringify({ packages } satisfies SdkIndex, null, 1)
  }

  /** Throws notFound, artifactDamaged, storageUnavailable. */
  async function read(file: string): Promise<Buffer> {
    if (!tarballName.test(file)) throw new Problem('notFound')
    const own = await readOwn(file)
    if (own !== null) return own
    const found = await tx(platform, (db) => findPackage(db, file))
    if (found === null) throw new Problem('notFound')
    const content = await buffer(await files.open(found, { first: 0, last: found.size_bytes - 1 }))
    if (integrityOf(content) !== found.integrity) {
      log.error({ file }, 'a package for teams is not what was kept')
      throw new Problem('artifactDamaged', { slug: 'sdk', file })
    }
    return content
  }

  function readOwn(file: string) {
    return readFile(path.join(folder, file)).catch(() => null)
  }

  /** A caller that asks for the index is not kept waiting; after a failure the next one has it tried again. */
  async function keepSoon() {
    keeping ??= keep()
    await keeping.catch((error: unknown) => log.warn({ err: error }, failed))
    keeping = null
  }

  async function keep() {
    if (keeps) keptIndex = await keepPackages({ ...store, folder })
  }
}

declare module '../../foundation/call/context/services.ts' {
  interface Services {
    sdkPackages: SdkPackages
  }
}
