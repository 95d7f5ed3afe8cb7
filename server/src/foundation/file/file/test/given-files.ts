import { buffer } from 'node:stream/consumers'
import { startTestServer } from '../../../../test/test-server.ts'
import { newId } from '../../../db/id.ts'
import { platform } from '../../../db/scope.ts'
import { must } from '../../../process/error/must.ts'
import type { Backend } from '../backend.ts'
import { findFile } from '../file-query.ts'
import { createFiles, type NewFile } from '../files.ts'

type Wanted = Partial<Pick<NewFile, 'expiresAt'>> & { entId?: string; sizeBytes: number }

/** A server, and files on a backend of the test's own. */
export async function startFiles(backendOf: (dataFolder: string) => Backend) {
  const server = await startTestServer()
  const { tx } = server.services
  const clock = { passedMs: 0 }
  const now = () => new Date(Date.now() + clock.passedMs)
  const backend = backendOf(server.dataFolder)
  /** The files as another process would have them. */
  const files = (by: Backend = backend) => createFiles({ backend: by, tx, now })
  const record = async (id: string) => must(await tx(platform, (db) => findFile(db, id)), 'a file')
  return { server, tx, clock, now, backend, files, record, create, stored, finish, contentOf }

  async function create({ entId, sizeBytes, expiresAt = null }: Wanted) {
    const owner = entId === undefined ? { entId: null, sizeBytes } : { entId, sizeBytes }
    const file = { purpose: 'test', name: 'a.bin', mediaType: 'application/octet-stream', createdBy: null, expiresAt }
    const id = newId()
    await tx(platform, (db) => files().create(db, { id, ...owner, ...file }))
    return id
  }

  async function finish(id: string) {
    return tx(platform, await files().finish(id))
  }

  async function stored(wanted: Wanted) {
    const id = await create(wanted)
    await files().append(id, { offset: 0, body: bytesOf(wanted.sizeBytes) })
    await finish(id)
    return id
  }

  async function contentOf(id: string) {
    const file = await record(id)
    return buffer(await files().open(file, { first: 0, last: file.size_bytes - 1 }))
  }
}

export type GivenFiles = Awaited<ReturnType<typeof startFiles>>

export const megabyte = 1024 * 1024

export async function* bytesOf(size: number, chunk = Buffer.alloc(64 * 1024, 'atrium ')) {
  for (let left = size; left > 0; left -= chunk.length) yield left < chunk.length ? chunk.subarray(0, left) : chunk
}
