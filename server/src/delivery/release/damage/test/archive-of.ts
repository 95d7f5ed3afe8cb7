import path from 'node:path'
import { platform } from '../../../../foundation/db/scope.ts'
import type { TestServer } from '../../../../test/test-server.ts'

/** Where the archive of a version lies on the disk. */
export async function archiveOf(server: TestServer, slug: string) {
  const { place } = await server.services.tx(platform, (db) =>
    db
      .selectFrom('artifact_archive as h')
      .innerJoin('artifact as a', 'a.id', 'h.artifact_id')
      .innerJoin('stored_file as f', 'f.id', 'h.file_id')
      .select('f.place')
      .where('a.slug', '=', slug)
      .executeTakeFirstOrThrow(),
  )
  return path.join(server.dataFolder, 'files/whole', place)
}
