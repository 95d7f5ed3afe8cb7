import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { findFile } from '../../../foundation/file/file/file-query.ts'
import { sameText } from '../../../foundation/process/secrets/secrets.ts'
import { originOf } from '../package/link.ts'
import { createReaders } from '../package/readers.ts'
import { bundleLimits } from './limits.ts'
import { findBundle } from './queries.ts'

const readers = createReaders()
const form = /^([a-z0-9]{1,32})-([a-z0-9]{1,9})-([a-z0-9]{1,32})-([\w-]{43})$/

/**
 * A link is all the authority that it needs: the machines that install a bundle have no session. It names its maker,
 * who answers for how many read by it.
 */
export async function linkBundle({ id }: CallParsed<'linkBundle'>, context: Context) {
  const { db, now } = context
  const row = await findBundle(db, id)
  if (row === undefined) throw new Problem('notFound')
  if (row.status !== 'ready') throw new Problem('bundleNotReady')
  const seconds = Math.ceil((now.getTime() + bundleLimits.linkMs) / 1000)
  const diff = { versionName: row.version }
  await recordAct(context, { action: 'linkBundle', targetKind: 'bundle', targetId: id, entId: null, diff })
  const named = { id, until: seconds.toString(36), by: sessionOf(context).userId }
  const url = `${originOf(context)}/d/bundle/${id}-${named.until}-${named.by}-${signatureOf(named, context)}`
  return { url, expiresAt: new Date(seconds * 1000).toISOString() }
}

/** The file of a link, until the link is out of time or the bundle is removed. */
export async function fetchBundle({ token }: CallParsed<'fetchBundle'>, context: Context) {
  const { db, now, services } = context
  const [, id = '', until = '', by = '', signature = ''] = form.exec(token) ?? []
  const isSigned = id !== '' && sameText(signature, signatureOf({ id, until, by }, context))
  if (!isSigned || Number.parseInt(until, 36) * 1000 <= now.getTime()) throw new Problem('linkNotValid')
  const row = await findBundle(db, id)
  if (row?.status !== 'ready' || row.file_id === null) throw new Problem('linkNotValid')
  const file = await findFile(db, row.file_id)
  if (file?.status !== 'stored') throw new Problem('fileMissing')
  return {
    name: `atrium-${row.version ?? ''}.zip`,
    type: file.media_type,
    sizeBytes: file.size_bytes,
    etag: `"${file.sha256 ?? ''}"`,
    openRange: (range: { first: number; last: number }) =>
      readers.read(by, { open: () => services.files.open(file, range), sent: () => undefined }),
  }
}

type LinkFacts = { id: string; until: string; by: string }

function signatureOf({ id, until, by }: LinkFacts, { services }: Pick<Context, 'services'>) {
  return services.secrets.mac(['link to a bundle', id, until, by].join('\n'))
}
