import type { Artifact } from '@atrium/shared-utility/contract'
import { platform } from '../../../../foundation/db/scope.ts'
import { script } from '../../../../test/portal-fixture.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { selectArtifacts } from '../../../../portal/artifact/artifact-query.ts'
import { aVersion } from '../../release/test/given-upload.ts'
import { revisionsOf } from '../../../../portal/revision/test/given-release.ts'

type Page = NonNullable<Artifact['declaration']>['routes'][number]

/** A kind of artifact that a person or a token may want to put in force. */
export type Kind = {
  is: string
  slug: string
  team: 'atrium' | 'rockets'
  isForTwo: boolean
  /** The page of a parcel. */
  page?: Partial<Page>
}

const own = { team: 'atrium', isForTwo: true } as const
const ofTeam = { team: 'rockets', slug: 'orders' } as const

/** In the small portal of the tests `sign-in` has the public page, and `workbench` none. */
export const kinds: readonly Kind[] = [
  { ...own, is: 'the shared set', slug: 'shared' },
  { ...own, is: 'the scripts of the page', slug: 'boot' },
  { ...own, is: 'the shell', slug: 'shell' },
  { ...own, is: 'an own parcel with a public page', slug: 'sign-in', page: { kind: 'noLogin', public: true } },
  { ...own, is: 'an own parcel that had a public page', slug: 'sign-in' },
  { ...own, is: 'an own parcel that gets a public page', slug: 'workbench', page: { public: true } },
  { ...own, is: 'an own parcel with a page that asks for a factor', slug: 'account', page: { kind: 'noLogin' } },
  { ...own, is: 'an own parcel with a page of an update', slug: 'maintenance', page: { kind: 'maintenance' } },
  { ...own, is: 'an own parcel at a path without a sign-in', slug: 'fresh', page: { path: '/appDetail/:id' } },
  { ...own, is: 'an own parcel without such a page', slug: 'workbench', isForTwo: false },
  { ...ofTeam, is: 'a team’s parcel', isForTwo: false },
  { ...ofTeam, is: 'a team’s parcel with a public page', isForTwo: true, page: { public: true } },
]

const title = { 'zh-CN': '页', 'en-US': 'Page' }
const isCore = ({ slug }: Kind) => ['shared', 'boot', 'shell'].includes(slug)

/** A new version of this kind, which is kept and in force nowhere. */
export async function aVersionOf(server: TestServer, kind: Kind, version: string) {
  const made = isCore(kind) ? await ofCore(server, kind, version) : ofParcel(kind, version)
  const read = async (name: string) => Buffer.from(made.files[name] ?? script)
  const by = { kind: 'token', id: 'token1' } as const
  const { id } = await server.services.artifacts.record({ manifest: made.manifest, read, by })
  return { slug: kind.slug, id, version, ...made }
}

export type MadeVersion = Awaited<ReturnType<typeof aVersionOf>>

function ofParcel({ slug, team, page = {} }: Kind, version: string) {
  const route = { path: `/${slug}/page`, kind: 'default' as const, title, open: false, public: false, ...page }
  const declaration = { name: `@${team}/${slug}`, description: title, routes: [route] }
  return aVersion({ slug, team, paths: [] }, version, { declaration })
}

/** The part as it is in force, with one more file. */
async function ofCore(server: TestServer, { slug }: Kind, version: string) {
  const id = (await revisionsOf(server)).at(-1)?.entries[slug] ?? ''
  const [before] = await server.services.tx(platform, (db) => selectArtifacts(db, [id]))
  if (before === undefined) throw new Error(`${slug} is not in force`)
  const { manifest, files } = ofParcel({ slug, team: 'atrium', is: '', isForTwo: true }, version)
  const changed = { ...before.manifest, version, files: { ...before.manifest.files, ...manifest.files } }
  return { manifest: changed, files: { ...filesOf(before.manifest), ...files } }
}

function filesOf({ files }: Artifact): Record<string, string> {
  return Object.fromEntries(Object.keys(files).map((name) => [name, script]))
}
