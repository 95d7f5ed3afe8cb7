import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { callsModule, type Artifact } from '@atrium/shared-utility/contract'
import type { TestServer } from '../../test/test-server.ts'
import { approvedRelease } from '../../delivery/release/proposal/test/given-operators.ts'
import { recorded, released, revisionsOf, startReleasing, teamParcel } from './test/given-release.ts'

let stage: Awaited<ReturnType<typeof startReleasing>>
let server: TestServer
beforeAll(async () => {
  stage = await startReleasing()
  server = stage.server
})
afterAll(() => stage.close())

type Offered = { react: string; names: string[]; kit?: string }

async function shareAnew(version: string, { react, names, kit }: Offered) {
  const { name, manifest, read } = teamParcel('shared', version)
  const { declaration: _none, ...rest } = manifest
  const shared: Artifact = {
    ...rest,
    kind: 'shared',
    entries: { react: name, [callsModule]: name },
    exports: { react: names },
    dependencies: { react, ...(kit !== undefined && { '@atrium/shared-utility': kit }) },
  }
  return approvedRelease(server, { shared: await recorded(server, { manifest: shared, read }) })
}

test('a shared set that breaks the range or the names of a parcel is refused, and says whose', async () => {
  await shareAnew('1.1.0', { react: '19.4.0', names: ['useState', 'use'] })
  await released(server, teamParcel('orders', '1.0.0', { needs: { react: '^19.2.0' }, uses: { react: ['use'] } }))
  await released(server, teamParcel('stock', '1.0.0', { needs: { react: '19.4.x' } }))
  const before = (await revisionsOf(server)).length
  await expect(shareAnew('2.0.0', { react: '20.0.0', names: ['useState', 'use'] })).rejects.toMatchObject({
    code: 'releaseRangeBroken',
    params: { parcels: 'orders (react ^19.2.0, 20.0.0), stock (react 19.4.x, 20.0.0)' },
  })
  await expect(shareAnew('1.1.1', { react: '19.4.1', names: ['useState'] })).rejects.toMatchObject({
    code: 'releaseNameMissing',
    params: { slug: 'orders', from: 'react', name: 'use' },
  })
  expect(await revisionsOf(server)).toHaveLength(before)
  await shareAnew('1.2.0', { react: '19.4.2', names: ['useState', 'use', 'useNew'] })
})

test('a parcel whose range the shared set left since it came is refused', async () => {
  const late = teamParcel('late', '1.0.0', { needs: { react: '~18.3.0' } })
  await expect(released(server, late)).rejects.toMatchObject({ code: 'releaseRangeBroken' })
})

test('a parcel that was built with a kit of 0 or 1 stays through every minor version, and the next major one names it (R13)', async () => {
  const react = { react: '19.4.2', names: ['useState', 'use', 'useNew'] }
  await shareAnew('1.3.0', { ...react, kit: '0.1.0' })
  await released(server, teamParcel('of-0', '1.0.0', { needs: { '@atrium/shared-utility': '^0.1.0' } }))
  await shareAnew('1.4.0', { ...react, kit: '1.0.0' })
  await released(server, teamParcel('of-1', '1.0.0', { needs: { '@atrium/shared-utility': '^1.0.0' } }))
  await shareAnew('1.5.0', { ...react, kit: '1.9.3' })
  await expect(shareAnew('3.0.0', { ...react, kit: '2.0.0' })).rejects.toMatchObject({
    code: 'releaseRangeBroken',
    params: {
      parcels: 'of-0 (@atrium/shared-utility ^0.1.0, 2.0.0), of-1 (@atrium/shared-utility ^1.0.0, 2.0.0)',
    },
  })
})
