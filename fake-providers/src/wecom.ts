import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { textsOf } from './texts.ts'
import type { World } from './world.ts'

const base = '/qyapi.weixin.qq.com/cgi-bin'
const provider = 'wechat'

/** Everything answers 200 with `errcode`. */
export function addWecom(app: FastifyInstance, world: World) {
  app.get(`${base}/gettoken`, async ({ query }) => {
    const text = textsOf(query)
    const found = world.apps.find((known) => known.provider === provider && known.corpId === text('corpid'))
    if (found === undefined) return failed(40013, 'invalid corpid')
    if (found.secret !== text('corpsecret')) return failed(40001, 'invalid credential')
    const { value, seconds } = world.issueToken({ provider, appId: found.appId, kind: 'app' })
    return ok({ access_token: value, expires_in: seconds })
  })

  app.get(`${base}/auth/getuserinfo`, async ({ query }) => {
    const text = textsOf(query)
    const token = world.readToken(text('access_token'), { provider, kind: 'app' })
    if (token === null) return failed(40014, 'invalid access_token')
    const taken = world.takeCode(text('code'), { provider, appId: token.appId, from: 'any' })
    if (taken.status !== 'ok') return failed(40029, 'invalid code')
    if (taken.person.isOutsider === true) return ok({ openid: `o-${taken.person.id}` })
    return ok({ userid: taken.person.id })
  })

  app.get(`${base}/user/get`, async ({ query }) => {
    const text = textsOf(query)
    if (world.readToken(text('access_token'), { provider, kind: 'app' }) === null) return failed(40014, 'bad token')
    const person = world.personOf(text('userid'))
    return person === undefined ? failed(60111, 'userid not found') : ok({ userid: person.id, name: person.name })
  })

  app.post(`${base}/message/send`, async ({ query, body }) => sendMessage(world, textsOf(query)('access_token'), body))

  for (const path of ['get_jsapi_ticket', 'ticket/get']) {
    app.get(`${base}/${path}`, async ({ query }) => {
      const text = textsOf(query)
      if (world.readToken(text('access_token'), { provider, kind: 'app' }) === null)
        return failed(42001, 'token expired')
      return ok({ ticket: `fake-${path.replace(/\W/g, '-')}`, expires_in: 7200 })
    })
  }
}

const message = z.object({
  touser: z.string(),
  msgtype: z.literal('textcard'),
  agentid: z.number(),
  textcard: z.object({ title: z.string(), description: z.string(), url: z.url(), btntxt: z.string() }),
  enable_duplicate_check: z.literal(1),
})

/** With the check for repeats on, the same request reaches a person once within its interval. */
function sendMessage(world: World, value: string, body: unknown) {
  const token = world.readToken(value, { provider, kind: 'app' })
  if (token === null) return failed(40014, 'invalid access_token')
  const sent = message.safeParse(body).data
  if (sent === undefined) return failed(40008, 'invalid message type')
  if (String(sent.agentid) !== world.appOf(provider, token.appId)?.agentId) return failed(40056, 'invalid agentid')
  const person = world.personOf(sent.touser)
  if (person === undefined || person.isOutsider === true) return failed(81013, 'user & party & tag all invalid')
  if (person.isUnlicensed === true) return ok({ unlicenseduser: person.id })
  const { title, description: text, url } = sent.textcard
  world.sendCard({ provider, appId: token.appId, to: person.id, title, text, url, key: JSON.stringify(sent) })
  return ok({ msgid: `msg-${world.cards.length}` })
}

function ok(fields: object) {
  return { errcode: 0, errmsg: 'ok', ...fields }
}

function failed(errcode: number, errmsg: string) {
  return { errcode, errmsg }
}
