import type { FastifyInstance, FastifyReply } from 'fastify'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { FakePerson } from './people.ts'
import { textsOf } from './texts.ts'
import type { World } from './world.ts'

const api = '/api.dingtalk.com'
const old = '/oapi.dingtalk.com'
const provider = 'dingtalk'

/** The old interface answers 200 with `errcode`; the new one 4xx with `code` and `message`. */
export function addDingtalk(app: FastifyInstance, world: World) {
  app.post(`${api}/v1.0/oauth2/accessToken`, async (request, reply) => {
    const text = textsOf(request.body)
    const found = world.appOf(provider, text('appKey'))
    if (found === undefined || found.secret !== text('appSecret')) return refuse(reply, 'invalidClientIdOrSecret')
    const { value, seconds } = world.issueToken({ provider, appId: found.appId, kind: 'app' })
    return { accessToken: value, expireIn: seconds }
  })

  app.post(`${api}/v1.0/oauth2/userAccessToken`, async (request, reply) => {
    const text = textsOf(request.body)
    const found = world.appOf(provider, text('clientId'))
    if (found === undefined || found.secret !== text('clientSecret')) return refuse(reply, 'invalidClientIdOrSecret')
    const taken = world.takeCode(text('code'), { provider, appId: found.appId, from: 'page' })
    if (taken.status !== 'ok') return refuse(reply, 'invalidAuthCode')
    const { value, seconds } = world.issueToken({
      provider,
      appId: found.appId,
      kind: 'person',
      person: taken.person.id,
    })
    return { accessToken: value, refreshToken: `${value}-refresh`, expireIn: seconds, corpId: found.corpId }
  })

  app.get(`${api}/v1.0/contact/users/me`, async (request, reply) => {
    const header = request.headers['x-acs-dingtalk-access-token']
    const token = world.readToken(String(header), { provider, kind: 'person' })
    const person = world.personOf(token?.person ?? '')
    if (person === undefined) return refuse(reply, 'InvalidAuthentication')
    return { nick: person.name, openId: `open-${person.id}`, unionId: `union-${person.id}` }
  })

  addContacts(app, world)
  addWorkNotices(app, world)
}

const workNotice = z.object({
  agent_id: z.number(),
  userid_list: z.string(),
  msg: z.object({
    msgtype: z.literal('oa'),
    oa: z.object({
      message_url: z.url(),
      pc_message_url: z.url(),
      head: z.object({ bgcolor: z.string(), text: z.string() }),
      body: z.object({ title: z.string(), content: z.string() }),
    }),
  }),
})

/** The same content reaches a person once a day. */
function addWorkNotices(app: FastifyInstance, world: World) {
  app.post(`${old}/topapi/message/corpconversation/asyncsend_v2`, async ({ query, body }) => {
    const token = world.readToken(textsOf(query)('access_token'), { provider, kind: 'app' })
    if (token === null) return refusedByGateway('40014', '不合法的access_token')
    const notice = workNotice.safeParse(body).data
    if (notice === undefined) return failed(40035, '不合法的参数')
    if (String(notice.agent_id) !== world.appOf(provider, token.appId)?.agentId) return failed(40056, '不合法的agentid')
    const person = world.personOf(notice.userid_list)
    if (person === undefined || person.isOutsider === true) return failed(33012, '无效的USERID')
    const { body: content, message_url: url } = notice.msg.oa
    const card = { to: person.id, title: content.title, text: content.content, url, key: JSON.stringify(notice.msg) }
    world.sendCard({ provider, appId: token.appId, ...card })
    return { errcode: 0, errmsg: 'ok', task_id: world.cards.length, request_id: randomUUID() }
  })
}

function addContacts(app: FastifyInstance, world: World) {
  app.post(`${old}/topapi/v2/user/getuserinfo`, async (request) => {
    const text = textsOf(request.query, request.body)
    const token = world.readToken(text('access_token'), { provider, kind: 'app' })
    if (token === null) return refusedByGateway('40014', '不合法的access_token')
    const taken = world.takeCode(text('code'), { provider, appId: token.appId, from: 'bridge' })
    if (taken.status !== 'ok') return failed(40078, '不存在的临时授权码')
    if (taken.person.isOutsider === true) return failed(60121, '找不到该用户')
    return ok({ ...idsOf(taken.person), device_id: 'device', sys: false, sys_level: 0 })
  })

  app.post(`${old}/topapi/v2/user/get`, async (request) => {
    const text = textsOf(request.query, request.body)
    if (world.readToken(text('access_token'), { provider, kind: 'app' }) === null) return failed(40014, 'bad token')
    const person = world.personOf(text('userid'))
    return person === undefined ? failed(60121, '找不到该用户') : ok(idsOf(person))
  })

  app.post(`${old}/topapi/user/getbyunionid`, async (request) => {
    const text = textsOf(request.query, request.body)
    if (world.readToken(text('access_token'), { provider, kind: 'app' }) === null) return failed(40014, 'bad token')
    const person = world.people.find(({ id }) => `union-${id}` === text('unionid'))
    if (person === undefined || person.isOutsider === true) return failed(60121, '找不到该用户')
    return ok({ contact_type: 0, userid: person.id })
  })
}

function idsOf({ id, name }: FakePerson) {
  return { userid: id, unionid: `union-${id}`, name }
}

function ok(result: object) {
  return { errcode: 0, errmsg: 'ok', result, request_id: randomUUID() }
}

function failed(errcode: number, errmsg: string) {
  return { errcode, errmsg, request_id: randomUUID() }
}

/** How the gateway in front of the messages refuses by itself. */
function refusedByGateway(number: string, message: string) {
  return { errcode: 88, errmsg: 'ding talk error', sub_code: number, sub_msg: message, request_id: randomUUID() }
}

function refuse(reply: FastifyReply, code: string) {
  return reply.code(400).send({ code, message: code, requestid: randomUUID() })
}
