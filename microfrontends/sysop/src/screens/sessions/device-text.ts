type Device = { browser: string | null; system: string | null }

/** What somebody came with, as far as it is known. */
export function deviceText({ browser, system }: Device) {
  return [browser, system].filter((part) => part !== null).join(' · ') || null
}
