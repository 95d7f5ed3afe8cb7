import { createStatements } from '../../../../test/statements.ts'
import { startTestServer } from '../../../../test/test-server.ts'
import { browsersOf } from './browser.ts'
import { createInbox } from './inbox.ts'

/** A server whose SMS service takes as long as `service.takes` says. */
export async function startWithService() {
  const inbox = createInbox()
  const statements = createStatements()
  const service = { takes: async (_phone: string) => {} }
  const server = await startTestServer({
    smsProvider: {
      reach: () => inbox.provider.reach(),
      async send(message) {
        await service.takes(message.phone)
        await inbox.provider.send(message)
      },
    },
    environment: { ATRIUM_TRUST_PROXY: 'loopback' },
    onStatement: statements.onStatement,
  })
  return { server, statements, service, newBrowser: browsersOf(server) }
}
