import { randomBytes } from 'node:crypto'
import { compileRoutes, isPublicPath, loginPath, matchRoute, type CompiledRoutes } from '@atrium/shared-utility/model'
import type { Lang } from '@atrium/shared-utility/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { dictionaryOf } from '../boot/dictionary.ts'
import { renderPage, type PageFacts } from '../boot/page.ts'
import type { Portal, PortalReader } from '../boot/portal.ts'
import type { CallOptions } from '../calls.ts'
import { platform } from '../db/scope.ts'
import { findSender } from './caller.ts'
import { nobody } from '../session/nobody.ts'
import { encoded } from './encoding.ts'
import { pageHeaders } from './headers.ts'
import { langOf } from './language.ts'

export type PageOptions = CallOptions & { portal: PortalReader }

/** The same page for every address: the shell decides what is shown; this only lets its files travel early. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, options: PageOptions) {
  const lang = langOf(request)
  const nonce = randomBytes(16).toString('base64url')
  const portal = await options.portal.read()
  const boot = portal === null ? null : await bootOf(portal, { request, reply, options, lang, nonce })
  pageHeaders(reply, nonce)
  reply.code(boot === null ? 500 : 200).type('text/html; charset=utf-8')
  return reply.send(await encoded(renderPage({ lang, nonce, boot }), request, reply))
}

type PageRequest = { request: FastifyRequest; reply: FastifyReply; options: PageOptions; lang: Lang; nonce: string }

async function bootOf(
  portal: Portal,
  { request, reply, options, lang, nonce }: PageRequest,
): Promise<PageFacts['boot']> {
  const { services } = options
  const { session, space } = await findSender({ request, reply, options })
  const entId = space.status === 'open' || space.status === 'readonly' ? space.entId : null
  const baseConfig = await services.tx(platform, (db) => services.baseConfig({ db, lang, entId }))
  const { words, version } = dictionaryOf(portal, lang)
  const { publicKey } = services.secrets.signer
  // A token in the address may name somebody to a call, so there the shell asks.
  const isNobody = session === null && !/[?&]securityToken=/.test(request.url)
  const document = {
    nonce,
    publicKey,
    baseConfig,
    lang,
    langVersion: version,
    dictionary: words,
    ...(isNobody && { session: nobody(await services.maintenance.read()) }),
  }
  return { build: portal.build, app: appOf(portal, request.url.split('?', 1)[0] ?? '/', session !== null), document }
}

/** The sub-app that will be shown: without a session that is the sign-in page, wherever one wanted to go. */
function appOf(portal: Portal, path: string, isSignedIn: boolean) {
  const routes = compiled(portal)
  const entry = matchRoute(routes, path)?.entry
  if (entry === undefined || isSignedIn || entry.public || isPublicPath(path)) return entry?.app
  return matchRoute(routes, loginPath)?.entry.app
}

const compiledRoutes = new WeakMap<Portal, CompiledRoutes>()

function compiled(portal: Portal) {
  const known = compiledRoutes.get(portal) ?? compileRoutes(portal.routes)
  compiledRoutes.set(portal, known)
  return known
}
