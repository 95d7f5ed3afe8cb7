import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from './people.ts'
import { textsOf } from './texts.ts'
import type { World } from './world.ts'

type Page = { path: string; provider: Provider; title: string; appField: string; codeFields: string[] }

const pages: Page[] = [
  {
    path: '/login.dingtalk.com/oauth2/auth',
    provider: 'dingtalk',
    title: '钉钉 DingTalk',
    appField: 'client_id',
    // DingTalk sends the same value twice.
    codeFields: ['code', 'authCode'],
  },
  ...['/accounts.feishu.cn', '/accounts.larksuite.com'].map((host) => ({
    path: `${host}/open-apis/authen/v1/authorize`,
    provider: 'feishu' as const,
    title: '飞书 Feishu',
    appField: 'client_id',
    codeFields: ['code'],
  })),
  ...['/open.weixin.qq.com/connect/oauth2/authorize', '/login.work.weixin.qq.com/wwlogin/sso/login'].map((path) => ({
    path,
    provider: 'wechat' as const,
    title: '企业微信 WeCom',
    appField: 'appid',
    codeFields: ['code'],
  })),
]

/** The pages of the providers, where a person says yes: here by choosing who they are. `person` chooses at once. */
export function addPages(app: FastifyInstance, world: World) {
  for (const page of pages) app.get(page.path, async (request, reply) => show(world, { page, request, reply }))
}

type Visit = { page: Page; request: FastifyRequest; reply: FastifyReply }

function show(world: World, { page, request, reply }: Visit) {
  const text = textsOf(request.query)
  const target = URL.parse(text('redirect_uri'))
  const found = world.apps.find(
    ({ provider, appId, corpId }) => provider === page.provider && [appId, corpId].includes(text(page.appField)),
  )
  if (target === null || found === undefined) return reply.code(400).send('unknown app or redirect_uri')
  const person = text('person')
  if (person === '') return reply.type('text/html').send(choices(world, { page, url: request.url }))
  const code = world.issueCode({
    provider: page.provider,
    person,
    appId: found.appId,
    from: 'page',
    redirectUri: target.href,
  })
  for (const name of page.codeFields) target.searchParams.set(name, code)
  target.searchParams.set('state', text('state'))
  return reply.redirect(target.href)
}

function choices(world: World, { page, url }: { page: Page; url: string }) {
  const links = world.people.map(({ id, name }) => {
    const href = `${url}&person=${encodeURIComponent(id)}`
    return `<li><a href="${escaped(href)}">${escaped(name)}</a></li>`
  })
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${page.title}</title>
<style>body{font:16px system-ui;margin:10vh auto;max-width:22em;padding:0 1em}a{display:block;padding:.8em 0}</style>
</head><body><h1>${page.title}</h1><p>Fake of the messenger: choose who you are. 模拟登录：请选择身份。</p>
<ul>${links.join('')}</ul></body></html>`
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
