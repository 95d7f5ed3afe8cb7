import { setTimeout as wait } from 'node:timers/promises'
import type { S3Settings } from '../../config/files.ts'
import { errorCode } from '../../error/error-code.ts'
import { tagged } from './xml.ts'
import { signed } from './sign.ts'

type Ask = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD'
  /** Without one the bucket itself is asked. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Buffer | string
}

export type S3Client = (ask: Ask) => Promise<Response>

/** What the store answered instead. `code` is S3's own, such as NoSuchKey. */
export class S3Refused extends Error {
  override readonly name = 'S3Refused'
  readonly code: string
  constructor(status: number, code: string) {
    super(`the file store answered ${status} ${code}`)
    this.code = code
  }
}

const answerLimitMs = 20_000
const attempts = 3
const pauseMs = 200

/** Calls an S3-compatible store. What may pass is tried again: every request may be made twice. */
export function createS3Client(settings: S3Settings, now: () => Date): S3Client {
  return async (ask) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await askOnce(settings, ask, now())
      } catch (error) {
        if (attempt === attempts || !mayPass(error)) throw error
        await wait(pauseMs * 2 ** attempt)
      }
    }
  }
}

async function askOnce(settings: S3Settings, { method, key, query, headers = {}, body = '' }: Ask, now: Date) {
  const url = addressOf(settings, key, query)
  const limit = new AbortController()
  // Until it begins to answer: what is read then may take as long as its reader does.
  const timer = setTimeout(() => limit.abort(new Error('the file store does not answer')), answerLimitMs)
  try {
    const answer = await fetch(url, {
      method,
      headers: signed({ method, url, headers, body }, settings, now),
      signal: limit.signal,
      redirect: 'manual',
      ...(method === 'PUT' || method === 'POST' ? { body } : {}),
    })
    if (!answer.ok) throw await refusalOf(answer)
    return answer
  } finally {
    clearTimeout(timer)
  }
}

function addressOf({ endpoint, bucket, style }: S3Settings, key = '', query: Record<string, string> = {}) {
  const url = new URL(endpoint)
  if (style === 'host') url.host = `${bucket}.${url.host}`
  url.pathname = style === 'host' ? `/${key}` : `/${bucket}/${key}`
  url.search = new URLSearchParams(query).toString()
  return url
}

async function refusalOf(answer: Response) {
  // HEAD has no body to tell more.
  const code = tagged(await answer.text(), 'Code')[0] ?? (answer.status === 404 ? 'NoSuchKey' : 'Unknown')
  return new S3Refused(answer.status, answer.status >= 500 ? 'Unavailable' : code)
}

function mayPass(error: unknown) {
  return !(error instanceof S3Refused) || errorCode(error) === 'Unavailable' || errorCode(error) === 'RequestTimeout'
}
