import { testParcelContract, testParcelDeclaration } from '@atrium/importmap/contract-test'
import declaration from '../parcel.json' with { type: 'json' }
import * as lifecycles from './main.tsx'
import { messages } from './messages.ts'
import { routes } from './routes.tsx'

testParcelContract({ lifecycles, path: '/enterprise/members', calls: { listMembers: () => ({ total: 0, list: [] }) } })
testParcelDeclaration({ declaration, routes, messages })
