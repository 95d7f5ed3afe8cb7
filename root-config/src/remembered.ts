/** What a person chose on this device, or null. */
export function recall(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is switched off in some embedded browsers: nothing was chosen then.
    return null
  }
}

/** Keeps a choice on this device. */
export function remember(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Switched off or full: the choice holds for this page.
  }
}
