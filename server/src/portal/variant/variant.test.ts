import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Problem } from '@atrium/shared-utility/contract'
import { pino } from 'pino'
import type { Entries } from '../artifact/tables.ts'
import { until } from '../../test/until.ts'
import type { TestServer } from '../../test/test-server.ts'
import { createPortal } from '../page/boot/portal.ts'
import { createDeploy } from '../revision/deploy.ts'
import { recorded, release, released, startReleasing, teamParcel } from '../revision/test/given-release.ts'
import { createVariants, type VariantSource } from './variants.ts'

let stage: Awaited<ReturnType<typeof startReleasing>>
let server: TestServer
beforeAll(async () => {
  stage = await startReleasing()
  server = stage.server
})
afterAll(() => stage.close())

const log = pino({ level: 'silent' })
const nobody = { entId: null, session: null }

/** The portal of a process of its own. */
function portalHere() {
  const { tx, artifacts } = server.services
  const parts = { tx, artifacts, dataFolder: stage.folder, repositoryFolder: stage.folder, log, now: () => new Date() }
  return createPortal({ repositoryFolder: stage.folder, log, deploy: createDeploy(parts) })
}

function portalWith(...sources: VariantSource[]) {
  const portal = portalHere()
  return { portal, portalFor: createVariants({ portal, sources, log }) }
}

async function versionShown(entries: Entries, name = '@team/varied') {
  const { portalFor } = portalWith(() => entries)
  const shown = await portalFor(nobody)
  return shown?.build.parcels.find(({ declaration }) => declaration.name === name)?.version
}

test('a person with another version in place of the one in force gets that one, with all that goes with it', async () => {
  await released(server, teamParcel('varied', '1.0.0'))
  const newer = teamParcel('varied', '2.0.0')
  const { portal, portalFor } = portalWith(({ entId }): Entries => (entId === 'acme1' ? { varied: id } : {}))
  const id = await recorded(server, newer)
  const [shown, inForce] = [await portalFor({ entId: 'acme1', session: null }), await portal.read()]
  expect(shown?.build.revision).not.toBe(inForce?.build.revision)
  expect(shown?.build.importMap.imports['@team/varied']).toBe(`/assets/parcels/varied/${newer.name}`)
  expect(await portalFor({ entId: 'other1', session: null })).toBe(inForce)
  expect(await portalFor({ entId: 'acme1', session: null })).toBe(shown)
})

test('the file map of a variant is found by a process that has never shown it', async () => {
  const { portalFor } = portalWith(() => ({ varied: id }))
  const id = await recorded(server, teamParcel('varied', '3.0.0'))
  const url = (await portalFor(nobody))?.build.fileMap.url ?? ''
  expect(await portalHere().fileMap(url)).not.toBeNull()
  expect(await portalHere().fileMap('/assets/map/files.AAAAAAAA.json')).toBeNull()
})

test('of two overrides of a parcel the later one counts, and one that cannot be read holds no page up', async () => {
  const [first, second] = [
    await recorded(server, teamParcel('varied', '4.0.0')),
    await recorded(server, teamParcel('varied', '5.0.0')),
  ]
  const silent = () => Promise.reject(new Error('cannot say'))
  const { portalFor } = portalWith(
    () => ({ varied: first }),
    silent,
    () => ({ varied: second }),
  )
  const shown = await portalFor(nobody)
  expect(shown?.build.parcels.find(({ version }) => version === '5.0.0')).toBeDefined()
})

test('what does not fit the portal that is in force is not shown, and a parcel that is new to it is', async () => {
  const title = { 'zh-CN': '抢', 'en-US': 'Taker' }
  const routes = [{ path: '/team/varied', kind: 'default' as const, title, open: false, public: false }]
  const declaration = { name: '@team/taker', description: title, routes }
  const taker = await recorded(server, teamParcel('taker', '1.0.0', { declaration }))
  expect(await versionShown({ taker }, '@team/taker')).toBeUndefined()
  expect(await versionShown({ varied: 'no-such-artifact' })).toBe('1.0.0')
  const fresh = await recorded(server, teamParcel('fresh', '1.0.0'))
  expect(await versionShown({ fresh }, '@team/fresh')).toBe('1.0.0')
})

test('what could not be composed in a busy moment is composed the next time', async () => {
  const { tx, artifacts } = server.services
  const parts = { tx, artifacts, dataFolder: stage.folder, repositoryFolder: stage.folder, log, now: () => new Date() }
  const deploy = createDeploy(parts)
  const busy = [new Problem('overloaded', { seconds: 1 })]
  const variant: typeof deploy.variant = async (...asked) => {
    const error = busy.pop()
    if (error) throw error
    return deploy.variant(...asked)
  }
  const portal = createPortal({ repositoryFolder: stage.folder, log, deploy: { ...deploy, variant } })
  const entries = { varied: await recorded(server, teamParcel('varied', '5.5.0')) }
  const versions = async () => (await portal.read(entries))?.build.parcels.map(({ version }) => version)
  expect(await versions()).not.toContain('5.5.0')
  expect(await versions()).toContain('5.5.0')
})

test('a release to everybody goes on beside a variant of another parcel', async () => {
  const { portalFor } = portalWith(() => ({ varied: id }))
  const id = await recorded(server, teamParcel('varied', '6.0.0'))
  const shown = async () => (await portalFor(nobody))?.build.parcels.map(({ version }) => version)
  expect(await shown()).toContain('6.0.0')
  await release(server, { changes: { beside: await recorded(server, teamParcel('beside', '7.0.0')) } })
  await until(async () => (await shown())?.includes('7.0.0') === true)
  expect(await shown()).toContain('6.0.0')
})
