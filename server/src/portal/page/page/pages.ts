import { createHash, randomBytes } from 'node:crypto'
import {
  compileRoutes,
  detectHost,
  entranceOf,
  isPublicPath,
  loginPath,
  matchRoute,
  type CompiledRoutes,
  type Host,
} from '@atrium/shared-utility/model'
import type { Lang, PortalBuild } from '@atrium/shared-utility/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageScript, renderPage } from './page.ts'
import { iconOf } from '../asset/mark.ts'
import { previewOf } from './preview.ts'
import { listRoutes } from '../boot/routes-query.ts'
import { onlyFor, wordsOnly } from '../boot/partial.ts'
import type { Portal, PortalReader } from '../boot/portal.ts'
import { forPlace } from '../../../foundation/db/place.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { withoutForeignOperator } from '../../../operation/setting/network/foreign-operator.ts'
import type { Services } from '../../../foundation/call/context/services.ts'
import { isOfMaintenance, unknownSender, type KnownSender } from '../../../operation/setting/maintenance/find-sender.ts'
import { findSender, type CallerOptions } from '../../../identity/account/caller/caller.ts'
import { giveBack } from '../../../identity/account/caller/give-back.ts'
import { shownBrand } from '../../../enterprise/look/style/shown.ts'
import { nobody } from '../../../identity/session/nobody.ts'
import { encoded } from '../../../foundation/call/http/encoding.ts'
import { requestPathOf } from '../../../foundation/call/http/request-path.ts'
import { ownHost, pageHeaders } from '../../../foundation/call/http/headers.ts'
import { langOf } from '../../../foundation/call/http/language.ts'

export type PageOptions = CallerOptions & { portal: PortalReader }

/** The same page for every address, with the status that was set: the shell decides what is shown; this only lets its files travel early. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, options: PageOptions) {
  const lang = langOf(request)
  const nonce = randomBytes(16).toString('base64url')
  const portal = await options.portal.read()
  const asked = { request, reply, options, lang, nonce }
  const boot = portal === null ? null : await forPlace(ofStranger, () => bootOrMaintenance(portal, asked))
  // The session in which an operator acted is over: the page was another person's.
  if (boot === 'over') return reply.redirect(afterActingPath, 303)
  const { settings } = options.services
  const brand = shownBrand(boot?.styled ?? null, { lang, settings })
  const title = brand?.name ?? 'Atrium'
  const host = ownHost(request, options.config)
  const rules = { nonce, host, trustedTypes: boot?.build.trustedTypes, locals: boot?.locals }
  pageHeaders(reply, { ...rules, scripts: scriptsOf(boot) })
  const isMissing = boot?.preview === 'missing'
  reply.code(boot === null ? 500 : isMissing ? 404 : reply.statusCode).type('text/html; charset=utf-8')
  return reply.send(await encoded(renderPage({ lang, nonce, title, icon: iconOf(brand), boot }), request, reply))
}

/** All that this page runs; nothing where there is no portal. */
function scriptsOf(boot: Pick<PageBoot, 'build' | 'locals'> | null) {
  if (boot === null) return { text: null }
  const { build, locals } = boot
  const named = Object.entries(build.importMap.imports).filter(([name]) => name.startsWith(providers))
  // A file of the portal has no host of its own.
  const provided = named.map(([, url]) => url).filter((url) => URL.canParse(url))
  const text = createHash('sha256').update(pageScript(build)).digest('base64')
  return { text, named: [...provided, ...locals.split(' ').filter(Boolean)] }
}

/** A visitor with a cookie counts as a stranger until the cookie is found to be a session's. */
const ofStranger = { kind: 'page', weight: 'stranger' } as const
/** Where operators begin to act as a person, and come back to. */
const afterActingPath = '/sysop/users'
const ofPerson = { kind: 'page', weight: 'person' } as const

/** More own wording than this does not travel with every page. */
const mostOwnCharacters = 16_000

type PageBoot = Awaited<ReturnType<typeof bootOf>>
type PageRequest = { request: FastifyRequest; reply: FastifyReply; options: PageOptions; lang: Lang; nonce: string }

async function bootOrMaintenance(portal: Portal, asked: PageRequest) {
  try {
    const sender = await findSender(asked)
    if ((await giveBack(sender, asked)) !== sender) return 'over'
    return await forPlace(sender.session === null ? ofStranger : ofPerson, () => bootOf(portal, asked, sender))
  } catch (error) {
    if (!(await isOfMaintenance(error, asked.options))) throw error
    return bootOf(portal, asked, unknownSender(asked))
  }
}

async function bootOf(inForce: Portal, { request, options, lang, nonce }: PageRequest, sender: KnownSender) {
  const { services } = options
  const place = { address: request.ip, operatorNetworks: services.operatorNetworks }
  const { session, space } = await withoutForeignOperator(sender, place)
  const entId = space.status === 'open' || space.status === 'readonly' ? space.entId : null
  const portal = (await services.portalFor({ entId, session })) ?? inForce
  // A stranger sees whose sign-in page it is, which is no secret; a person in another enterprise does not.
  const styled = await services.styles(session === null ? requestPathOf(request.raw).entId : entId)
  const host = detectHost(request.headers['user-agent'] ?? '')
  const app = appOf(portal, request.url, session === null ? host : null)
  const addresses = [request.url, returnOf(request.url)]
  const only = await onlyFor(portal, [app, ...addresses.map((at) => appOf(portal, at, null))], async () => {
    const routes = compileRoutes(await services.tx(platform, (db) => listRoutes(db, entId)))
    return addresses.map((at) => matchRoute(routes, pathOf(at))?.entry.app)
  })
  const baseConfig = await services.baseConfig({ lang, entId, styled, portal, only })
  const { words: all, own, version } = await services.wordsIn(portal, lang)
  const words = wordsOnly(all, portal, only)
  const { publicKey } = services.secrets.signer
  const asked = { path: pathOf(request.url), entId: requestPathOf(request.raw).entId }
  const looker = { session, space: entId === null ? null : { entId }, lang, now: options.now() }
  const preview = sender.isUnknown === true ? null : await previewOf(asked, { ...looker, services })
  // A token in the address may name a person to a call, a session that is over has a reason to tell, and a session that
  // cannot be looked up has an unknown person: in all three cases the shell asks.
  const isOpen = (sender.session === null && sender.token !== null) || sender.isUnknown === true
  const isNobody = session === null && !isOpen && !/[?&]securityToken=/.test(request.url)
  const document = {
    nonce,
    publicKey,
    baseConfig,
    lang,
    langVersion: version,
    // Much of it is asked for by the page, which keeps it until the version is another.
    ...(JSON.stringify(own).length <= mostOwnCharacters && { dictionary: { ...words, ...own } }),
    ...(isNobody && { session: nobody(await services.maintenance.read()) }),
  }
  const { overridden: locals = '' } = portal
  const agent = request.headers['user-agent'] ?? ''
  return {
    build: withLocalScripts(withHostScripts(withProviderScripts(portal.build, { host, services }), agent), locals),
    app,
    only,
    document,
    fetchesAhead: session === null && request.headers['save-data'] !== 'on',
    styled,
    locals,
    preview,
  }
}

/** The parcel that will be shown: a stranger sees the sign-in page of their host, wherever they wanted to go. */
function appOf(portal: Portal, url: string, stranger: Host | null) {
  const path = pathOf(url)
  const routes = compiled(portal)
  const entry = matchRoute(routes, path)?.entry
  if (entry === undefined || stranger === null || entry.public || isPublicPath(path)) return entry?.app
  return matchRoute(routes, entranceOf(stranger) ?? loginPath)?.entry.app
}

function pathOf(url: string) {
  return url.split('?', 1)[0] ?? '/'
}

/** Where a person who signs in on this page goes then. */
function returnOf(url: string) {
  return new URLSearchParams(url.split('?').slice(1).join('?')).get('url') ?? ''
}

/** What the loader takes from elsewhere, by how its names begin. */
const providers = '@provider/'

/** Feishu's bridge is a script of its own server: named on the pages that Feishu opens, and on no others. */
function withProviderScripts(
  build: PortalBuild,
  { host: { host }, services: { feishuScript } }: { host: Host; services: Services },
): PortalBuild {
  if (host !== 'feishu' || feishuScript === null) return build
  const imports = { ...build.importMap.imports, [`${providers}feishu-h5-sdk`]: feishuScript }
  return { ...build, importMap: { ...build.importMap, imports } }
}

// They have mini programs, and on some systems their agents do not say that this page is in one.
const askedHosts = /MicroMessenger|DingTalk|AlipayClient/i

/** Where the agent leaves open whether this is a mini program, one more script asks the host; other pages lack it. */
function withHostScripts(build: PortalBuild, agent: string): PortalBuild {
  if (!askedHosts.test(agent) || detectHost(agent).miniProgram) return build
  return { ...build, scripts: [...build.hostScripts, ...build.scripts] }
}

/**
 * The script that admits a developer's own machine has to come before the loader, which is last; no other page has it.
 */
function withLocalScripts(build: PortalBuild, locals: string): PortalBuild {
  if (locals === '') return build
  return { ...build, scripts: [...build.scripts.slice(0, -1), ...build.localScripts, ...build.scripts.slice(-1)] }
}

const compiledRoutes = new WeakMap<Portal, CompiledRoutes>()

function compiled(portal: Portal) {
  const known = compiledRoutes.get(portal) ?? compileRoutes(portal.routes)
  compiledRoutes.set(portal, known)
  return known
}
