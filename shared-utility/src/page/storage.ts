/** What is kept in this browser, for every tab of it. */
export const deviceStore = storeOf('localStorage')
/** What is kept in this tab alone, also when another page is loaded into it. */
export const tabStore = storeOf('sessionStorage')

/**
 * Storage is denied in some apps and browsers (the property throws, or is null), and may be full: then a value is kept as
 * long as the page is open, and nothing fails.
 */
function storeOf(name: 'localStorage' | 'sessionStorage') {
  const ofPage = new Map<string, string>()
  return {
    get(key: string) {
      try {
        return ofPage.get(key) ?? globalThis[name].getItem(key)
      } catch {
        return null
      }
    },
    /** null takes the value away. */
    set(key: string, value: string | null) {
      ofPage.delete(key)
      try {
        if (value === null) globalThis[name].removeItem(key)
        else globalThis[name].setItem(key, value)
      } catch {
        if (value !== null) ofPage.set(key, value)
      }
    },
  }
}
