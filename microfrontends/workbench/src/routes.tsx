import type { RouteObject } from 'react-router'
import { ConsoleScreen } from './screens/console/ConsoleScreen.tsx'
import { HomeScreen } from './screens/home/HomeScreen.tsx'
import { LandingScreen } from './screens/landing/LandingScreen.tsx'
import { MessagesScreen } from './screens/messages/MessagesScreen.tsx'
import { WorkbenchScreen } from './screens/workbench/WorkbenchScreen.tsx'

// Only SaaS administrators open these, so they are fetched by themselves, with their own words.

// A person who only looks at the workbench arranges nothing.
const arrange = () => import('./screens/arrange/pages.tsx')

// A person who follows a link to one application needs nothing else of this parcel.
const display = () => import('./screens/display/pages.tsx')
const detail = () => import('./screens/detail/pages.tsx')

const files = () => import('./screens/files/pages.tsx')

const centre = async () => (await import('./screens/centre/ApplicationCentreScreen.tsx')).ApplicationCentreScreen

export const routes: RouteObject[] = [
  { path: '/', element: <LandingScreen /> },
  { path: '/homepage', element: <HomeScreen /> },
  { path: '/homepage/display', lazy: async () => ({ element: (await display()).display }) },
  { path: '/user/files', lazy: async () => ({ element: (await files()).files }) },
  { path: '/user/workbench', element: <WorkbenchScreen /> },
  { path: '/user/workbench/applications', lazy: async () => ({ Component: await centre() }) },
  { path: '/user/workbench/arrange', lazy: async () => ({ element: (await arrange()).own }) },
  { path: '/user/workbench/arrange/everyone', lazy: async () => ({ element: (await arrange()).everyones }) },
  { path: '/user/workbench/messages', element: <MessagesScreen /> },
  { path: '/appDetail/:id', lazy: async () => ({ element: (await detail()).detail }) },
  { path: '/m/appDetail/:id', lazy: async () => ({ element: (await detail()).detail }) },
  { path: '/console', element: <ConsoleScreen /> },
]
