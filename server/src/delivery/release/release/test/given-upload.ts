import { createHash } from 'node:crypto'
import type { Artifact } from '@atrium/shared-utility/contract'
import { zipOf } from '../../../../foundation/file/reader/zip-of.ts'
import type { givenDeployer } from '../../../deploy-token/test/given-deployer.ts'
import { manifestName } from '../reading/examine.ts'

type Deployer = Pick<Awaited<ReturnType<typeof givenDeployer>>, 'slug' | 'team' | 'paths' | 'machine'>
type ParcelOwner = Omit<Deployer, 'machine'> & Partial<Deployer>

/** A version of a team's parcel: one file, and one page at the first of its paths. */
export function aVersion({ slug, team, paths }: ParcelOwner, version: string, change: Partial<Artifact> = {}) {
  const content = `System.register([],function(e,t){"use strict";return{setters:[],execute:function(){e("mount","${slug} ${version}")}}})`
  const file = `main.${createHash('sha256').update(content).digest('hex').slice(0, 12)}.js`
  const name = `@${team}/${slug}`
  const title = { 'zh-CN': '团队', 'en-US': 'Team' }
  const manifest: Artifact = {
    slug,
    kind: 'parcel',
    version,
    files: { [file]: { integrity: integrityOf(content), bytes: Buffer.byteLength(content) } },
    entries: { [name]: file },
    imports: { [file]: [] },
    exports: { [name]: ['bootstrap', 'mount', 'unmount'] },
    css: [],
    declaration: {
      name,
      description: title,
      routes: [{ path: `${paths[0] ?? ''}/home`, kind: 'default', title, open: false, public: false }],
    },
    ...change,
  }
  return { manifest, files: { [file]: content } }
}

type Version = { manifest: unknown; files: Record<string, string> }

/** The archive as a team's tool packs it. */
export async function packed({ manifest, files: others }: Version) {
  const files = { [manifestName]: JSON.stringify(manifest) ?? '', ...others }
  return new Uint8Array(await zipOf(Object.entries(files)))
}

export async function uploaded(deployer: Deployer, version: string) {
  const content = await packed(aVersion(deployer, version))
  return deployer.machine.call('uploadArtifact', {}, { content })
}

/** Uploads a version and puts it in force. */
export async function releasedBy(deployer: Deployer, version: string) {
  await uploaded(deployer, version)
  return deployer.machine.call('releaseOwnParcel', { version })
}

function integrityOf(content: string) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
