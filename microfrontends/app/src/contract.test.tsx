import { testParcelContract, testParcelDeclaration } from '@atrium/importmap/contract-test'
import declaration from '../parcel.json' with { type: 'json' }
import { server } from './given.ts'
import * as lifecycles from './main.tsx'
import { messages } from './messages.ts'
import { routes } from './routes.tsx'

testParcelContract({ lifecycles, path: '/app/app1', calls: server })
testParcelDeclaration({ declaration, routes, messages })
