import { sign } from 'node:crypto'
import { canonicalJson, type Artifact } from '@atrium/shared-utility/contract'
import { platform } from '../../../../foundation/db/scope.ts'
import { zipOf } from '../../../../foundation/file/reader/zip-of.ts'
import { revisionFormat } from '../../../../operation/package/bundle/reading/manifest.ts'
import { filesFolder, manifestName, signatureName } from '../../../../operation/package/bundle/reading/read-bundle.ts'
import { aManifest, type givenSigner } from '../../../../operation/package/bundle/test/given-bundle.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { selectArtifacts } from '../../../../portal/artifact/artifact-query.ts'
import { readArchive } from '../../../../portal/artifact/read-archive.ts'
import { revisionsOf } from '../../../../portal/revision/test/given-release.ts'

type Part = { manifest: Artifact; files: Record<string, string> }

/** A bundle of the portal's parts, and these besides, signed with this key. */
export async function givenRevision(server: TestServer, more: readonly Part[], by: ReturnType<typeof givenSigner>) {
  const files: Record<string, string> = Object.fromEntries(
    [...(await partsOf(server)), ...more].flatMap(({ manifest, files: own }) => [
      [`${manifest.slug}/artifact.json`, canonicalJson(manifest)],
      ...Object.entries(own).map(([name, text]) => [`${manifest.slug}/${name}`, text]),
    ]),
  )
  const said = Buffer.from(JSON.stringify({ ...aManifest(files), format: revisionFormat }))
  const signed: [string, Buffer][] = [
    [manifestName, said],
    [signatureName, sign(null, said, by.privateKey)],
  ]
  for (const [path, text] of Object.entries(files)) signed.push([filesFolder + path, Buffer.from(text)])
  return zipOf(signed)
}

async function partsOf(server: TestServer): Promise<Part[]> {
  const { tx, files } = server.services
  const entries = (await revisionsOf(server)).at(-1)?.entries ?? {}
  const made = await tx(platform, (db) => selectArtifacts(db, Object.values(entries)))
  const reader = { tx, files, now: () => new Date() }
  return Promise.all(
    made.map(async (one) => {
      const read = [...(await readArchive(reader, one))].map(([name, bytes]) => [name, bytes.toString()])
      return { manifest: one.manifest, files: Object.fromEntries(read) }
    }),
  )
}
