import { Readable } from 'node:stream'
import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { findFile } from '../../../foundation/file/file/file-query.ts'
import { sameText } from '../../../foundation/process/secrets/secrets.ts'
import { installManifest } from './install-manifest.ts'
import { originOf, signatureOf } from './link.ts'
import { findLink, has, noteSent, noteUse } from './link-query.ts'
import { createReaders } from './readers.ts'

const readers = createReaders()

/** The file of a link. Each piece that is sent is counted, so that the figures say what was really fetched. */
export async function fetchPackage({ token }: CallParsed<'fetchPackage'>, context: Context) {
  const { services, visitor, now } = context
  const { link, file } = await opened(token, context)
  return {
    name: file.name,
    type: file.media_type,
    sizeBytes: file.size_bytes,
    etag: `"${file.sha256 ?? ''}"`,
    openRange: async (range: { first: number; last: number }) => {
      // Not before: a caller who looks how large it is has fetched nothing.
      const use = { ip: visitor.ip, userAgent: visitor.userAgent, now }
      await services.tx(platform, (own) => noteUse(own, link.id, use))
      return readers.read(link.created_by, {
        open: () => services.files.open(file, range),
        // No request waits for it, and a figure that is lost once is no harm.
        sent: (bytes) => void services.tx(platform, (own) => noteSent(own, link.id, { ...range, bytes })).catch(lost),
      })
    },
  }
}

const lost = () => undefined

export async function getInstallManifest({ token }: CallParsed<'getInstallManifest'>, context: Context) {
  const { link } = await opened(token, context)
  if (link.platform !== 'ipa' || link.package_name === null) throw new Problem('linkNotValid')
  const text = installManifest({
    url: `${originOf(context)}/d/${token}`,
    bundle: link.package_name,
    version: link.version_name ?? link.version_code ?? '1',
    title: link.label ?? link.package_name,
  })
  const open = async () => ({ rows: 0, isCut: false, body: Readable.from([text]) })
  return { name: 'manifest.plist', type: 'text/xml; charset=utf-8', open }
}

/**
 * Throws the same for a changed letter, a link out of time, a package taken from its enterprise, and a withdrawn one.
 */
async function opened(token: string, context: Context) {
  const { db, now } = context
  const [, id = '', signature = ''] = /^([a-z0-9]{20})([\w-]{43})$/.exec(token) ?? []
  const link = await findLink(db, id)
  if (link === undefined || !sameText(signature, signatureOf(link, context)) || link.expires_at <= now)
    throw new Problem('linkNotValid')
  if (link.ent_id !== null && !(await isStillTheirs(link, link.ent_id, context))) throw new Problem('linkNotValid')
  const file = link.file_id === null ? undefined : await findFile(db, link.file_id)
  if (file?.status !== 'stored' || (file.expires_at !== null && file.expires_at <= now))
    throw new Problem('fileMissing')
  return { link, file }
}

type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>

async function isStillTheirs({ status, package_id: id, to_all }: Link, entId: string, { db, now }: Context) {
  return status === 'published' && has(db, { id, to_all, entId, now })
}
