import { testParcelContract, testParcelDeclaration } from '@atrium/parcel/contract-test'
import declaration from '../parcel.json' with { type: 'json' }
import { answers } from './given.ts'
import * as lifecycles from './main.ts'
import { messages } from './messages.ts'

testParcelContract({ lifecycles, path: '/demo/sign-in-clock', calls: answers })
testParcelDeclaration({ declaration, routes: [{ path: '/demo/sign-in-clock' }], messages })
