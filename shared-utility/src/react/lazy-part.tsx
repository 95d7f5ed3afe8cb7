import { isOfGoneFile, reloadPage } from '../call/call.ts'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

type Stand = {
  /** Stands in its place meanwhile. */
  waiting?: ReactNode
  /** Drawn when the part cannot be had. Without one the page goes on without the part, and says nothing. */
  Failed?: ComponentType<{ onRetry: () => void }>
}

/**
 * A component in a file of its own, fetched when it is first drawn. Unlike with `lazy` of React, a file that cannot be
 * had takes nothing else with it, and is asked for again: by Retry, and when the network is back. A file of a build that is
 * gone comes by loading the page anew, so Retry does that.
 *
 *     const SignInCaptcha = lazyPart(async () => (await import('./SignInCaptcha.tsx')).SignInCaptcha, { Failed })
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, { waiting, Failed }: Stand = {}) {
  let Loaded: ComponentType<P> | null = null
  return function LazyPart(props: P) {
    const [status, setStatus] = useState<'loading' | 'failed' | 'gone' | 'here'>('loading')
    const retry = () => setStatus('loading')
    useEffect(() => {
      // What is gone would be gone again, as fast as the network answers.
      if (Loaded || status === 'gone') return undefined
      if (status === 'failed') return whenOnline(retry)
      const fetchPart = async () => {
        try {
          Loaded ??= await load()
          setStatus('here')
        } catch (error) {
          // The failure is drawn, where it matters.
          setStatus('failed')
          if (await isOfGoneFile(error)) setStatus('gone')
        }
      }
      void fetchPart()
      return undefined
    }, [status])
    if (Loaded) return <Loaded {...props} />
    if (status === 'loading') return waiting
    return Failed && <Failed onRetry={status === 'gone' ? reloadPage : retry} />
  }
}

function whenOnline(act: () => void) {
  window.addEventListener('online', act)
  return () => window.removeEventListener('online', act)
}
