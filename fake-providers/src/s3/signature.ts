import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

export type Keys = { keyId: string; keySecret: string; region: string }

const late = 15 * 60_000
const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/

/** S3's code for what is wrong with a request's signature, version 4; null when nothing is. */
export function wrongWith(request: FastifyRequest, keys: Keys) {
  const [, keyId, day = '', region, names = '', signature = ''] = form.exec(request.headers.authorization ?? '') ?? []
  const at = String(request.headers['x-amz-date'])
  const content = String(request.headers['x-amz-content-sha256'])
  if (keyId === undefined || !names.split(';').includes('host')) return 'AccessDenied'
  if (keyId !== keys.keyId) return 'InvalidAccessKeyId'
  if (region !== keys.region || !at.startsWith(day)) return 'AuthorizationHeaderMalformed'
  if (Math.abs(Date.now() - momentOf(at)) > late) return 'RequestTimeTooSkewed'
  if (sha256(bodyOf(request)) !== content) return 'XAmzContentSHA256Mismatch'
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`)
  const { pathname, search } = new URL(request.url, 'http://s3')
  const query = search.slice(1).split('&').filter(Boolean).map(withValue).toSorted().join('&')
  const canonical = [request.method, pathname, query, ...headers, '', names, content].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  let key: Buffer | string = `AWS4${keys.keySecret}`
  for (const word of [day, region, 's3', 'aws4_request']) key = createHmac('sha256', key).update(word).digest()
  const expected = createHmac('sha256', key).update(['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n'))
  return timingSafeEqual(expected.digest(), Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}

export function bodyOf({ body }: FastifyRequest) {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}

function withValue(pair: string) {
  const spaced = pair.replaceAll('+', '%20')
  return spaced.includes('=') ? spaced : `${spaced}=`
}

function momentOf(at: string) {
  return Date.parse(at.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'))
}

function sha256(content: Buffer | string) {
  return createHash('sha256').update(content).digest('hex')
}
