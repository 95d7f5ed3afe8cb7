import { setTimeout as wait } from 'node:timers/promises'
import type { S3Settings } from '../../../process/config/files.ts'
import { textOf } from './answer.ts'
import { signed } from './sign.ts'
import { wordsOf } from './words.ts'
import { tagged } from './xml.ts'

type Ask = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD'
  /** Without one the bucket itself is asked. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Buffer | string
  /** The asker reads the answer itself, at its own pace. Any other is read at once, and is a text. */
  isRead?: true
}

export type S3Answer = { status: number; headers: Headers; text: string; answer: Response }
export type S3Client = (ask: Ask) => Promise<S3Answer>
export type S3Limits = {
  /** How long the store may take for an answer, and be silent in the middle of one. */
  answerLimitMs: number
  /** Before it is asked again; each time twice as long. */
  pauseMs: number
}

/** What the store answered instead. `code` is S3's own, such as NoSuchKey. */
export class S3Refused extends Error {
  override readonly name = 'S3Refused'
  readonly code: string
  readonly status: number
  constructor(status: number, code: string) {
    super(wordsOf(status, code))
    this.code = code
    this.status = status
  }
}

export const usualLimits: S3Limits = { answerLimitMs: 20_000, pauseMs: 200 }
export const attempts = 3
/** A file that was damaged on its way is whole the next time, or the failure is told. */
const damaged: ReadonlySet<string> = new Set(['BadDigest', 'RequestTimeout', 'XAmzContentSHA256Mismatch'])

/** Calls an S3-compatible store. A failure that may pass is tried again: every request may be made twice. */
export function createS3Client(settings: S3Settings, { now, ...limits }: S3Limits & { now: () => Date }): S3Client {
  return async (ask) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await askOnce({ ...settings, ...limits }, ask, now())
      } catch (error) {
        if (attempt === attempts || !mayPass(error)) throw error
        await wait(limits.pauseMs * 2 ** attempt)
      }
    }
  }
}

type Bucket = S3Settings & S3Limits

async function askOnce(place: Bucket, { method, key, query, headers = {}, body = '', isRead }: Ask, now: Date) {
  const url = addressOf(place, key, query)
  const limit = new AbortController()
  // A file may take as long as its reader does, once it has begun to come.
  const timer = setTimeout(() => limit.abort(new Error('the file store does not answer')), place.answerLimitMs)
  try {
    const answer = await fetch(url, {
      method,
      headers: signed({ method, url, headers, body }, place, now),
      signal: limit.signal,
      redirect: 'manual',
      ...(method === 'PUT' || method === 'POST' ? { body } : {}),
    })
    if (!answer.ok) throw await refusalOf(answer)
    return { status: answer.status, headers: answer.headers, text: isRead ? '' : await textOf(answer), answer }
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
  const code = tagged(await textOf(answer), 'Code')[0] ?? (answer.status === 404 ? 'NoSuchKey' : 'Unknown')
  return new S3Refused(answer.status, code)
}

function mayPass(error: unknown) {
  return !(error instanceof S3Refused) || error.status >= 500 || damaged.has(error.code)
}
