import { atom } from 'jotai'
import { deviceStore } from './storage.ts'
import { atriumStore } from './store.ts'

export const themeModes = ['light', 'dark', 'system'] as const
type ThemeMode = (typeof themeModes)[number]
export type ColorScheme = 'light' | 'dark'

const key = 'atrium.theme'
const darkQuery = '(prefers-color-scheme: dark)'

/** What the person chose. */
export const themeModeAtom = atom<ThemeMode>('system')
const systemSchemeAtom = atom<ColorScheme>('light')

/** What is shown: the choice, or the system's preference. */
export const colorSchemeAtom = atom<ColorScheme>((get) => {
  const mode = get(themeModeAtom)
  return mode === 'system' ? get(systemSchemeAtom) : mode
})

/** Chooses a mode, stores it and shows it at once, in the other open tabs too. */
export function setThemeMode(mode: ThemeMode) {
  atriumStore.set(themeModeAtom, mode)
  deviceStore.set(key, mode)
}

/**
 * Reads the stored choice, writes `data-color-scheme` on the document and follows the system and other tabs.
 * Returns the removal of all listeners.
 */
export function startThemeMode() {
  const system = globalThis.matchMedia?.(darkQuery)
  const followSystem = () => atriumStore.set(systemSchemeAtom, system?.matches ? 'dark' : 'light')
  const followTabs = (event: StorageEvent) => {
    if (event.key === key || event.key === null) atriumStore.set(themeModeAtom, storedMode())
  }
  followSystem()
  atriumStore.set(themeModeAtom, storedMode())
  show()
  const unsubscribe = atriumStore.sub(colorSchemeAtom, show)
  system?.addEventListener('change', followSystem)
  globalThis.addEventListener('storage', followTabs)
  return () => {
    unsubscribe()
    system?.removeEventListener('change', followSystem)
    globalThis.removeEventListener('storage', followTabs)
  }
}

function show() {
  document.documentElement.setAttribute('data-color-scheme', atriumStore.get(colorSchemeAtom))
}

function storedMode(): ThemeMode {
  const stored = deviceStore.get(key)
  return themeModes.find((mode) => mode === stored) ?? 'system'
}
