import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { textsOf } from './texts.ts'
import type { CodeVerdict, World } from './world.ts'

const hosts = ['/open.feishu.cn', '/open.larksuite.com']
const provider = 'feishu'

/** One wire format on two hosts: Feishu's and Lark's. */
export function addFeishu(app: FastifyInstance, world: World) {
  for (const host of hosts) {
    const base = `${host}/open-apis`
    app.post(`${base}/authen/v2/oauth/token`, async (request, reply) => personToken(world, { request, reply }))
    app.get(`${base}/authen/v1/user_info`, async (request, reply) => userInfo(world, { request, reply }))
    app.post(`${base}/auth/v3/tenant_access_token/internal`, async (request) => tenantToken(world, request))
    app.post(`${base}/im/v1/messages`, async (request, reply) => sendMessage(world, { request, reply }))
    app.post(`${base}/jssdk/ticket/get`, async (request, reply) => {
      const token = world.readToken(bearerOf(request), { provider, kind: 'app' })
      if (token === null) return reply.code(400).send({ code: 99991663, msg: 'Invalid access token' })
      return { code: 0, msg: 'ok', data: { ticket: 'fake-jssdk-ticket', expire_in: 7200 } }
    })
  }
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

const refusals: Record<Exclude<CodeVerdict['status'], 'ok'>, [number, string]> = {
  unknown: [20003, 'The authorization code is not found'],
  used: [20065, 'The authorization code has been used'],
  expired: [20004, 'The authorization code has expired'],
  otherApp: [20024, 'The authorization code does not match the client'],
  otherPage: [20071, 'The redirect_uri does not match'],
}

function personToken(world: World, { request, reply }: Exchange) {
  const text = textsOf(request.body)
  if (text('grant_type') !== 'authorization_code') return refuse(reply, [20001, 'grant_type'])
  const found = world.appOf(provider, text('client_id'))
  if (found === undefined || found.secret !== text('client_secret')) return refuse(reply, [20002, 'invalid secret'])
  const wanted = text('redirect_uri')
  const way = wanted === '' ? { from: 'bridge' as const } : { from: 'page' as const, redirectUri: wanted }
  const taken = world.takeCode(text('code'), { provider, appId: found.appId, ...way })
  if (taken.status !== 'ok') return refuse(reply, refusals[taken.status])
  const { value, seconds } = world.issueToken({ provider, appId: found.appId, kind: 'person', person: taken.person.id })
  return { code: 0, access_token: value, expires_in: seconds, token_type: 'Bearer', scope: '' }
}

function userInfo(world: World, { request, reply }: Exchange) {
  const token = world.readToken(bearerOf(request), { provider, kind: 'person' })
  const person = world.personOf(token?.person ?? '')
  if (token === null || person === undefined)
    return reply.code(400).send({ code: 20005, msg: 'The user access token passed is invalid' })
  const tenantKey = person.tenantKey ?? (person.isOutsider === true ? 'othertenant' : undefined)
  const data = {
    open_id: `ou_${person.id}`,
    union_id: `on_${person.id}`,
    tenant_key: tenantKey ?? world.appOf(provider, token.appId)?.tenantKey ?? '',
    name: person.name,
    en_name: person.name,
    avatar_url: '',
  }
  return { code: 0, msg: 'success', data }
}

const message = z.object({
  receive_id: z.string(),
  msg_type: z.literal('post'),
  content: z.string(),
  uuid: z.string().max(50),
})
const post = z.object({
  title: z.string(),
  content: z.array(
    z.array(
      z.discriminatedUnion('tag', [
        z.object({ tag: z.literal('text'), text: z.string() }),
        z.object({ tag: z.literal('a'), text: z.string(), href: z.url() }),
      ]),
    ),
  ),
})

/** The same `uuid` delivers one message within an hour. */
function sendMessage(world: World, { request, reply }: Exchange) {
  const token = world.readToken(bearerOf(request), { provider, kind: 'app' })
  if (token === null) return reply.code(400).send({ code: 99991663, msg: 'Invalid access token' })
  const sent = message.safeParse(request.body).data
  if (sent === undefined || textsOf(request.query)('receive_id_type') !== 'open_id')
    return reply.code(400).send({ code: 230001, msg: 'Your request contains an invalid request parameter' })
  const person = world.people.find(({ id }) => `ou_${id}` === sent.receive_id)
  if (person === undefined || person.isOutsider === true)
    return reply.code(400).send({ code: 230013, msg: 'Bot has NO availability to this user' })
  const [said] = Object.values(z.partialRecord(z.enum(['zh_cn', 'en_us']), post).parse(JSON.parse(sent.content)))
  const parts = said?.content.flat() ?? []
  const text = parts.flatMap((part) => (part.tag === 'text' ? [part.text] : [])).join('\n')
  const url = parts.flatMap((part) => (part.tag === 'a' ? [part.href] : [])).join('')
  world.sendCard({ provider, appId: token.appId, to: person.id, title: said?.title ?? '', text, url, key: sent.uuid })
  return { code: 0, msg: 'success', data: { message_id: `om_${sent.uuid}` } }
}

function tenantToken(world: World, request: FastifyRequest) {
  const text = textsOf(request.body)
  const found = world.appOf(provider, text('app_id'))
  if (found === undefined || found.secret !== text('app_secret'))
    return { code: 10014, msg: 'app secret invalid', tenant_access_token: undefined }
  const { value, seconds } = world.issueToken({ provider, appId: found.appId, kind: 'app' })
  return { code: 0, msg: 'ok', tenant_access_token: value, expire: seconds }
}

function bearerOf({ headers: { authorization = '' } }: FastifyRequest) {
  return authorization.replace(/^Bearer /, '')
}

function refuse(reply: FastifyReply, [code, description]: [number, string]) {
  return reply.code(400).send({ code, error: 'invalid_grant', error_description: description })
}
