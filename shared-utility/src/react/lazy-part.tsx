import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

type Stand = {
  /** Stands in its place meanwhile. */
  waiting?: ReactNode
  /** Drawn when the part cannot be had. Without one the page goes on without the part, and says nothing. */
  Failed?: ComponentType<{ onRetry: () => void }>
}

/**
 * A component in a file of its own, fetched when it is first drawn. Unlike with `lazy` of React, a file that cannot be
 * had takes nothing else with it, and is asked for again: by Retry, and when the network is back.
 *
 *     const SignInCaptcha = lazyPart(async () => (await import('./SignInCaptcha.tsx')).SignInCaptcha, { Failed })
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, { waiting, Failed }: Stand = {}) {
  let Loaded: ComponentType<P> | null = null
  return function LazyPart(props: P) {
    const [status, setStatus] = useState<'loading' | 'failed' | 'here'>('loading')
    const retry = () => setStatus('loading')
    useEffect(() => {
      if (Loaded) return undefined
      if (status === 'failed') return whenOnline(retry)
      const fetchPart = async () => {
        try {
          Loaded ??= await load()
          setStatus('here')
        } catch {
          // The failure is drawn, where it matters.
          setStatus('failed')
        }
      }
      void fetchPart()
      return undefined
    }, [status])
    if (Loaded) return <Loaded {...props} />
    return status === 'failed' ? Failed && <Failed onRetry={retry} /> : waiting
  }
}

function whenOnline(act: () => void) {
  window.addEventListener('online', act)
  return () => window.removeEventListener('online', act)
}
