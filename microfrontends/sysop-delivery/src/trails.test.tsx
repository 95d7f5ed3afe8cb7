import { testTrails } from '@atrium/shared-utility/testing'
import declaration from '../parcel.json'
import { routes } from './routes.tsx'

testTrails({
  declaration,
  routes,
  more: ['/sysop/package/none/:id'],
  params: { platform: 'apk' },
  calls: [
    'getPackage',
    'getUpdate',
    'getBundle',
    'listBundles',
    'getTeamParcel',
    'listDeployTokens',
    'listParcelVersions',
    'listOverrides',
    'listArtifactDamage',
    'listRevisions',
    'getRevision',
    'listProposals',
    'getProposal',
    'listPlatformTokens',
    'listRollouts',
    'getRollout',
    'getTelemetry',
  ],
})
