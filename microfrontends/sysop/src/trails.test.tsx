import { testTrails } from '@atrium/shared-utility/testing'
import declaration from '../parcel.json'
import { messages } from './messages.ts'
import { routes } from './routes.tsx'

testTrails({
  declaration,
  routes,
  messages,
  more: ['/sysop/package/none/:id'],
  params: { platform: 'apk' },
  calls: [
    'getEnterprise',
    'getUser',
    'getPackage',
    'getUpdate',
    'getBundle',
    'listBundles',
    'getAudit',
    'getJob',
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
    'listBulkRows',
    'listBulks',
    'listTraffic',
    'getTelemetry',
  ],
})
