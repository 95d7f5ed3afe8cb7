import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { platform } from '../../../../foundation/db/scope.ts'
import type { Db, Transact } from '../../../../foundation/db/tx.ts'
import type { Secrets } from '../../../../foundation/process/secrets/secrets.ts'
import { claimToken, deleteClaim, deleteToken, selectToken, upsertToken } from '../token-query.ts'
import { ProviderFailure } from './provider-failure.ts'
import type { App, FreshToken, TokenKind } from './provider.ts'

const spareMs = 300_000
const lookAgainMs = 100

/** `claimMs`: no fetch takes longer, so a process that has not finished by then never will. */
type Options = { tx: Transact; secrets: Secrets; now: () => Date; claimMs: number }
type Claim = { key: string; hash: Buffer }
type Wanted = { app: App; kind: TokenKind; fetchFresh: () => Promise<FreshToken> }

/**
 * The messengers give few tokens a day, so all processes share them. A process that finds none fetches one while the
 * others wait for it. No process holds a connection meanwhile: a messenger that does not answer would take them all.
 */
export function createTokens({ tx, secrets, now, claimMs }: Options) {
  const underWay = new Map<string, Promise<string>>()
  return {
    async find(wanted: Wanted): Promise<string> {
      const key = keyOf(wanted.app, wanted.kind)
      const known = await tx(platform, (db) => selectToken(db, { key, after: withSpare() }))
      if (known !== undefined) return secrets.open(known)
      return underWay.get(key) ?? start(key, wanted)
    },
    /** Removes a token that has ended early, unless it has been replaced already. */
    async forget({ app, kind, value }: { app: App; kind: TokenKind; value: string }) {
      await tx(platform, (db) => deleteToken(db, { key: keyOf(app, kind), hash: hashOf(value) }))
    },
  }

  function start(key: string, wanted: Wanted) {
    const running = fetchOnce(key, wanted).finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }

  async function fetchOnce(key: string, wanted: Wanted) {
    const hash = randomBytes(32)
    for (const giveUpAt = performance.now() + claimMs; performance.now() < giveUpAt; await pause(lookAgainMs)) {
      const known = await tx(platform, (db) => findOrClaim(db, { key, hash }))
      if (known === 'claimed') return fetchAndKeep({ key, hash }, wanted)
      if (known !== 'claimedByOther') return secrets.open(known.value)
    }
    throw new ProviderFailure('away', 'another process has waited for a token in vain')
  }

  async function findOrClaim(db: Db, { key, hash }: Claim) {
    const until = new Date(now().getTime() + claimMs)
    if (!(await claimToken(db, { key, hash, now: now(), until }))) return 'claimedByOther' as const
    // Looked for once it is claimed: until then another process may have fetched it.
    const value = await selectToken(db, { key, after: withSpare() })
    if (value === undefined) return 'claimed' as const
    await deleteClaim(db, { key, hash })
    return { value }
  }

  async function fetchAndKeep({ key, hash }: Claim, { fetchFresh }: Wanted) {
    try {
      const { value, seconds } = await fetchFresh()
      const expiresAt = new Date(now().getTime() + seconds * 1000)
      const fresh = { key, value: secrets.seal(value), hash: hashOf(value), expiresAt }
      await tx(platform, (db) => upsertToken(db, fresh))
      return value
    } finally {
      await tx(platform, (db) => deleteClaim(db, { key, hash }))
    }
  }

  function withSpare() {
    return new Date(now().getTime() + spareMs)
  }
}

export type Tokens = ReturnType<typeof createTokens>

// The secret is part of it: another secret gets tokens of its own.
function keyOf({ type, larkDomain, corpId, appId, secret }: App, kind: TokenKind) {
  return createHash('sha256').update([type, larkDomain, corpId, appId, secret, kind].join('|')).digest('hex')
}

function hashOf(value: string) {
  return createHash('sha256').update(value).digest()
}
