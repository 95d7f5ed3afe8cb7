import type { RouteObject } from 'react-router'
import { CalendarScreen } from './CalendarScreen.tsx'

export const routes: RouteObject[] = [{ path: '/demo/message-calendar', element: <CalendarScreen /> }]
