import { platform } from '../../../../foundation/db/scope.ts'
import { until } from '../../../../test/until.ts'
import type { MailingServer } from './given.ts'

/** A question to the database takes more work than the mailing that it waits for. */
const askAgainMs = 20

/** Waits until no mail is on its way. */
export async function mailed({ server }: MailingServer) {
  const findOpen = () =>
    server.services.tx(platform, (db) =>
      db.selectFrom('job').select('id').where('status', 'in', ['queued', 'running']).executeTakeFirst(),
    )
  await until(async () => (await findOpen()) === undefined, askAgainMs)
}
