import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { atriumStore, call, sessionAtom } from '@atrium/shared-utility'

/** Several parts are often folded one after the other: they are kept together. */
const quietMs = 800

/** Keeps what a person folds in the navigation for their other devices. */
export function useKeptFolds() {
  const session = useAtomValue(sessionAtom, { store: atriumStore })
  const { userId, folded } = session ?? {}
  const kept = useRef({ userId, folded })
  // An operator who acts as a person, and a viewer, change nothing.
  const isOwn = session?.login === true && !session.acting && !session.isReadOnly
  useEffect(() => {
    if (kept.current.userId !== userId || !isOwn) kept.current = { userId, folded }
    if (folded === undefined || folded === kept.current.folded) return
    const timer = setTimeout(() => {
      kept.current = { userId, folded }
      void keep(folded)
    }, quietMs)
    return () => clearTimeout(timer)
  }, [userId, folded, isOwn])
}

async function keep(folded: string) {
  try {
    await call('updatePersonConfig', { folded }, { skipAuthRedirect: true, skipMaintenanceRedirect: true })
  } catch {
    // It holds in this page in any case.
  }
}
