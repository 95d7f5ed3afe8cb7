import { Problem, type CallParsed, type passkeyCalls } from '@atrium/shared-utility/contract'
import { sessionOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { removeFactor } from '../two-step/change-factors.ts'
import { inPlatformScope } from '../../../foundation/call/context/in-platform-scope.ts'
import { addPasskey, beginPasskey } from './add.ts'
import { beginPasskeyCheck, checkPasskey } from './check.ts'
import { listOwn, remove, rename } from './queries.ts'
import { findRelyingParty } from '../../people/person/relying-party.ts'
import { beginPasskeySignIn, signInByPasskey } from './sign-in.ts'

export const passkeyHandlers: Handlers<typeof passkeyCalls> = {
  beginPasskeySignIn,
  signInByPasskey,
  listPasskeys: inPlatformScope(listPasskeys),
  beginPasskey: inPlatformScope(beginPasskey),
  addPasskey: inPlatformScope(addPasskey),
  beginPasskeyCheck: inPlatformScope(beginPasskeyCheck),
  checkPasskey: inPlatformScope(checkPasskey),
  renamePasskey: inPlatformScope(renamePasskey),
  deletePasskey: inPlatformScope(deletePasskey),
}

async function listPasskeys(_input: CallParsed<'listPasskeys'>, context: Context) {
  const passkeys = await listOwn(context.db, sessionOf(context).userId)
  return {
    isOffered: findRelyingParty(context.config) !== null,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
  }
}

async function renamePasskey({ id, name }: CallParsed<'renamePasskey'>, context: Context) {
  if (!(await rename(context.db, { userId: sessionOf(context).userId, id, name }))) throw new Problem('notFound')
  return {}
}

async function deletePasskey({ id }: CallParsed<'deletePasskey'>, context: Context) {
  const { userId } = sessionOf(context)
  await removeFactor(
    { kind: 'passkey', action: 'deletePasskey', remove: () => remove(context.db, { userId, id }) },
    context,
  )
  return {}
}
