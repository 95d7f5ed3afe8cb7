import type { BundleRow } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { installedVersion } from './installed.ts'
import { findOneBundle } from './list-query.ts'
import { bundleRowOf } from './row.ts'

/** The installed release, the keys whose signatures count, and the caller's language. */
export async function askedIn({ config: { updateKeys }, lang }: Pick<Context, 'config' | 'lang'>) {
  return { installed: await installedVersion(), updateKeys, lang }
}

/** A bundle as it is now; null where there is none. */
export async function bundleNow(id: string | null, context: Context): Promise<BundleRow | null> {
  const row = id === null ? undefined : await findOneBundle(context.db, id)
  return row === undefined ? null : bundleRowOf(row, await askedIn(context))
}
