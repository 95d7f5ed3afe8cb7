import type { RouteObject } from 'react-router'
import { HelloScreen } from './screens/hello/HelloScreen.tsx'

export const routes: RouteObject[] = [{ path: '/template', element: <HelloScreen /> }]
