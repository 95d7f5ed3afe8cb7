import { testParcelContract, testParcelDeclaration } from '@atrium/importmap/contract-test'
import declaration from '../parcel.json' with { type: 'json' }
import * as lifecycles from './main.tsx'
import { messages } from './messages.ts'
import { routes } from './routes.tsx'

const updating = { appId: null, status: 'updating', isSysUpdating: true, eta: null } as const

testParcelContract({ lifecycles, path: '/maintenance', calls: { getAppStatus: () => updating } })
testParcelDeclaration({ declaration, routes, messages })
