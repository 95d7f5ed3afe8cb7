import { decodeBaseConfig } from '../boot/decode-config.ts'
import { fakeParcel } from '../testing/fake-parcel.ts'
import { openTestPortal } from '../testing/open-test-portal.ts'
import { makeSigner } from '../testing/signing.ts'
import { followPortal } from './follow-portal.ts'

const app = (version: string) => ({
  name: '@atrium/one',
  version,
  url: `/assets/parcels/one/main.${version}.js`,
  css: [],
})

test('a person who signs in on a page has what is rolled out to them without being told of anything', async () => {
  const signer = await makeSigner()
  const rolledOut = {
    revision: 'r2',
    apps: [app('2')],
    files: { url: '/assets/map/files.b.json', integrity: 'sha256-b' },
  }
  const portal = await openTestPortal({
    config: { apps: [app('1')] },
    calls: { getBaseConfig: async () => signer.signConfig({ ...portal.config, ...rolledOut }) },
  })
  await portal.shows('One')
  window.atriumExtendMap = async () => undefined
  portal.system.change({ '@atrium/one': fakeParcel('One, rolled out').load })
  const stop = followPortal({
    portal,
    isOfStranger: true,
    verify: (signed) => decodeBaseConfig(signed, signer.publicKey),
    onNews: () => () => undefined,
  })
  await portal.shows('One, rolled out')
  expect(portal.loaded).toEqual([])
  stop()
  await portal.close()
})
