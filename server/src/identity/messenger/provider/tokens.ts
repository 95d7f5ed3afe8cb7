import { createHash } from 'node:crypto'
import { platform } from '../../../foundation/db/scope.ts'
import type { Transact } from '../../../foundation/db/tx.ts'
import type { Secrets } from '../../../foundation/secrets/secrets.ts'
import { deleteToken, lockToken, selectToken, upsertToken } from '../token-query.ts'
import type { App, FreshToken, TokenKind } from './provider.ts'

const spareMs = 300_000

type Options = { tx: Transact; secrets: Secrets; now: () => Date }
type Wanted = { app: App; kind: TokenKind; fetchFresh: () => Promise<FreshToken> }

/**
 * The messengers give few tokens a day, so all processes share them. Whoever finds none fetches one while the others
 * wait for it; in one process they wait without a connection of their own.
 */
export function createTokens({ tx, secrets, now }: Options) {
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

  function fetchOnce(key: string, { fetchFresh }: Wanted) {
    return tx(platform, async (db) => {
      await lockToken(db, key)
      const known = await selectToken(db, { key, after: withSpare() })
      if (known !== undefined) return secrets.open(known)
      const { value, seconds } = await fetchFresh()
      const expiresAt = new Date(now().getTime() + seconds * 1000)
      await upsertToken(db, { key, value: secrets.seal(value), hash: hashOf(value), expiresAt })
      return value
    })
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
