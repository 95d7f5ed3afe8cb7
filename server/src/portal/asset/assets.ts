import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Problem } from '@atrium/shared-utility/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PortalReader } from '../boot/portal.ts'
import type { Config } from '../../foundation/config/config.ts'
import { acceptedEncodings } from '../../foundation/http/encoding.ts'
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
const suffixes = { br: '.br', gzip: '.gz' } as const
const safeName = /^[\w@-][\w.@+-]*$/
const immutable = 'public, max-age=31536000, immutable'

type AssetOptions = { portal: PortalReader; config: Pick<Config, 'repositoryFolder' | 'isProduction'> }

/**
 * The build's files. Their names change with their content, so browsers keep them for good. A page asks by HEAD whether
 * one of them is gone.
 */
export function serveAssets(app: FastifyInstance, options: AssetOptions) {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    async handler(request, reply) {
      const urlPath = request.url.split('?', 1)[0] ?? ''
      const made = await options.portal.fileMap(urlPath)
      if (made !== null) return sendMade({ made, request, reply })
      const file = await findFile(urlPath, options)
      if (file === null) throw new Problem('notFound')
      return sendFile({ file, request, reply })
    },
  })
}

/** Only folders that the build names, and in them only plain names: no dots first, no other characters. */
async function findFile(urlPath: string, { portal, config }: AssetOptions) {
  const type = types[path.extname(urlPath)]
  const folders = Object.entries((await portal.read())?.folders ?? {})
  const found = folders.find(([prefix]) => urlPath.startsWith(prefix))
  if (found === undefined || type === undefined || (config.isProduction && urlPath.endsWith('.map'))) return null
  const [prefix, folder] = found
  const names = urlPath
    .slice(prefix.length)
    .split('/')
    .filter((name, index) => name !== '' || index > 0)
  if (names.length === 0 || !names.every((name) => safeName.test(name))) return null
  return { at: path.join(config.repositoryFolder, folder, ...names), type }
}

function sendMade({ made, request, reply }: { made: MadeFile; request: FastifyRequest; reply: FastifyReply }) {
  const [encoding = null] = acceptedEncodings(request)
  const bytes = made[encoding ?? 'plain']
  describe(reply, { type: types['.json'] ?? '', bytes: bytes.length, encoding })
  return reply.send(request.method === 'HEAD' ? undefined : bytes)
}

async function sendFile({
  file,
  request,
  reply,
}: {
  file: { at: string; type: string }
  request: FastifyRequest
  reply: FastifyReply
}) {
  for (const name of [...acceptedEncodings(request), null]) {
    const suffix = name === null ? '' : suffixes[name]
    const found = await stat(file.at + suffix).catch(() => null)
    if (found === null || !found.isFile()) continue
    describe(reply, { type: file.type, bytes: found.size, encoding: name })
    return reply.send(request.method === 'HEAD' ? undefined : createReadStream(file.at + suffix))
  }
  throw new Problem('notFound')
}

type Described = { type: string; bytes: number; encoding: 'br' | 'gzip' | null }

function describe(reply: FastifyReply, { type, bytes, encoding }: Described) {
  reply
    .header('content-type', type)
    .header('content-length', bytes)
    .header('vary', 'Accept-Encoding')
    .header('cache-control', immutable)
  if (encoding !== null) reply.header('content-encoding', encoding)
}
