import { testParcelContract } from '@atrium/importmap/contract-test'
import { empty } from './given.tsx'
import * as lifecycles from './main.tsx'

testParcelContract({ lifecycles, path: '/user/workbench', calls: empty })
