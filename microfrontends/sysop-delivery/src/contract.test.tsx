import { testParcelContract, testParcelDeclaration } from '@atrium/importmap/contract-test'
import declaration from '../parcel.json' with { type: 'json' }
import * as lifecycles from './main.tsx'
import { routes } from './routes.tsx'

testParcelContract({ lifecycles, path: '/sysop/package', calls: { listPackages: () => ({ total: 0, list: [] }) } })
testParcelDeclaration({ declaration, routes })
