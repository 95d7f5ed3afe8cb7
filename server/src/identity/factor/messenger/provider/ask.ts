import { z } from 'zod'
import type { Aside } from '../../../../foundation/db/aside.ts'
import { ProviderFailure } from './provider-failure.ts'

type Question = {
  host: string
  path: string
  query?: Record<string, string>
  /** Makes it a POST. */
  json?: Record<string, unknown>
  headers?: Record<string, string>
}

export type Reply = { status: number; body: Record<string, unknown> }
export type Ask = (question: Question) => Promise<Reply>

const maxBytes = 64 * 1024
const fields = z.record(z.string(), z.unknown())

type Options = { addressOf: (host: string) => string; timeoutMs: number; budget: AbortSignal; aside: Aside }

/**
 * Asks a messenger. No redirects, 64 KB at most, `timeoutMs` until the answer begins and `budget` for all of it.
 * Whatever is not JSON, and every 429 or 5xx, counts as no answer.
 */
export function createAsk({ addressOf, timeoutMs, budget, aside }: Options): Ask {
  return async ({ host, path, query, json, headers }) => {
    aside('a messenger')
    const url = new URL(addressOf(host) + path)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    const impatient = new AbortController()
    const timer = setTimeout(() => impatient.abort(), timeoutMs)
    try {
      const response = await fetch(url, {
        redirect: 'manual',
        signal: AbortSignal.any([budget, impatient.signal]),
        headers: { accept: 'application/json', ...(json && { 'content-type': 'application/json' }), ...headers },
        ...(json && { method: 'POST', body: JSON.stringify(json) }),
      })
      clearTimeout(timer)
      return { status: response.status, body: await readBody(response) }
    } catch (error) {
      if (error instanceof ProviderFailure) throw error
      // The cause names the address, and that holds tokens: only its kind goes on.
      throw new ProviderFailure('away', error instanceof Error ? error.name : 'unreachable', { isSilent: true })
    } finally {
      clearTimeout(timer)
    }
  }
}

async function readBody(response: Response) {
  const { status } = response
  if (status === 429 || status >= 500 || (status >= 300 && status < 400)) {
    await response.body?.cancel()
    throw new ProviderFailure('away', `HTTP ${status}`)
  }
  const parsed = fields.safeParse(parse(await readText(response)))
  if (!parsed.success) throw new ProviderFailure('away', 'not an object')
  return parsed.data
}

async function readText(response: Response) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    // Leaving the loop gives the rest of the answer up.
    if (size > maxBytes) throw new ProviderFailure('away', 'too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ProviderFailure('away', 'not JSON')
  }
}

/** A person's id at the messenger, kept as it is: never cut or tidied, or two people could become one. */
export const foreignId = z.string().regex(/^[^\p{Cc}\p{Cs}]{1,255}$/u)
/** An id that a messenger may leave out, or send as an empty text. */
export const foreignIdOrNone = foreignId.or(z.literal('')).optional()

/** What a reply must hold; a reply without it counts as no answer, whatever its status says. */
export function expectIn<T extends z.ZodType>(body: unknown, schema: T): z.output<T> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new ProviderFailure('away', 'a field is missing')
  return parsed.data
}
