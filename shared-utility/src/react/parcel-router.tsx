import { Suspense, useEffect } from 'react'
import { createBrowserRouter, Outlet, useLocation, useRevalidator, useRouteError, type RouteObject } from 'react-router'
import type { ParcelProps } from '../portal.ts'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { usePortal } from './portal-context.tsx'
import { ScreenFailure } from './ScreenFailure.tsx'

export type ParcelRouter = ReturnType<typeof createBrowserRouter>

/** The router of one mount, on the portal's projected history; `dispose()` it when the mount ends. */
export function createParcelRouter(
  routes: RouteObject[],
  { basePath, portal }: Pick<ParcelProps, 'basePath' | 'portal'>,
): ParcelRouter {
  return createBrowserRouter(withFrame(routes), { basename: basePath || '/', window: portal.routerWindow() })
}

/** Around a parcel's routes: its failure page, its skeleton, and nothing for the paths of others. */
export function withFrame(routes: RouteObject[]): RouteObject[] {
  return [
    {
      id: 'parcel',
      element: <Screen />,
      errorElement: <RouteFailure />,
      hydrateFallbackElement: <ListSkeleton />,
      // Between a step to another parcel and the unmount of this one the router sees a foreign path.
      children: [...routes, { path: '*', element: null }],
    },
  ]
}

function Screen() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Outlet />
      <Ready />
    </Suspense>
  )
}

/** Beside the content, so that it is drawn only when the content is. */
function Ready() {
  const portal = usePortal()
  const { pathname } = useLocation()
  useEffect(() => portal.onReady(), [portal, pathname])
  return null
}

function RouteFailure() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return <ScreenFailure error={error} onRetry={() => void revalidate()} />
}
