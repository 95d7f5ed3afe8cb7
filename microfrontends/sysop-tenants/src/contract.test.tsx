import { testParcelContract, testParcelDeclaration } from '@atrium/importmap/contract-test'
import declaration from '../parcel.json' with { type: 'json' }
import * as lifecycles from './main.tsx'
import { routes } from './routes.tsx'
import { anEnterprise, aServerWith } from './screens/enterprises/given.ts'

testParcelContract({ lifecycles, path: '/sysop/enterprise', calls: aServerWith(anEnterprise()) })
testParcelDeclaration({ declaration, routes })
