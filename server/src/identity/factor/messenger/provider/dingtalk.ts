import { z } from 'zod'
import { expectIn, foreignId, foreignIdOrNone, type Reply } from './ask.ts'
import type { App, Code, ExternalIdentity, MessengerProvider, Tools } from './provider.ts'
import { cardFailureOf, failureOf, numberOf, ProviderFailure } from './provider-failure.ts'

const api = 'api.dingtalk.com'
const contacts = 'oapi.dingtalk.com'

// DingTalk's numbers: unknown, expired or used codes are one and the same; 60121 is a person of another company.
const meaning = { code: [40078, 41007, 60121], token: [40014, 42001], app: [60011, 60020] }
const cardMeaning = { token: meaning.token, app: [...meaning.app, 40056], busy: [-1, 90002, 90018] }

/** What the gateway says in front of its contacts and messages; the number itself stands beside it. */
const ofGateway = 88

/** The bar above a card. DingTalk wants a colour, and shows the app's own name there. */
const head = { bgcolor: 'FF1668DC', text: '' }

const member = z.object({ userid: foreignId, unionid: foreignIdOrNone, name: z.string().optional() })

export const dingtalk: MessengerProvider = {
  authorizeUrl: ({ appId }, { redirectUri, state }) => ({
    host: 'login.dingtalk.com',
    path: '/oauth2/auth',
    query: {
      response_type: 'code',
      client_id: appId,
      scope: 'openid corpid',
      redirect_uri: redirectUri,
      prompt: 'consent',
      state,
    },
  }),

  identify: (app, code, tools) => (code.from === 'bridge' ? fromBridge(app, code, tools) : fromPage(app, code, tools)),

  // A card of this type is shown as it is: DingTalk's others read Markdown in what people wrote.
  send: ({ agentId }, { to, title, text, url }, { ask, withToken }) =>
    withToken('app', async (token) => {
      const oa = { message_url: url, pc_message_url: url, head, body: { title, content: text } }
      const json = { agent_id: numberOf(agentId), userid_list: to, msg: { msgtype: 'oa', oa } }
      const path = '/topapi/message/corpconversation/asyncsend_v2'
      const errcode = numberIn(await ask({ host: contacts, path, query: { access_token: token }, json }))
      if (errcode !== 0) throw cardFailureOf(errcode, cardMeaning)
    }),

  async fetchToken({ appId, secret }, _kind, { ask }) {
    const { status, body } = await ask({
      host: api,
      path: '/v1.0/oauth2/accessToken',
      json: { appKey: appId, appSecret: secret },
    })
    if (status >= 400) throw new ProviderFailure('app', wordOf(body))
    const { accessToken, expireIn } = expectIn(
      body,
      z.object({ accessToken: z.string().min(1), expireIn: z.number().positive() }),
    )
    return { value: accessToken, seconds: expireIn }
  },
}

// The answer names no company: the secret that redeemed the code decides that.
async function fromBridge(app: App, { value }: Code, { ask, withToken }: Tools) {
  const reply = await withToken('app', async (token) =>
    opened(
      await ask({
        host: contacts,
        path: '/topapi/v2/user/getuserinfo',
        query: { access_token: token },
        json: { code: value },
      }),
    ),
  )
  return identity(app, expectIn(reply, z.object({ result: member })).result)
}

async function fromPage(app: App, { value }: Code, { ask, withToken }: Tools) {
  const { status, body } = await ask({
    host: api,
    path: '/v1.0/oauth2/userAccessToken',
    json: { clientId: app.appId, clientSecret: app.secret, code: value, grantType: 'authorization_code' },
  })
  if (status >= 400) throw new ProviderFailure(wordOf(body).includes('Client') ? 'app' : 'code', wordOf(body))
  const signedIn = expectIn(body, z.object({ accessToken: z.string().min(1), corpId: z.string().optional() }))
  if (signedIn.corpId && app.corpId && signedIn.corpId !== app.corpId)
    throw new ProviderFailure('code', 'other company')
  const me = await ask({
    host: api,
    path: '/v1.0/contact/users/me',
    headers: { 'x-acs-dingtalk-access-token': signedIn.accessToken },
  })
  const { unionId, nick } = expectIn(me.body, z.object({ unionId: foreignId, nick: z.string().default('') }))
  const found = await withToken('app', async (token) =>
    opened(
      await ask({
        host: contacts,
        path: '/topapi/user/getbyunionid',
        query: { access_token: token },
        json: { unionid: unionId },
      }),
    ),
  )
  const { userid } = expectIn(found, z.object({ result: z.object({ userid: foreignId }) })).result
  return identity(app, { userid, unionid: unionId, name: nick })
}

function identity(app: App, { userid, unionid, name }: z.output<typeof member>): ExternalIdentity {
  return {
    provider: 'dingtalk',
    subjectScope: app.corpId || app.appId,
    externalId: userid,
    unionId: unionid ?? null,
    nickname: name || userid,
  }
}

function opened(reply: Reply) {
  const errcode = numberIn(reply)
  if (errcode !== 0) throw failureOf(errcode, meaning)
  return reply.body
}

function numberIn({ body }: Reply) {
  const { errcode, sub_code: number } = expectIn(
    body,
    z.object({ errcode: z.number(), sub_code: z.coerce.number().catch(0) }),
  )
  return errcode === ofGateway && number !== 0 ? number : errcode
}

function wordOf(body: Record<string, unknown>) {
  return z.string().max(64).catch('refused').parse(body.code)
}
