/** Ends the proof well; see `away.ts`, which no page needs before. */
export async function endStepUp() {
  const away = await import('./away.ts')
  return away.endStepUp()
}
