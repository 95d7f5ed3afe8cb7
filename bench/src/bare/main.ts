import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import { sql } from 'kysely'
import { pino } from 'pino'
import { collectDefaultMetrics, register } from 'prom-client'
/* oxlint-disable atrium/borders -- the product's own handlers and queries behind nothing but Fastify: that is what the product is compared with */
import { createPool } from '../../../server/src/foundation/db/pool.ts'
import { platform } from '../../../server/src/foundation/db/scope.ts'
import { createTransact } from '../../../server/src/foundation/db/tx.ts'
import { createSettings } from '../../../server/src/foundation/query/setting/settings.ts'
import { enterpriseHandlers } from '../../../server/src/enterprise/tenant/enterprise/handlers.ts'
import { settingHandlers } from '../../../server/src/operation/setting/setting/handlers.ts'
/* oxlint-enable atrium/borders */
import { calls } from '@atrium/shared-utility/contract'

// The reference of stack.ts: no session, no checks, no headers, no log, no check of what comes in or goes out.
const [, , databaseFolder = ''] = process.argv
const address = { host: databaseFolder, port: 5432, user: 'atrium_owner', database: 'postgres' }
const log = pino({ level: 'silent' })
const tx = createTransact(createPool(address, { log }))
const settings = createSettings({ tx, log })
await settings.begin()
const app = fastify()
const list = calls.listEnterprises.input.parse({})
const server = calls.getServerConfig.input.parse({})
const context = { lang: 'zh-CN', config: { edition: 'product' }, now: new Date(), services: { settings } }

app.get('/list', async () => {
  const result = await tx(platform, async (db) => enterpriseHandlers.listEnterprises(list, { ...context, db } as never)) // This handler looks at nothing else.
  return { code: 1_000_000, status: 200, msg: 'success', result, requestId: '' }
})
app.get('/small', async () => {
  const data = await settingHandlers.getServerConfig(server, context as never) // Nor does this one.
  return { code: 200, data }
})
// Two rows, in a table that records.ts makes.
app.post('/insert', async ({ body }) => {
  const row = () =>
    sql`insert into bench_bare values (${randomUUID()}, ${new Date()}, 'bench', ${JSON.stringify(body)})`
  await tx(platform, async (db) => {
    await row().execute(db)
    await row().execute(db)
  })
  return { code: 200 }
})
collectDefaultMetrics()
app.get('/metrics', async (_request, reply) => reply.type(register.contentType).send(await register.metrics()))
process.once('SIGTERM', () => process.exit(0))

console.log(`bare server at ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
