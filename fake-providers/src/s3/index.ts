import type { AddressInfo } from 'node:net'
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { createBucket, Refusal, type Bucket } from './bucket.ts'
import { bodyOf, wrongWith, type Keys } from './signature.ts'

const bucketName = 'files'
const mostBytes = 32 * 1024 * 1024

/** How many keys a page of a list has: few, so that tests see more than one. */
const pageKeys = 2

type Exchange = { request: FastifyRequest; reply: FastifyReply; bucket: Bucket; key: string; query: Query }
type Query = Record<string, string | undefined>

/**
 * An S3-compatible store on the loopback address, with one bucket in memory: signatures of version 4 are checked,
 * content included, answers are S3's XML. `failures` makes the next requests fail, each with one of these codes, or as
 * their names say.
 */
export async function startFakeS3(keys: Keys = { keyId: 'fake-key', keySecret: 'fake-secret', region: 'eu-test-1' }) {
  const app = fastify({ forceCloseConnections: true, bodyLimit: mostBytes, exposeHeadRoutes: false })
  const bucket = createBucket()
  const failures: string[] = []
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error, _request, reply) => {
    const { status, code } = error instanceof Refusal ? error : new Refusal(500, 'InternalError')
    return reply.code(status).type('application/xml').send(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
  })
  // Before what is sent has come.
  app.addHook('onRequest', async (_request, reply) => {
    if (failures[0] === 'cutEarly' && failures.shift()) cutOff(reply)
  })
  app.all(`/${bucketName}/*`, async (request, reply) => {
    const failure = failures.shift()
    if (failure === 'cut') return cutOff(reply)
    // Never answered; the caller gives it up.
    if (failure === 'silence') return reply.hijack()
    if (failure !== undefined && !isOfBody(failure)) throw new Refusal(statusOf(failure), failure)
    const wrong = wrongWith(request, keys)
    if (wrong !== null) throw new Refusal(403, wrong)
    const { pathname, searchParams } = new URL(request.url, 'http://s3')
    const key = decodeURIComponent(pathname.slice(bucketName.length + 2))
    const exchange = { request, reply, bucket, key, query: Object.fromEntries(searchParams) }
    return isOfBody(failure) ? readBadly(exchange, failure) : answer(exchange)
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const endpoint = `http://127.0.0.1:${portOf(app.server.address())}`
  return {
    settings: { ...keys, endpoint, bucket: bucketName, style: 'path' as const },
    bucket,
    failures,
    close: () => app.close(),
  }
}

const bodyFailures = ['cutBody', 'silentBody', 'shortBody', 'wholeBody'] as const
type BodyFailure = (typeof bodyFailures)[number]

function isOfBody(failure: string | undefined): failure is BodyFailure {
  return bodyFailures.some((one) => one === failure)
}

const statuses: Record<string, number> = {
  SlowDown: 503,
  ServiceUnavailable: 503,
  NoSuchBucket: 404,
  NoSuchUpload: 404,
  AccessDenied: 403,
  BadDigest: 400,
  ExpiredToken: 400,
  InvalidPart: 400,
}

function statusOf(failure: string) {
  return statuses[failure] ?? 500
}

function cutOff(reply: FastifyReply) {
  reply.hijack()
  reply.raw.destroy()
}

function answer(exchange: Exchange) {
  const { request, key, query } = exchange
  if (key === '') return query.uploads === undefined ? listObjects(exchange) : listUploads(exchange)
  switch (request.method) {
    case 'POST':
      return post(exchange)
    case 'PUT':
      return putPart(exchange)
    case 'DELETE':
      return remove(exchange)
    default:
      return read(exchange)
  }
}

function post({ request, reply, bucket, key, query }: Exchange) {
  if (query.uploads !== undefined) return xml(reply, `<UploadId>${bucket.begin(key)}</UploadId>`)
  const wanted = [
    ...bodyOf(request)
      .toString()
      .matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>(.*?)<\/ETag>/g),
  ]
  const parts = wanted.map(([, number, tag = '']) => ({ number: Number(number), tag: tag.replaceAll('&#34;', '"') }))
  return xml(reply, `<Key>${bucket.complete(query.uploadId ?? '', parts)}</Key>`)
}

function putPart({ request, reply, bucket, query }: Exchange) {
  return reply.header('etag', bucket.addPart(query.uploadId ?? '', Number(query.partNumber), bodyOf(request))).send()
}

function remove({ reply, bucket, key, query }: Exchange) {
  if (query.uploadId === undefined) bucket.objects.delete(key)
  else bucket.abort(query.uploadId)
  return reply.code(204).send()
}

function read({ request, reply, bucket, key }: Exchange) {
  const { bytes, tag } = bucket.find(key)
  if ((request.headers['if-match'] ?? tag) !== tag) throw new Refusal(412, 'PreconditionFailed')
  reply.header('etag', tag).type('application/octet-stream')
  if (request.method === 'HEAD') return reply.header('content-length', bytes.length).send()
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  if (first === undefined) return reply.send(bytes)
  if (Number(first) >= bytes.length) throw new Refusal(416, 'InvalidRange')
  return reply.code(206).send(bytes.subarray(Number(first), Number(last) + 1))
}

/** A file of which half comes, and then nothing more: the line is cut, stays open, or the rest was never there. */
function readBadly({ request, reply, bucket, key }: Exchange, failure: BodyFailure) {
  const { bytes, tag } = bucket.find(key)
  const [, first = 0, last = 0] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  const wanted = bytes.subarray(Number(first), Number(last) + 1)
  if (failure === 'wholeBody') return reply.header('etag', tag).send(bytes)
  const half = wanted.subarray(0, Math.ceil(wanted.length / 2))
  reply.hijack()
  reply.raw.writeHead(206, { etag: tag, 'content-length': failure === 'shortBody' ? half.length : wanted.length })
  if (failure === 'shortBody') return reply.raw.end(half)
  return reply.raw.write(half, () => failure === 'cutBody' && reply.raw.destroy())
}

function listObjects({ reply, bucket, query }: Exchange) {
  const token = query['continuation-token'] ?? ''
  const keys = [...bucket.objects.keys()].toSorted().filter((key) => key.startsWith(query.prefix ?? '') && key > token)
  const page = keys.slice(0, pageKeys)
  const contents = page.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>${bucket.find(key).at.toISOString()}</LastModified></Contents>`,
  )
  const next = page.length < keys.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return xml(reply, contents.join('') + next)
}

function listUploads({ reply, bucket, query }: Exchange) {
  const all = [...bucket.uploads].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const left = all.filter(
    ([id, { key }]) => key.startsWith(query.prefix ?? '') && id > (query['upload-id-marker'] ?? ''),
  )
  const page = left.slice(0, pageKeys)
  const uploads = page.map(
    ([id, { key, begun }]) =>
      `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begun.toISOString()}</Initiated></Upload>`,
  )
  const isCut = page.length < left.length
  const [id, upload] = page.at(-1) ?? []
  const next = isCut
    ? `<NextKeyMarker>${upload?.key}</NextKeyMarker><NextUploadIdMarker>${id}</NextUploadIdMarker>`
    : ''
  return xml(reply, `<IsTruncated>${isCut}</IsTruncated>${next}${uploads.join('')}`)
}

function xml(reply: FastifyReply, content: string) {
  return reply.type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?><Result>${content}</Result>`)
}

function portOf(address: AddressInfo | string | null) {
  return typeof address === 'object' && address !== null ? address.port : 0
}
