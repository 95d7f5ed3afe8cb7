import { createHash } from 'node:crypto'
import { calls, canonicalJson, type Artifact, type Lang } from '@atrium/shared-utility/contract'
import { ask } from './deploy-call.ts'
import type { Outcome } from './outcome.ts'
import { uploadBuilt } from './release.ts'

type PreviewOptions = { folder: string; portal?: string; hours?: string; people?: string; lang: Lang }

/**
 * `atrium preview`: builds, uploads it under a version of its own, and makes a link that opens the portal with it. Nothing
 * is released, and the version of package.json stays free for the release.
 */
export async function preview({ folder, portal, hours, people, lang }: PreviewOptions): Promise<Outcome> {
  const { asked, version, named, notes, uploaded } = await uploadBuilt({ folder, portal, lang }, versionOf)
  const wanted = { version, ...(hours !== undefined && { hours }), ...(people !== undefined && { seats: people }) }
  const made = await ask(asked, calls.addOwnPreview, wanted)
  const link = asked.portal + made.path
  return {
    isGood: true,
    lines: [
      ...notes,
      `Until ${made.expiresAt} ${named} is seen by whoever opens this link, signed in; so many may: ${people ?? '1'}.`,
      link,
    ],
    data: { slug: asked.slug, version, link, expiresAt: made.expiresAt, findings: uploaded.findings },
  }
}

/** The same content is the same version. */
function versionOf(manifest: Artifact) {
  const hash = createHash('sha256').update(canonicalJson(manifest)).digest('hex')
  return `${manifest.version}-preview.${hash.slice(0, 8)}`
}
