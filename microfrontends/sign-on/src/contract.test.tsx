import { testParcelContract, testParcelDeclaration } from '@atrium/importmap/contract-test'
import declaration from '../parcel.json' with { type: 'json' }
import * as lifecycles from './main.tsx'
import { messages } from './messages.ts'
import { routes } from './routes.tsx'

const calls = { listConnectors: () => ({ list: [], roles: [] }), listConnectorDomains: () => ({ list: [] }) }

testParcelContract({ lifecycles, path: '/enterprise/sign-on', calls })
testParcelDeclaration({ declaration, routes, messages })
