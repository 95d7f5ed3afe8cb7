import { testParcelContract, testParcelDeclaration } from '@atrium/importmap/contract-test'
import declaration from '../parcel.json' with { type: 'json' }
import * as lifecycles from './main.tsx'
import { messages } from './messages.ts'
import { pages } from './pages.tsx'

testParcelContract({ lifecycles, path: '/home/login' })
testParcelDeclaration({ declaration, routes: pages, messages })
