import { testParcelContract, testParcelDeclaration } from '@atrium/importmap/contract-test'
import declaration from '../parcel.json' with { type: 'json' }
import * as lifecycles from './main.tsx'
import { routes } from './routes.tsx'

const networks = { networks: [], version: 1, ownAddress: '203.0.113.9', isIgnored: false }

testParcelContract({ lifecycles, path: '/sysop/networks', calls: { getOperatorNetworks: () => networks } })
testParcelDeclaration({ declaration, routes })
