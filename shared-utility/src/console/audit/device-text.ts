type Device = { browser: string | null; system: string | null }

/** The browser and system that a person came with, as far as they are known. */
export function deviceText({ browser, system }: Device) {
  return [browser, system].filter((part) => part !== null).join(' · ') || null
}
