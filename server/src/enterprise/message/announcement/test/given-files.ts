import { platform } from '../../../../foundation/db/scope.ts'
import type { Client } from '../../../../test/client.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { attached } from '../../attachment/test/attach.ts'
import { givenPdf, givenPng } from '../../attachment/test/given-files.ts'
import type { givenAuthor } from './given-announcement.ts'

export const plan = { name: '安排.pdf', bytes: givenPdf }
export const photo = { name: '现场.png', bytes: givenPng() }

/** Uploaded by this person for an announcement, which none has taken up. */
export async function uploaded(by: Client, file = plan) {
  return (await attached(by, file, 'AnnouncementFile')).id
}

type Home = Awaited<ReturnType<typeof givenAuthor>>

/** An announcement that is out, with a document and a picture. */
export async function withFiles(home: Home, change: Parameters<Home['publish']>[0] = {}) {
  const { administrator, publish } = home
  const [paper, picture] = [await uploaded(administrator), await uploaded(administrator, photo)]
  const { id, version } = await publish({ ...change, attachments: [paper, picture] })
  return { id, version, paper, picture }
}

/** What the store says of a file, and whether it goes by itself. */
export async function storedOf(server: TestServer, id: string) {
  const find = server.services.tx(platform, (db) =>
    db.selectFrom('stored_file').select(['status', 'expires_at']).where('id', '=', id).executeTakeFirst(),
  )
  const row = await find
  return row && { status: row.status, goes: row.expires_at !== null }
}
