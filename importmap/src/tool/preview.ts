import { createHash } from 'node:crypto'
import { calls, canonicalJson, type Artifact, type Lang } from '@atrium/shared-utility/contract'
import { localTime } from './local-time.ts'
import { between } from './numbers.ts'
import { ask } from './deploy-call.ts'
import type { Outcome } from './outcome.ts'
import { uploadBuilt } from './release.ts'

type PreviewOptions = { folder: string; portal?: string; hours?: string; people?: string; lang: Lang }

/**
 * `atrium preview`: builds, uploads it under a version of its own, and makes a link that opens the portal with it. Nothing
 * is released, and the version of package.json stays free for the release.
 */
export async function preview({ folder, portal, hours, people, lang }: PreviewOptions): Promise<Outcome> {
  // Before anything is built or uploaded.
  between('people', people, 20)
  between('hours', hours, 10)
  const { asked, version, named, notes, uploaded } = await uploadBuilt({ folder, portal, lang }, versionOf)
  const wanted = { version, ...(hours !== undefined && { hours }), ...(people !== undefined && { seats: people }) }
  const made = await ask(asked, calls.addOwnPreview, wanted)
  const link = asked.portal + made.path
  return {
    isGood: true,
    lines: [
      ...notes,
      `Until ${localTime(made.expiresAt)} ${named} is seen by whoever opens this link and is signed in, ${counted(people)}.`,
      link,
    ],
    data: { slug: asked.slug, version, link, expiresAt: made.expiresAt, findings: uploaded.findings },
  }
}

function counted(people = '1') {
  return people === '1' ? 'one person' : `${people} people at most`
}

/** The same content is the same version. */
function versionOf(manifest: Artifact) {
  const hash = createHash('sha256').update(canonicalJson(manifest)).digest('hex')
  return `${manifest.version}-preview.${hash.slice(0, 8)}`
}
