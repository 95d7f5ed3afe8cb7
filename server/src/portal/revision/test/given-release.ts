import { createHash } from 'node:crypto'
import type { Artifact } from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'
import { platform } from '../../../foundation/db/scope.ts'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { releaseParts } from '../release.ts'

type Options = { log?: Logger; now?: () => Date; environment?: Record<string, string>; tidies?: boolean }

/** A server that has registered a small build, as the product does. */
export async function startReleasing(options: Options = {}) {
  const portal = await makePortalFolder()
  const server = await startTestServer({ repositoryFolder: portal.folder, releases: true, ...options })
  return {
    server,
    folder: portal.folder,
    async close() {
      await server.close()
      await portal.remove()
    },
  }
}

/** A parcel of a team: one file, and one page. */
export function teamParcel(slug: string, version: string, change: Partial<Artifact> = {}) {
  const content = `System.register([], () => ({ execute() { /* ${slug} ${version} */ } }))\n`
  const title = { 'zh-CN': '团队', 'en-US': 'Team' }
  const name = `main.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.js`
  const manifest: Artifact = {
    slug,
    kind: 'parcel',
    version,
    files: {
      [name]: {
        integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
        bytes: Buffer.byteLength(content),
      },
    },
    entries: { [`@team/${slug}`]: name },
    imports: { [name]: [] },
    exports: {},
    css: [],
    declaration: {
      name: `@team/${slug}`,
      description: title,
      routes: [{ path: `/team/${slug}`, kind: 'default', title, open: false, public: false }],
    },
    ...change,
  }
  const read: (file: string) => Promise<Buffer> = async () => Buffer.from(content)
  return { manifest, name, content, read }
}

type TeamParcel = ReturnType<typeof teamParcel>

export async function recorded(
  { services }: Pick<TestServer, 'services'>,
  { manifest, read }: Pick<TeamParcel, 'manifest' | 'read'>,
) {
  const { id } = await services.artifacts.record({ manifest, read, by: { kind: 'token', id: 'token1' } })
  return id
}

/** A team releases a version. */
export async function released(server: Pick<TestServer, 'services'>, parcel: TeamParcel, expectedHead?: string) {
  const changes = { [parcel.manifest.slug]: await recorded(server, parcel) }
  return release(server, { changes, ...(expectedHead !== undefined && { expectedHead }) })
}

export function release(
  { services }: Pick<TestServer, 'services'>,
  asked: Pick<ReleaseInput, 'changes' | 'expectedHead'>,
) {
  const by = { kind: 'token', id: 'token1' } as const
  return services.tx(platform, (db) => releaseParts({ reason: 'a team', by, ...asked }, { db, now: new Date() }))
}

type ReleaseInput = Parameters<typeof releaseParts>[0]

/** Every revision, the first one first. */
export function revisionsOf({ services }: Pick<TestServer, 'services'>) {
  return services.tx(platform, (db) => db.selectFrom('map_revision').selectAll().orderBy('number').execute())
}
