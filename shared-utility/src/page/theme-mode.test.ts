import { atriumStore } from './store.ts'
import { colorSchemeAtom, setThemeMode, startThemeMode, themeModeAtom } from './theme-mode.ts'

type Listener = () => void

const listeners = new Set<Listener>()
const system = {
  matches: false,
  addEventListener: (_type: string, listener: Listener) => void listeners.add(listener),
  removeEventListener: (_type: string, listener: Listener) => void listeners.delete(listener),
}
const shown = () => document.documentElement.getAttribute('data-color-scheme')
const systemTurns = (dark: boolean) => {
  system.matches = dark
  for (const listener of listeners) listener()
}

let stop: () => void

beforeEach(() => {
  localStorage.clear()
  system.matches = false
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: () => system })
  stop = startThemeMode()
})
afterEach(() => stop())

test('without a choice the page follows the system', () => {
  expect(shown()).toBe('light')
  systemTurns(true)
  expect(shown()).toBe('dark')
})

test('a choice wins over the system, is stored, and is found at the next start', () => {
  setThemeMode('dark')
  expect(shown()).toBe('dark')
  stop()
  atriumStore.set(themeModeAtom, 'system')
  stop = startThemeMode()
  expect(atriumStore.get(themeModeAtom)).toBe('dark')
  expect(atriumStore.get(colorSchemeAtom)).toBe('dark')
})

test('a choice made in another tab shows here too', () => {
  localStorage.setItem('atrium.theme', 'dark')
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'atrium.theme' }))
  expect(shown()).toBe('dark')
})

test('a stored mode that does not exist is no choice', () => {
  stop()
  localStorage.setItem('atrium.theme', 'sepia')
  stop = startThemeMode()
  expect(atriumStore.get(themeModeAtom)).toBe('system')
})

test('after its end nothing listens any more', () => {
  stop()
  expect(listeners.size).toBe(0)
  localStorage.setItem('atrium.theme', 'dark')
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'atrium.theme' }))
  expect(shown()).toBe('light')
})
