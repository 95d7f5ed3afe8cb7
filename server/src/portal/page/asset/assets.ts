import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { artifactPrefix, Problem } from '@atrium/shared-utility/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PortalReader } from '../boot/portal.ts'
import type { Services } from '../../../foundation/call/context/services.ts'
import type { Config } from '../../../foundation/process/config/config.ts'
import { acceptedEncodings } from '../../../foundation/call/http/encoding.ts'
import type { MadeFile } from '../boot/file-maps.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}
/** A picture that is opened as a page would be one, with the portal's origin: a team's as well. */
export const picturePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'"
/** A script may be a worker's, and then this is the worker's policy. */
const scriptPolicy = "script-src 'self'; frame-ancestors 'none'"
const suffixes = { br: '.br', gzip: '.gz' } as const
const immutable = 'public, max-age=31536000, immutable'

type AssetOptions = {
  portal: PortalReader
  services: Pick<Services, 'artifacts'>
  config: Pick<Config, 'isProduction'>
}
type Exchange = { request: FastifyRequest; reply: FastifyReply }

/**
 * The files of the portal. Their names change with their content, so browsers keep them for good. A page asks by HEAD
 * whether one of them is gone.
 */
export function serveAssets(app: FastifyInstance, options: AssetOptions) {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    async handler(request, reply) {
      const urlPath = request.url.split('?', 1)[0] ?? ''
      const made = await options.portal.fileMap(urlPath)
      if (made !== null) return sendMade(made, { request, reply })
      const type = types[path.extname(urlPath)]
      const part = partOf(urlPath)
      if (part === null || type === undefined || (options.config.isProduction && urlPath.endsWith('.map')))
        throw new Problem('notFound')
      // The document of a PDF has an origin of its own, and asks for its script as any other site would.
      if (part.slug === 'boot' && part.name.startsWith('pdf.')) reply.header('access-control-allow-origin', '*')
      if (await isSent({ at: await builtHere(part, options), type }, { request, reply })) return reply
      const found = await options.services.artifacts.find(part.slug, part.name)
      if (found !== null && 'bytes' in found) return sendHeld({ bytes: found.bytes, type }, { request, reply })
      if (await isSent({ at: found?.at ?? null, type }, { request, reply })) return reply
      throw new Problem('notFound')
    },
  })
}

/** Only plain names: no folders, no dots first, no other characters. */
const partFile = /^(\/assets\/(?:parcels\/)?([a-z][a-z0-9-]*)\/)([\w@-][\w.@+-]*)$/

function partOf(urlPath: string) {
  const [, prefix = '', slug = '', name = ''] = partFile.exec(urlPath) ?? []
  const kind = isOfPage(slug) ? slug : 'parcel'
  return prefix === artifactPrefix({ kind, slug }) ? { prefix, slug, name } : null
}

/** These slugs are not parcels; all others are. */
function isOfPage(slug: string) {
  return slug === 'shared' || slug === 'boot' || slug === 'shell'
}

/** A file that this machine has built needs no unpacking, as long as it is what was built. */
async function builtHere({ prefix, name }: { prefix: string; name: string }, { portal, services }: AssetOptions) {
  const folder = (await portal.folders())[prefix]
  if (folder === undefined) return null
  const at = path.join(folder, name)
  return services.artifacts.isTrusted(at) ? at : null
}

function sendMade(made: MadeFile, { request, reply }: Exchange) {
  const [encoding = null] = acceptedEncodings(request)
  const bytes = made[encoding ?? 'plain']
  return sendHeld({ bytes, type: types['.json'] ?? '', encoding }, { request, reply })
}

type FileBytes = { bytes: Buffer; type: string; encoding?: Described['encoding'] }

function sendHeld({ bytes, type, encoding = null }: FileBytes, { request, reply }: Exchange) {
  describe(reply, { type, bytes: bytes.length, encoding })
  return reply.send(request.method === 'HEAD' ? undefined : bytes)
}

/** False where there is no such file. */
async function isSent({ at, type }: { at: string | null; type: string }, { request, reply }: Exchange) {
  if (at === null) return false
  for (const name of [...acceptedEncodings(request), null]) {
    const suffix = name === null ? '' : suffixes[name]
    const found = await stat(at + suffix).catch(() => null)
    if (found === null || !found.isFile()) continue
    describe(reply, { type, bytes: found.size, encoding: name })
    void reply.send(request.method === 'HEAD' ? undefined : createReadStream(at + suffix))
    return true
  }
  return false
}

type Described = { type: string; bytes: number; encoding: 'br' | 'gzip' | null }

function describe(reply: FastifyReply, { type, bytes, encoding }: Described) {
  reply
    .header('content-type', type)
    .header('content-length', bytes)
    .header('vary', 'Accept-Encoding')
    .header('cache-control', immutable)
  if (encoding !== null) reply.header('content-encoding', encoding)
  if (type === types['.svg']) reply.header('content-security-policy', picturePolicy)
  if (type === types['.js']) reply.header('content-security-policy', scriptPolicy)
}
