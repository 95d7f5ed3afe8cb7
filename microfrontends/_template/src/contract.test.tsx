import { testParcelContract } from '@atrium/importmap/contract-test'
import * as lifecycles from './main.tsx'

testParcelContract({ lifecycles, path: '/template' })
