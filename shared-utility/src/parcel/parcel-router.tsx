import { Suspense } from 'react'
import {
  createBrowserRouter,
  Outlet,
  useLocation,
  useNavigation,
  useRevalidator,
  useRouteError,
  type RouteObject,
} from 'react-router'
import type { ParcelProps } from '../page/portal.ts'
import { ListSkeleton } from '../ui/display/skeletons.tsx'
import { Ready } from './Ready.tsx'
import { ScreenFailure } from './ScreenFailure.tsx'
import { Undrawn } from './Undrawn.tsx'

type ParcelRouter = ReturnType<typeof createBrowserRouter>

/** The router of one mount, on the portal's projected history; `dispose()` it when the mount ends. */
export function createParcelRouter(
  routes: RouteObject[],
  { basePath, portal }: Pick<ParcelProps, 'basePath' | 'portal'>,
): ParcelRouter {
  return createBrowserRouter(withFrame(routes), { basename: basePath || '/', window: portal.routerWindow() })
}

/** Around a parcel's routes: its failure page, its skeleton, and what is shown where none of them is meant. */
function withFrame(routes: RouteObject[]): RouteObject[] {
  return [
    {
      id: 'parcel',
      element: <Screen />,
      errorElement: <RouteFailure />,
      hydrateFallbackElement: <ListSkeleton />,
      children: [...routes, { path: '*', element: <Undrawn /> }],
    },
  ]
}

function Screen() {
  const { pathname } = useLocation()
  const { state } = useNavigation()
  // The next screen is fetched when it is opened, and the address is its already.
  if (state === 'loading') return <ListSkeleton />
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Outlet />
      <Ready pathname={pathname} />
    </Suspense>
  )
}

function RouteFailure() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return <ScreenFailure error={error} onRetry={() => void revalidate()} />
}
