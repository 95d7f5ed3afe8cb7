/** How long a code can be scanned and confirmed. */
export const scanMs = 120_000
/** How long at least the computer may then take to ask: what was confirmed in the last second is not lost. */
export const collectMs = 30_000
