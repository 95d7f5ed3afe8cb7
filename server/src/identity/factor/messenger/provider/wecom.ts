import { z } from 'zod'
import { expectIn, foreignId, type Ask, type Reply } from './ask.ts'
import type { App, AuthorizeOptions, MessengerProvider } from './provider.ts'
import { cardFailureOf, failureOf, numberOf, ProviderFailure } from './provider-failure.ts'

const host = 'qyapi.weixin.qq.com'

// WeCom's numbers; 60011 and 60111 are people whom the app may not see.
const meaning = { code: [40029, 50001, 60011, 60111], token: [40014, 42001], app: [40001, 40013, 60020] }
const cardMeaning = {
  token: meaning.token,
  app: [...meaning.app, 40056, 48002, 301002],
  busy: [-1, 45009, 45033],
}

/** The longest that WeCom looks for repeats, in seconds. */
const repeatsWithin = 14_400

const sent = z.object({
  errcode: z.number(),
  invaliduser: z.string().default(''),
  unlicenseduser: z.string().default(''),
})

export const wecom: MessengerProvider = {
  authorizeUrl: (app, place) => (place.from === 'app' ? insideUrl(app, place) : outsideUrl(app, place)),

  identify: (app, code, { ask, withToken }) =>
    withToken('app', async (token) => {
      const query = { access_token: token, code: code.value }
      const told = opened(await ask({ host, path: '/cgi-bin/auth/getuserinfo', query }))
      const { userid } = expectIn(told, z.object({ userid: foreignId.optional() }))
      // A person from outside of the company comes with an openid alone.
      if (userid === undefined) throw new ProviderFailure('code', 'outsider')
      const nickname = await nameOf(userid, { ask, token })
      return { provider: 'wechat', subjectScope: app.corpId, externalId: userid, unionId: null, nickname }
    }),

  send: ({ agentId }, { to, title, text, action, url }, { ask, withToken }) =>
    withToken('app', async (token) => {
      const json = {
        touser: to,
        msgtype: 'textcard',
        agentid: numberOf(agentId),
        // Of the text alone WeCom reads tags.
        textcard: { title, description: text.replaceAll('<', '＜'), url, btntxt: action },
        enable_duplicate_check: 1,
        duplicate_check_interval: repeatsWithin,
      }
      const { body } = await ask({ host, path: '/cgi-bin/message/send', query: { access_token: token }, json })
      const { errcode, ...left } = expectIn(body, sent)
      if (errcode !== 0) throw cardFailureOf(errcode, cardMeaning)
      // WeCom took it and sends it to no person: they have no licence, or left the company.
      if (left.invaliduser + left.unlicenseduser !== '') throw new ProviderFailure('code', 'invaliduser')
    }),

  async fetchToken({ corpId, secret }, kind, { ask, withToken }) {
    if (kind === 'ticket') {
      const reply = await withToken('app', async (token) =>
        opened(await ask({ host, path: '/cgi-bin/get_jsapi_ticket', query: { access_token: token } })),
      )
      const { ticket, expires_in: seconds } = expectIn(
        reply,
        z.object({ ticket: z.string().min(1), expires_in: z.number().positive() }),
      )
      return { value: ticket, seconds }
    }
    const issued = opened(await ask({ host, path: '/cgi-bin/gettoken', query: { corpid: corpId, corpsecret: secret } }))
    const fresh = expectIn(issued, z.object({ access_token: z.string().min(1), expires_in: z.number().positive() }))
    return { value: fresh.access_token, seconds: fresh.expires_in }
  },
}

function insideUrl({ corpId, agentId }: App, { redirectUri, state }: AuthorizeOptions) {
  return {
    host: 'open.weixin.qq.com',
    path: '/connect/oauth2/authorize',
    query: {
      appid: corpId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'snsapi_base',
      state,
      agentid: agentId,
    },
    // WeChat looks for this; it means nothing.
    hash: 'wechat_redirect',
  }
}

function outsideUrl({ corpId, agentId }: App, { redirectUri, state }: AuthorizeOptions) {
  return {
    host: 'login.work.weixin.qq.com',
    path: '/wwlogin/sso/login',
    query: { login_type: 'CorpApp', appid: corpId, agentid: agentId, redirect_uri: redirectUri, state },
  }
}

// Most apps may not read names; then the id is what there is to show.
async function nameOf(userid: string, { ask, token }: { ask: Ask; token: string }) {
  const { body } = await ask({ host, path: '/cgi-bin/user/get', query: { access_token: token, userid } })
  return z.object({ errcode: z.literal(0), name: z.string().min(1) }).safeParse(body).data?.name ?? userid
}

function opened({ body }: Reply) {
  const { errcode } = expectIn(body, z.object({ errcode: z.number() }))
  if (errcode !== 0) throw failureOf(errcode, meaning)
  return body
}
