import { deployTokenPrefix, platformTokenPrefix, type TokenAccess } from '@atrium/shared-utility/contract'
import type { Context } from '../../foundation/call/context/context.ts'
import type { Deployer } from '../../foundation/call/context/deployer.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Db, Transact } from '../../foundation/db/tx.ts'
import { findToken, noteUse } from './queries.ts'
import { stateOf } from './row.ts'

/** The deployer who brings a token; or why it is worth nothing, and which one it was: told to operators alone. */
export type FoundDeployer =
  | { status: 'live'; deployer: Deployer }
  | { status: 'refused'; reason: 'tokenUnknown' | 'tokenExpired' | 'tokenRevoked'; deployer: Deployer | null }

type TokenHeader = { authorization: string | undefined; access: TokenAccess; ip: string; now: Date; tx: Transact }

// Which kind it is the database says: tokens of the platform that were made before began like those of teams.
const bearer = new RegExp(`^[Bb]earer ((?:${deployTokenPrefix}|${platformTokenPrefix})[\\w-]{43})$`)
const minuteMs = 60_000

/** The deployer whose token the header of a request brings. A token for other calls counts as unknown. */
export async function findDeployer({ authorization, access, ip, now, tx }: TokenHeader): Promise<FoundDeployer> {
  const [, token] = bearer.exec(authorization ?? '') ?? []
  if (token === undefined) return unknown
  return tx(platform, (db) => look(db, { token, access, ip, now }))
}

/** The deployer whose token comes beside another one, in the body. It is checked like a token in the header. */
export function findBeside(token: string, { db, visitor, now }: Pick<Context, 'db' | 'visitor' | 'now'>) {
  return look(db, { token, access: 'deployToken', ip: visitor.ip, now })
}

export const unknown: FoundDeployer = { status: 'refused', reason: 'tokenUnknown', deployer: null }

type Looked = Omit<TokenHeader, 'authorization' | 'tx'> & { token: string }

async function look(db: Db, { token, access, ip, now }: Looked): Promise<FoundDeployer> {
  const row = await findToken(db, token)
  if (row === undefined || (row.parcel === null) !== (access === 'platformToken')) return unknown
  const { id: tokenId, parcel, label, expires_at: expiresAt, last_used_at: usedAt, last_used_from: usedFrom } = row
  const deployer = { tokenId, parcel, label, expiresAt, madeBy: row.created_by }
  const state = stateOf(row, now)
  if (state === 'revoked' || state === 'unbacked') return { status: 'refused', reason: 'tokenRevoked', deployer }
  if (state === 'expired') return { status: 'refused', reason: 'tokenExpired', deployer }
  const isOld = usedAt === null || now.getTime() - usedAt.getTime() > minuteMs
  if (isOld || usedFrom !== ip) await noteUse(db, { id: tokenId, ip, now })
  return { status: 'live', deployer }
}
