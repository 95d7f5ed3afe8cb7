import type { CDPSession, Page } from 'playwright-core'
import type { Findings } from './findings.ts'
import { runLimits } from './limits.ts'
import { fileOf } from './violations.ts'
import type { RunningTimer } from './watch-page.ts'

/** The measure of a page while the parcel is not mounted. */
type Measure = {
  listeners: number
  nodes: number
  heapBytes: number
  /** Listeners on the page itself, by what they hear and which line made them. */
  heard: string[]
  timers: string[]
  styles: string[]
  elements: string[]
}

/** Once all that is over is gone from memory. */
export async function measure(page: Page, session: CDPSession): Promise<Measure> {
  await page.evaluate(settled, runLimits.settleMs)
  const heard = await heardBy(session)
  // The browser holds on to all that was thrown or logged, for a developer who opens its tools: here there is none.
  await session.send('Runtime.discardConsoleEntries')
  // Another collection frees what one lets go of.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { jsEventListeners: listeners, nodes } = await session.send('Memory.getDOMCounters')
  const { usedSize: heapBytes } = await session.send('Runtime.getHeapUsage')
  const { timers, ...outside } = await page.evaluate(aroundParcel)
  return { listeners, nodes, heapBytes, heard, timers: timers.map(named), ...outside }
}

/** Runs in the page. */
function settled(ms: number) {
  return new Promise<void>((resolve) => void window.atriumGate.later(resolve, ms))
}

/** Runs in the page: what stands outside of the parcel, and which timers go on. */
function aroundParcel() {
  const told = ({ localName, id, className }: Element) =>
    localName + (id === '' ? '' : `#${id}`) + (typeof className === 'string' && className !== '' ? `.${className}` : '')
  const isStyle = (one: Element) =>
    one.localName === 'style' || (one instanceof HTMLLinkElement && one.rel === 'stylesheet')
  const all = [...document.querySelectorAll(':not(script, [rel="preload"], [rel="modulepreload"])')]
  const adopted = document.adoptedStyleSheets.map(() => 'adoptedStyleSheets')
  return {
    styles: [
      ...all.filter(isStyle).map((one) => `${told(one)} ${(one.textContent ?? '').slice(0, 60)}`.trim()),
      ...adopted,
    ],
    elements: all.filter((one) => !isStyle(one)).map(told),
    timers: window.atriumGate.timers(),
  }
}

const heardOf = ['window', 'document', 'document.documentElement', 'document.body', 'document.head']

async function heardBy(session: CDPSession) {
  const scripts = new Map<string, string>()
  const noteScript = ({ scriptId, url }: { scriptId: string; url: string }) => void scripts.set(scriptId, fileOf(url))
  session.on('Debugger.scriptParsed', noteScript)
  // Says which scripts there are; without it a listener is made by a number.
  await session.send('Debugger.enable')
  const found: string[] = []
  for (const expression of heardOf) {
    const { result } = await session.send('Runtime.evaluate', { expression, objectGroup: 'gate' })
    if (result.objectId === undefined) continue
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId })
    for (const { type, lineNumber, columnNumber, scriptId } of listeners)
      found.push(`${expression} ${type} (${scripts.get(scriptId) ?? scriptId}:${lineNumber + 1}:${columnNumber + 1})`)
  }
  await session.send('Debugger.disable')
  session.off('Debugger.scriptParsed', noteScript)
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'gate' })
  return found
}

function named({ kind, stack }: RunningTimer) {
  const own = stack.split('\n').find((line) => line.includes('/assets/parcels/'))
  const place = /(https:[^\s)]+?):(\d+:\d+)/.exec(own ?? '')
  return place === null ? kind : `${kind} (${fileOf(place[1] ?? '')}:${place[2]})`
}

/** No listener of the window or the document, and no element of the page. */
const outOfSight = 'outside of the document'

type Measures = { before: Measure; warm: Measure; half: Measure; end: Measure }

/** The leftovers of mounts: whatever grew in both halves of them, and whatever stands outside of the parcel. */
export function compareMeasures(
  { before, warm, half, end }: Measures,
  { findings, route }: { findings: Findings; route: string },
) {
  const mounts = 2 * runLimits.halfMounts
  const grew = (of: (one: Measure) => number, least: number) =>
    of(half) - of(warm) >= least && of(end) - of(half) >= least
  const countOf = (of: 'heard' | 'timers' | 'styles' | 'elements') => (one: Measure) => one[of].length
  const least = runLimits.countTolerance
  if (grew((one) => one.listeners, least) || grew(countOf('heard'), least))
    findings.add('runListeners', {
      route,
      count: Math.max(end.listeners - warm.listeners, end.heard.length - warm.heard.length),
      mounts,
      where: added(warm.heard, end.heard) || outOfSight,
    })
  if (grew(countOf('timers'), least))
    findings.add('runTimers', {
      route,
      count: end.timers.length - warm.timers.length,
      mounts,
      where: added(warm.timers, end.timers),
    })
  const styles = end.styles.length - before.styles.length
  if (styles > 0) findings.add('runStyles', { route, count: styles, where: added(before.styles, end.styles) })
  const elements = end.elements.length - before.elements.length
  if (elements > 0)
    findings.add('runNodes', { route, count: elements, mounts, where: added(before.elements, end.elements) })
  else if (grew((one) => one.nodes, least))
    findings.add('runNodes', { route, count: end.nodes - warm.nodes, mounts, where: outOfSight })
  if (grew((one) => one.heapBytes, runLimits.heapTolerance))
    findings.add('runHeap', { route, kilobytes: Math.round((end.heapBytes - warm.heapBytes) / 1024), mounts })
}

/** The ones that have become more, the most frequent first. */
function added(before: readonly string[], after: readonly string[]) {
  const counts = new Map<string, number>()
  for (const one of after) counts.set(one, (counts.get(one) ?? 0) + 1)
  for (const one of before) counts.set(one, (counts.get(one) ?? 0) - 1)
  const more = [...counts].filter(([, count]) => count > 0).toSorted(([, one], [, other]) => other - one)
  return more
    .slice(0, 3)
    .map(([one]) => one)
    .join(', ')
}
