import type { BaseConfig, LoginStatus } from '@atrium/shared-utility/contract'

export type ShellFacts = {
  lang: string
  config: BaseConfig
  session: LoginStatus
  name: string
  slug: string
  nonce: string
  /** The names of the import map: the shell, and what a parcel and the shell have in common. */
  modules: { shell: string; shared: string }
}

type Step = (props: object) => Promise<unknown>

/**
 * Runs in the page, and sees nothing but its input: makes what a page of the portal has before a parcel is mounted in it, and
 * a shell that mounts this one.
 */
export async function openShell({ lang, config, session, name, slug, nonce, modules }: ShellFacts) {
  // The page's loader is at work once its shell, which is nothing here, has come.
  await System.import(modules.shell)
  const shared = await System.import(modules.shared)
  const at = location.href
  const showAddress = () => shared.atriumStore.set(shared.addressAtom, location.pathname + location.search)
  const navigate = async () => undefined
  const nothing = () => undefined
  const after = (props: object) => async (before: Promise<unknown>, step: Step) => (await before, step(props))
  // Its timer must keep nothing of a mount alive.
  const inTime = async (ready: Promise<boolean>, ms: number) => {
    const { later, never } = window.atriumGate
    const late = Promise.withResolvers<boolean>()
    const timer = later(() => late.resolve(false), ms)
    return Promise.race([ready, late.promise]).finally(() => never(timer))
  }
  shared.atriumStore.set(shared.baseConfigAtom, config)
  shared.atriumStore.set(shared.sessionAtom, session)
  showAddress()
  shared.setPortal({ navigate })
  await shared.startLanguage({ lang, words: {} })
  const failures: string[] = []
  // The kit of a parcel tells the shell in this way that it shows a failure in place of a page.
  addEventListener('atrium:error', (event) => {
    const error: unknown = event instanceof CustomEvent ? event.detail?.error : null
    failures.push(error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error))
  })
  let mounts = 0
  let unmount = async (): Promise<unknown> => undefined
  const shell = {
    /** False where the parcel has not said in time that its content is drawn. */
    async mount(readyMs: number) {
      const domElement = document.createElement('div')
      domElement.dataset['parcel'] = slug
      domElement.className = 'atrium-host'
      document.getElementById('atrium-root')?.append(domElement)
      const ready = Promise.withResolvers<boolean>()
      const portal = {
        navigate,
        guardLeave: () => nothing,
        catchBack: () => nothing,
        routerWindow: () => window,
        announce: nothing,
        nonce,
        onReady: () => ready.resolve(true),
      }
      const props = { domElement, name: `${name}#${(mounts += 1)}`, basePath: '', portal }
      const parcel = await System.import(name)
      // A life cycle may be several steps, as single-spa has it.
      unmount = async () => {
        unmount = async () => undefined
        const gone = [parcel.unmount].flat().reduce(after(props), Promise.resolve())
        await gone.finally(() => domElement.remove())
        if (location.href !== at) history.replaceState(null, '', at)
        showAddress()
      }
      await [parcel.bootstrap, parcel.mount].flat().reduce(after(props), Promise.resolve())
      return readyMs === 0 || inTime(ready.promise, readyMs)
    },
    unmount: () => unmount(),
    failures: () => [...failures],
  }
  Object.defineProperty(window, 'atriumShell', { value: Object.freeze(shell) })
}

declare global {
  interface Window {
    atriumShell: {
      mount: (readyMs: number) => Promise<boolean>
      unmount: () => Promise<unknown>
      /** Messages with their stacks. */
      failures: () => string[]
    }
  }
}
