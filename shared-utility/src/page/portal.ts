/** What the shell offers to the code it mounts. */
export type Portal = {
  /** Goes to a full path (the space prefix is kept as it is). Guards run before the address changes. */
  navigate(url: string, options?: NavigateOptions): Promise<void>
  /** Asks before the person leaves; `false` keeps them here. Returns the removal of the guard. */
  guardLeave(guard: LeaveGuard): () => void
  /** Gives the next step back or forward to `onBack` instead: what is open above the page closes first. */
  catchBack(onBack: () => void): () => void
  /** A window whose history is a projection of the shell's, for `createBrowserRouter(routes, { window })`. */
  routerWindow(): Window
  /** Speaks a text to screen readers, politely. */
  announce(text: string): void
  /** The nonce of this page's content security policy, for style tags. */
  nonce: string
  /** The parcel calls it once its first content is drawn: focus, heading and announcement follow. */
  onReady(): void
}

export type NavigateOptions = { replace?: boolean }
/**
 * `to`: the path that the person goes to; undefined where the page is left for something else. `isReload`: the same page is
 * loaded again, as in another language; a guard that keeps what was typed until then may let it go.
 */
export type LeaveGuard = (to?: string, isReload?: boolean) => boolean | Promise<boolean>

/** The props of every mount. */
export type ParcelProps = {
  domElement: HTMLElement
  /** Unique per mount. */
  name: string
  /** `''`, or `/space-abc` inside an enterprise. */
  basePath: string
  portal: Portal
}
