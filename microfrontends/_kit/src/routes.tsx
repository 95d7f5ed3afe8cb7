import type { RouteObject } from 'react-router'
import { KitScreen } from './screens/KitScreen.tsx'

export const routes: RouteObject[] = [{ path: '/sysop/kit', element: <KitScreen /> }]
