import { testParcelContract, testParcelDeclaration } from '@atrium/parcel/contract-test'
import declaration from '../parcel.json' with { type: 'json' }
import * as lifecycles from './main.tsx'
import { messages } from './messages.ts'
import { routes } from './routes.tsx'

testParcelContract({ lifecycles, path: '/demo/message-calendar' })
testParcelDeclaration({ declaration, routes, messages })
