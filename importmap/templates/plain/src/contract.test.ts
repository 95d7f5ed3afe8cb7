import { testParcelContract, testParcelDeclaration } from '@atrium/parcel/contract-test'
import declaration from '../parcel.json' with { type: 'json' }
import * as lifecycles from './main.ts'
import { messages } from './messages.ts'

testParcelContract({ lifecycles, path: '/template' })
testParcelDeclaration({ declaration, routes: [{ path: '/template' }], messages })
