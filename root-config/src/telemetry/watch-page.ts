import type { Measuring } from './measuring.ts'

/** What the browser tells of, each kind with its own words. None of it is said of everywhere. */
type Entries = {
  longtask: PerformanceEntry
  'layout-shift': PerformanceEntry & { value: number; hadRecentInput: boolean }
  event: PerformanceEntry & { interactionId?: number }
  'largest-contentful-paint': PerformanceEntry
  paint: PerformanceEntry
  navigation: PerformanceEntry & { responseStart: number }
}

/** Listens to what the browser says of the page, also of the time before. Whatever it does not say is not measured. */
export function watchPage(measuring: Measuring) {
  observe('longtask', ({ startTime }) => measuring.at(startTime, (seen) => void (seen.longTasks += 1)))
  observe('layout-shift', ({ startTime: at, value, hadRecentInput }) => {
    if (!hadRecentInput) measuring.at(at, ({ shift }) => shift.add({ value, at }))
  })
  observe('event', ({ startTime, duration, interactionId = 0 }) => {
    if (interactionId > 0) measuring.at(startTime, ({ interactions }) => interactions.add(interactionId, duration))
  })
  observe('largest-contentful-paint', ({ startTime }) => measuring.ofPage('lcp', startTime))
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') measuring.ofPage('fcp', startTime)
  })
  observe('navigation', ({ responseStart }) => measuring.ofPage('ttfb', responseStart))
}

function observe<T extends keyof Entries>(type: T, note: (entry: Entries[T]) => void) {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry as Entries[T]) // The observer was asked for this very type.
  })
  observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) })
}
