import { z } from 'zod'
import { expectIn, foreignId, foreignIdOrNone, type Reply } from './ask.ts'
import type { App, MessengerProvider } from './provider.ts'
import { cardFailureOf, failureOf, ProviderFailure } from './provider-failure.ts'

const hosts = {
  feishu: { api: 'open.feishu.cn', accounts: 'accounts.feishu.cn' },
  larksuite: { api: 'open.larksuite.com', accounts: 'accounts.larksuite.com' },
} as const

// Feishu's numbers; what is not among them (20050, 20072: try again later) counts as no answer.
const meaning = {
  code: [20003, 20004, 20005, 20008, 20010, 20024, 20049, 20065, 20066, 20071],
  token: [99991661, 99991663, 99991664],
  app: [20002, 20009, 20069, 10003, 10014],
}

const cardMeaning = {
  token: meaning.token,
  // Its bot is off, or it may not send messages.
  app: [...meaning.app, 230006, 230027, 99991672],
  busy: [230020, 230049, 11232, 11233, 99991400],
}

const user = z.object({
  open_id: foreignId,
  union_id: foreignIdOrNone,
  user_id: z.string().optional(),
  tenant_key: foreignId,
  name: z.string().default(''),
})

export const feishu: MessengerProvider = {
  authorizeUrl: ({ appId, larkDomain }, { redirectUri, state }) => ({
    host: hosts[larkDomain].accounts,
    path: '/open-apis/authen/v1/authorize',
    query: { client_id: appId, redirect_uri: redirectUri, response_type: 'code', state },
  }),

  async identify(app, code, { ask }) {
    const host = hosts[app.larkDomain].api
    const issued = opened(
      await ask({
        host,
        path: '/open-apis/authen/v2/oauth/token',
        json: {
          grant_type: 'authorization_code',
          client_id: app.appId,
          client_secret: app.secret,
          code: code.value,
          // A code of the bridge was sent to no address, and naming one would be a mismatch (20071).
          ...(code.from === 'page' && { redirect_uri: code.redirectUri }),
        },
      }),
    )
    const { access_token: token } = expectIn(issued, z.object({ access_token: z.string().min(1) }))
    const told = opened(
      await ask({ host, path: '/open-apis/authen/v1/user_info', headers: { authorization: `Bearer ${token}` } }),
    )
    const { data } = expectIn(told, z.object({ data: user }))
    refuseOtherCompany(app, data.tenant_key)
    return {
      provider: 'feishu',
      subjectScope: data.tenant_key,
      externalId: data.open_id,
      unionId: data.union_id ?? null,
      nickname: data.name || data.open_id,
    }
  },

  send: ({ larkDomain }, { to, lang, title, text, action, url, key }, { ask, withToken }) =>
    withToken('app', async (token) => {
      const lines = [[{ tag: 'text', text }], [{ tag: 'a', text: action, href: url }]]
      const content = { [lang === 'zh-CN' ? 'zh_cn' : 'en_us']: { title, content: lines } }
      const question = {
        path: '/open-apis/im/v1/messages',
        query: { receive_id_type: 'open_id' },
        json: { receive_id: to, msg_type: 'post', content: JSON.stringify(content), uuid: key },
        headers: { authorization: `Bearer ${token}` },
      }
      const { body } = await ask({ host: hosts[larkDomain].api, ...question })
      const { code } = expectIn(body, z.object({ code: z.number() }))
      if (code !== 0) throw cardFailureOf(code, cardMeaning)
    }),

  async fetchToken(app, kind, { ask, withToken }) {
    const host = hosts[app.larkDomain].api
    if (kind === 'ticket') {
      const reply = await withToken('app', async (token) =>
        opened(
          await ask({
            host,
            path: '/open-apis/jssdk/ticket/get',
            json: {},
            headers: { authorization: `Bearer ${token}` },
          }),
        ),
      )
      const { data } = expectIn(
        reply,
        z.object({ data: z.object({ ticket: z.string().min(1), expire_in: z.number() }) }),
      )
      return { value: data.ticket, seconds: data.expire_in }
    }
    const issued = opened(
      await ask({
        host,
        path: '/open-apis/auth/v3/tenant_access_token/internal',
        json: { app_id: app.appId, app_secret: app.secret },
      }),
    )
    const fresh = expectIn(issued, z.object({ tenant_access_token: z.string().min(1), expire: z.number().positive() }))
    return { value: fresh.tenant_access_token, seconds: fresh.expire }
  },
}

// An app that was opened to several companies answers for people of all of them.
function refuseOtherCompany({ tenantKey }: App, found: string) {
  if (tenantKey === '') throw new ProviderFailure('app', 'tenant_key')
  if (tenantKey !== found) throw new ProviderFailure('code', 'other company')
}

function opened({ body }: Reply) {
  const { code } = expectIn(body, z.object({ code: z.number() }))
  if (code !== 0) throw failureOf(code, meaning)
  return body
}
