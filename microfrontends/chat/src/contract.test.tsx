import { testParcelContract, testParcelDeclaration } from '@atrium/importmap/contract-test'
import declaration from '../parcel.json' with { type: 'json' }
import { aMessage, aServer } from './given.ts'
import * as lifecycles from './main.tsx'
import { messages } from './messages.ts'
import { routes } from './routes.tsx'

testParcelContract({ lifecycles, path: '/qChat', calls: aServer([aMessage(1)]).calls })
testParcelDeclaration({ declaration, routes, messages })
