import { buffer } from 'node:stream/consumers'
import { startFakeConverter } from '@atrium/fake-providers/converter'
import { pino } from 'pino'
import { startTestServer } from '../../../../test/test-server.ts'
import { newId } from '../../../db/id.ts'
import { platform } from '../../../db/scope.ts'
import type { Db } from '../../../db/tx.ts'
import { must } from '../../../process/error/must.ts'
import { findFile, type StoredFile } from '../../file/file-query.ts'
import { createOutgoingStream } from '../../../sending/outgoing/outgoing-stream.ts'
import { createPreviews } from '../previews.ts'

export const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

type Wanted = { entId?: string; bytes?: Buffer; mediaType?: string }

/** A server, a service that converts, and previews as further processes would have them. */
export async function startPreviews() {
  const converter = await startFakeConverter()
  const server = await startTestServer()
  const { files, tx } = server.services
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void said.push(line) })
  const outgoing = createOutgoingStream({ allowsLoopback: true })
  const inPlatform = <T>(work: (db: Db) => Promise<T>) => tx(platform, work)
  return {
    server,
    converter,
    log,
    /** The lines of the log. */
    said,
    inPlatform,
    previewsOf,
    givenFile,
    see: (
      file: StoredFile,
      previews: Pick<ReturnType<typeof createPreviews>, 'of'> = previewsOf(),
      gone = new AbortController().signal,
    ) => previews.of(file)(gone),
    contentOf: async (file: StoredFile) => buffer(await files.open(file, { first: 0, last: file.size_bytes - 1 })),
    remove: (id: string) => inPlatform((db) => files.remove(db, id)),
    previewsKept: ({ id }: StoredFile) =>
      inPlatform((db) =>
        db
          .selectFrom('stored_file')
          .selectAll()
          .where('preview_of', '=', id)
          .where('status', '<>', 'removed')
          .execute(),
      ),
    forget() {
      for (const list of [said, converter.received, converter.faults]) list.length = 0
    },
    async close() {
      await server.close()
      await converter.close()
    },
  }

  function previewsOf({ seconds = 20, megabytes = 1, url = converter.url, isOwn = true } = {}) {
    const current = () => ({ url: new URL(url), isOwn, seconds, megabytes })
    return createPreviews({ files, tx, log, now: () => new Date(), outgoing, current })
  }

  async function givenFile({ entId, bytes = Buffer.from('PK a document'), mediaType = docx }: Wanted = {}) {
    const id = newId()
    const about = { purpose: 'recordFile', name: '工资.docx', mediaType, createdBy: null, expiresAt: null }
    const owner = { entId: entId ?? null, sizeBytes: bytes.length }
    await inPlatform((db) => files.create(db, { id, ...owner, ...about }))
    await files.append(id, { offset: 0, body: once(bytes) })
    await inPlatform(await files.finish(id))
    return must(await inPlatform((db) => findFile(db, id)), 'a file')
  }
}

async function* once(bytes: Buffer) {
  yield bytes
}

/** What a reader got, or the code of the refusal. */
export function outcome(work: Promise<unknown>) {
  return work.then(
    () => 'shown',
    ({ code }: { code?: string }) => code,
  )
}
