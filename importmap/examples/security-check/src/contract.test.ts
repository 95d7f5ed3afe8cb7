import { testParcelContract, testParcelDeclaration } from '@atrium/parcel/contract-test'
import declaration from '../parcel.json' with { type: 'json' }
import { answers } from './given.ts'
import * as lifecycles from './main.ts'
import { messages } from './messages.ts'

testParcelContract({ lifecycles, path: '/demo/security-check', calls: answers })
testParcelDeclaration({ declaration, routes: [{ path: '/demo/security-check' }], messages })
