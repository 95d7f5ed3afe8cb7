import type { RouteObject } from 'react-router'
import { MaintenanceScreen } from './screens/maintenance/MaintenanceScreen.tsx'

export const routes: RouteObject[] = [
  { path: '/maintenance', element: <MaintenanceScreen /> },
  // Where the request layer sends people of a mini program.
  { path: '/m/maintenance', element: <MaintenanceScreen isMini /> },
]
