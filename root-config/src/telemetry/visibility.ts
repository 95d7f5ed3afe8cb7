type Change = { at: number; isHidden: boolean }

/** When this page was hidden. Some browsers say since when; of others only what comes is known. */
export function watchVisibility(page: Document = document) {
  const changes: Change[] = performance
    .getEntriesByType('visibility-state')
    .map(({ name, startTime }) => ({ at: startTime, isHidden: name === 'hidden' }))
  if (changes.length === 0) changes.push({ at: 0, isHidden: page.hidden })
  page.addEventListener('visibilitychange', () => changes.push({ at: performance.now(), isHidden: page.hidden }))
  return (from: number, to: number) =>
    changes.findLast(({ at }) => at <= from)?.isHidden === true ||
    changes.some(({ at, isHidden }) => isHidden && at > from && at <= to)
}
