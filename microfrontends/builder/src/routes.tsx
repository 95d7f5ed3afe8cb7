import type { RouteObject } from 'react-router'
import { ApplicationsScreen } from './screens/applications/ApplicationsScreen.tsx'
import { DesignScreen } from './screens/design/DesignScreen.tsx'

export const routes: RouteObject[] = [
  { path: '/builder', element: <ApplicationsScreen /> },
  { path: '/builder/:appId', element: <DesignScreen /> },
]
