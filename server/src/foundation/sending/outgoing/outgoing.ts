import { lookup } from 'node:dns'
import type { Agent, fetch as fetchOf, RequestInit } from 'undici'
import { isAllowedAddress, isAllowedUrl, type OutgoingRule } from './address.ts'
import { guardedLookup, type Resolve } from './guarded-lookup.ts'
import { OutgoingRefused } from './refused.ts'

/** Calls servers of other parties. Refuses addresses that are not public, follows no redirect, and soon gives up. */
export type Outgoing = {
  fetch(url: string, init?: OutgoingInit): Promise<Response>
  /** Whether a URL may be called at all, for a refusal at the field where it was typed. */
  allows(url: URL): boolean
}

type OutgoingInit = Pick<RequestInit, 'method' | 'headers' | 'body' | 'signal'>

const connectLimitMs = 4_000
const answerLimitMs = 8_000
const maxAnswerBytes = 1_000_000

/** `resolve` is the system's own, except in tests. */
export function createOutgoing(rule: OutgoingRule, resolve: Resolve = lookup): Outgoing {
  const client = createClient(rule, resolve)
  return {
    allows: (url) => isAllowedUrl(url, rule),
    async fetch(url, init = {}) {
      if (!isAllowedUrl(new URL(url), rule)) throw new OutgoingRefused('this address is not called')
      const signals = [AbortSignal.timeout(answerLimitMs), ...(init.signal ? [init.signal] : [])]
      const { fetch, agent } = await client()
      // A redirect is an answer like any other: following it could lead where this address may not.
      const answer = await fetch(url, {
        ...init,
        redirect: 'manual',
        dispatcher: agent,
        signal: AbortSignal.any(signals),
      })
      return responseOf(answer)
    },
  }
}

/** Loaded with the first call: many a portal calls no server. A caller that calls meanwhile gets the same agent. */
function createClient(rule: OutgoingRule, resolve: Resolve) {
  let agent: Agent | undefined
  return async () => {
    const undici = await import('undici')
    agent ??= new undici.Agent({
      connect: {
        lookup: guardedLookup((address) => isAllowedAddress(address, rule), resolve),
        timeout: connectLimitMs,
      },
      headersTimeout: answerLimitMs,
      bodyTimeout: answerLimitMs,
      maxResponseSize: maxAnswerBytes,
    })
    return { fetch: undici.fetch, agent }
  }
}

// The package has a class of its own; the reader of the answer expects the one of the platform.
async function responseOf(answer: Awaited<ReturnType<typeof fetchOf>>) {
  const { status, headers } = answer
  const body = status === 204 || status === 304 ? null : await answer.text()
  return new Response(body, { status, headers: [...headers] })
}

declare module '../../call/context/services.ts' {
  interface Services {
    outgoing: Outgoing
  }
}
