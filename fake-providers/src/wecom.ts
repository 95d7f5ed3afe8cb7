import type { FastifyInstance } from 'fastify'
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

  for (const path of ['get_jsapi_ticket', 'ticket/get']) {
    app.get(`${base}/${path}`, async ({ query }) => {
      const text = textsOf(query)
      if (world.readToken(text('access_token'), { provider, kind: 'app' }) === null)
        return failed(42001, 'token expired')
      return ok({ ticket: `fake-${path.replace(/\W/g, '-')}`, expires_in: 7200 })
    })
  }
}

function ok(fields: object) {
  return { errcode: 0, errmsg: 'ok', ...fields }
}

function failed(errcode: number, errmsg: string) {
  return { errcode, errmsg }
}
