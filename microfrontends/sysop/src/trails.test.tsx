import { testTrails } from '@atrium/shared-utility/testing'
import declaration from '../parcel.json'
import { routes } from './routes.tsx'

testTrails({ declaration, routes, calls: ['listTraffic'] })
