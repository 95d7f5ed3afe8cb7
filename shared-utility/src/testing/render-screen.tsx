import { isValidElement, StrictMode, type ReactElement } from 'react'
import { act, render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { RouterProvider, type RouteObject } from 'react-router'
import type { Lang, LoginStatus } from '../contract/index.ts'
import type { Messages } from '../page/i18n/intl.ts'
import { dictionaryAtom, langAtom } from '../page/i18n/words.ts'
import { addressAtom } from '../page/route.ts'
import { spaceOf, spacePath } from '../model/index.ts'
import { createParcelRouter } from '../parcel/parcel-router.tsx'
import { PortalProvider } from '../react/portal-context.tsx'
import { TextProvider } from '../react/text-context.tsx'
import { sessionAtom } from '../page/session-atom.ts'
import { atriumStore } from '../page/store.ts'
import { ToastTime } from '../ui/notice/toast.ts'
import { AtriumProviders } from '../ui/root/AtriumProviders.tsx'
import { whenTestEnds } from './clean-up.ts'
import type { CallFakes } from './answers.ts'
import { fakeCalls, type FakedCalls } from './fake-calls.ts'
import { fakePortal, type FakePortal } from './fake-portal.ts'
import { signedInAs } from './signed-in-as.ts'

export type ScreenOptions = {
  /** The address, with `/space-abc` when the screen stands in an enterprise. Default `/`. */
  path?: string
  calls?: CallFakes
  /** Default: an operator. Null: no person is signed in. */
  session?: LoginStatus | null
  /** Default zh-CN. */
  lang?: Lang
  /** The parcel's dictionary. */
  messages?: Messages
  /** The server's dictionary. */
  dictionary?: Record<string, string>
}

export type Screen = RenderResult & {
  user: UserEvent
  portal: FakePortal
  calls: FakedCalls
  /** Path and query of the page now. */
  address: () => string
}

/**
 * Draws a screen, or a parcel's routes, as the portal does: same providers, same router, in strict mode; the
 * server is faked at the HTTP boundary.
 *
 *     const { user, calls } = renderScreen(routes, { path: '/sysop/enterprise', messages, calls: { listEnterprises: () => page } })
 */
export function renderScreen(screen: RouteObject[] | ReactElement, options: ScreenOptions = {}): Screen {
  const {
    path = '/',
    calls = {},
    session = signedInAs(7),
    lang = 'zh-CN',
    messages = noMessages,
    dictionary = {},
  } = options
  act(() => {
    // Another screen of the same test may still be reading these.
    atriumStore.set(langAtom, lang)
    atriumStore.set(dictionaryAtom, dictionary)
    atriumStore.set(sessionAtom, session)
    atriumStore.set(addressAtom, path)
  })
  window.history.replaceState(null, '', path)

  const faked = fakeCalls(calls)
  const portal: FakePortal = fakePortal((url) => {
    if (isOwn(url)) void router.navigate(withoutBase(url, basePath))
  })
  const basePath = spacePath(spaceOf(path))
  const routes = isValidElement(screen) ? [{ path: '*', element: screen }] : screen
  const router = createParcelRouter(Array.isArray(routes) ? routes : [], { basePath, portal })
  router.subscribe(() => atriumStore.set(addressAtom, addressOf(window.location)))
  whenTestEnds(() => {
    faked.restore()
    router.dispose()
  })

  const drawn = render(
    <StrictMode>
      <PortalProvider portal={portal} basePath={basePath}>
        <ToastTime value={readMs}>
          <AtriumProviders emotionKey="test" nonce="">
            <TextProvider messages={messages}>
              <RouterProvider router={router} />
            </TextProvider>
          </AtriumProviders>
        </ToastTime>
      </PortalProvider>
    </StrictMode>,
  )
  return { ...drawn, user: userEvent.setup(), portal, calls: faked, address: () => addressOf(window.location) }
}

/** On a busy machine a test comes to read a toast later than people would. */
const readMs = 60_000

const noMessages: Messages = { 'zh-CN': {}, 'en-US': {} }

function addressOf({ pathname, search }: Location) {
  return pathname + search
}

/** What leads elsewhere is noted and not followed. */
function isOwn(url: string) {
  return new URL(url, window.location.href).origin === window.location.origin
}

function withoutBase(url: string, basePath: string) {
  return url.startsWith(basePath) ? url.slice(basePath.length) || '/' : url
}
