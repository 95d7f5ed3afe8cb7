import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { LoginStatus } from '@atrium/shared-utility/contract'
import { atriumStore, call, keepSession, sessionAtom, setThemeMode, themeModeAtom } from '@atrium/shared-utility'

/** Shows the theme that a person has chosen on any of their devices, and keeps the one that they choose on this one. */
export function useOwnTheme() {
  const session = useAtomValue(sessionAtom, { store: atriumStore })
  const mode = useAtomValue(themeModeAtom, { store: atriumStore })
  const { userId, acting } = session ?? {}
  // What an operator sees while they act as a person is their own, and so is what they choose.
  const theme = acting ? undefined : session?.theme
  useEffect(() => {
    if (theme !== undefined) setThemeMode(theme)
  }, [userId, theme])

  const known = useRef(mode)
  const handleMode = useEffectEvent(() => {
    if (mode === known.current) return
    known.current = mode
    // A viewer changes nothing.
    if (session?.login !== true || mode === theme || acting || session.isReadOnly) return
    void keep(session, mode)
  })
  useEffect(() => handleMode(), [mode])
}

type Mode = Parameters<typeof setThemeMode>[0]

async function keep({ userId }: LoginStatus, theme: Mode) {
  try {
    await call('updatePersonConfig', { theme }, { skipAuthRedirect: true, skipMaintenanceRedirect: true })
    const now = atriumStore.get(sessionAtom)
    if (now?.userId === userId && now) keepSession({ ...now, theme })
  } catch {
    // It holds in this browser in any case.
  }
}
