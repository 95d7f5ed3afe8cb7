import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { addControl } from './control.ts'
import { addDingtalk } from './dingtalk.ts'
import { sendFault } from './faults.ts'
import { addFeishu } from './feishu.ts'
import { addFeishuScript } from './feishu-script.ts'
import { addPages } from './pages.ts'
import { addWecom } from './wecom.ts'
import { createWorld, type World } from './world.ts'

export type FakeProviders = { url: string; world: World; close: () => Promise<void> }

/**
 * DingTalk, Feishu and WeCom on one loopback address. Each of their hosts is the first part of the path:
 * `http://localhost:1234/api.dingtalk.com/v1.0/oauth2/accessToken`.
 */
export async function startFakeProviders({ port = 0, now = () => new Date() } = {}): Promise<FakeProviders> {
  const app = fastify({ forceCloseConnections: true })
  const world = createWorld(now)
  acceptForms(app)
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    world.asked.set(path, (world.asked.get(path) ?? 0) + 1)
    const kind = path.startsWith('/control/') ? null : world.faults.next(request.url)
    if (kind !== null) sendFault(kind, { request, reply })
  })
  for (const add of [addDingtalk, addFeishu, addFeishuScript, addWecom, addPages, addControl]) add(app, world)
  await app.listen({ host: '127.0.0.1', port })
  return { url: `http://localhost:${portOf(app)}`, world, close: () => app.close() }
}

function acceptForms(app: FastifyInstance) {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

function portOf(app: FastifyInstance) {
  const address: AddressInfo | string | null = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
