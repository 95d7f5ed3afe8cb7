import { createHash, createHmac, type BinaryLike } from 'node:crypto'

type Key = { keyId: string; keySecret: string; region: string }

type Request = { method: string; url: URL; headers: Record<string, string>; body: Buffer | string }

/**
 * The headers that sign a request to S3: signature version 4, with all headers and the content signed
 * (docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
 */
export function signed({ method, url, headers, body }: Request, key: Key, now: Date): Record<string, string> {
  const at = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const content = sha256(body)
  const all: Record<string, string> = { ...headers, host: url.host, 'x-amz-content-sha256': content, 'x-amz-date': at }
  const names = Object.keys(all).toSorted()
  const lines = names.map((name) => `${name}:${all[name]?.trim()}\n`).join('')
  const request = [method, url.pathname, canonicalQuery(url), lines, names.join(';'), content].join('\n')
  const scope = `${at.slice(0, 8)}/${key.region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(request)].join('\n')
  const signature = hmac(signingKey(key, at.slice(0, 8)), text).toString('hex')
  const { host: _host, ...sent } = all
  const credential = `Credential=${key.keyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`
  return { ...sent, authorization: `AWS4-HMAC-SHA256 ${credential}` }
}

function signingKey({ keySecret, region }: Key, day: string) {
  return [day, region, 's3', 'aws4_request'].reduce<BinaryLike>((key, word) => hmac(key, word), `AWS4${keySecret}`)
}

function canonicalQuery({ searchParams }: URL) {
  const pairs = [...searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
  return pairs.toSorted().join('&')
}

/** RFC 3986: what `encodeURIComponent` leaves and S3 does not. */
function encoded(text: string) {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
}

function sha256(content: BinaryLike) {
  return createHash('sha256').update(content).digest('hex')
}

function hmac(key: BinaryLike, text: string) {
  return createHmac('sha256', key).update(text).digest()
}
