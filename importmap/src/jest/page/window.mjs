import { rememberStyles } from './styles.mjs'
import { JSDOM, VirtualConsole } from 'jsdom'

/**
 * A new window of jsdom, as the globals of this process; `close` ends it with its timers and puts the process back. The
 * window and the global object are the same to all code, as in a browser.
 */
export function openWindow(console) {
  const before = Object.getOwnPropertyDescriptors(globalThis)
  const prototype = Object.getPrototypeOf(globalThis)
  const dom = new JSDOM('<!DOCTYPE html>', {
    pretendToBeVisual: true,
    url: 'http://localhost/',
    virtualConsole: consoleOf(console),
  })
  const page = dom.window
  const open = new Set()
  rememberStyles(page)
  becomeWindow(page)
  Object.assign(globalThis, keepTimers(open), { console, BroadcastChannel: keepChannels(open) })
  addLacking()
  passErrors(page)
  return {
    close() {
      page.close()
      for (const end of open) end()
      restore(before, prototype)
    },
  }
}

function consoleOf(console) {
  const virtualConsole = new VirtualConsole()
  virtualConsole.sendTo(console, { omitJSDOMErrors: true })
  virtualConsole.on('jsdomError', (error) => console.error(error))
  return virtualConsole
}

/** What stays as Node has it: jsdom lacks it, has an older form of it, or asks Node for it by its name, which is its own. */
const fromNode = new Set([
  'fetch',
  'Headers',
  'Response',
  'Request',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'DecompressionStream',
  'CompressionStream',
  'structuredClone',
  'crypto',
  'CryptoKey',
  'BroadcastChannel',
  'setTimeout',
  'setInterval',
  'clearTimeout',
  'clearInterval',
  'queueMicrotask',
  'atob',
  'btoa',
  'performance',
  'console',
  'WebAssembly',
])

function becomeWindow(page) {
  const own = Object.getOwnPropertyDescriptors(page)
  for (const name of Reflect.ownKeys(own)) {
    const isOfLanguage = typeof name === 'string' && Object.is(page[name], globalThis[name])
    if (!fromNode.has(name) && !isOfLanguage)
      Object.defineProperty(globalThis, name, { ...own[name], configurable: true })
  }
  Object.setPrototypeOf(globalThis, Object.getPrototypeOf(page))
  // jsdom names the window to listeners and to `document.defaultView` by it.
  page._globalProxy = globalThis
  globalThis._globalProxy = globalThis
  for (const name of ['window', 'self', 'frames', 'top', 'parent'])
    Object.defineProperty(globalThis, name, { value: globalThis, configurable: true, writable: true })
  Object.defineProperty(page.document, 'defaultView', { get: () => globalThis, configurable: true })
}

function addLacking() {
  const { Request } = globalThis
  globalThis.Request = class extends Request {
    constructor(input, init) {
      super(typeof input === 'string' ? new URL(input, globalThis.location.href) : input, init)
    }
  }
  for (const name of ['mark', 'measure'])
    if (!(name in globalThis.performance)) globalThis.performance[name] = () => undefined
  for (const [name, value] of Object.entries(lacking)) if (!(name in globalThis)) globalThis[name] = value
  globalThis.scrollTo = () => undefined
  globalThis.Element.prototype.scrollIntoView = () => undefined
  // jsdom has the element and not what opens it.
  const { prototype } = globalThis.HTMLDialogElement
  if (!('showModal' in prototype)) Object.assign(prototype, { showModal: openDialog })
}

function openDialog() {
  this.open = true
  this.querySelector('input, button')?.focus()
}

/** What jsdom does not have at all, doing nothing. */
const lacking = {
  // Of all that is asked of a screen one thing is so: nothing moves slowly, or the movement would end after the test.
  matchMedia: (query) => ({
    matches: query === '(prefers-reduced-motion: reduce)',
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
}

/** The timers of Node; those that a page leaves behind end with it. */
function keepTimers(open) {
  const { setTimeout, setInterval, clearTimeout } = globalThis
  const keeping =
    (start) =>
    (...args) => {
      const timer = start(...args)
      open.add(() => clearTimeout(timer))
      return timer
    }
  return { setTimeout: keeping(setTimeout), setInterval: keeping(setInterval) }
}

/** A channel that is never closed would hear of the next file's pages, and keep the worker from ending. */
function keepChannels(open) {
  return class extends globalThis.BroadcastChannel {
    constructor(name) {
      super(name)
      open.add(() => this.close())
    }
  }
}

/** An uncaught error of the page fails the test that runs; a page that listens for errors has caught it. */
function passErrors(page) {
  let listeners = 0
  const { addEventListener, removeEventListener } = page
  addEventListener.call(page, 'error', ({ error }) => {
    if (listeners === 0 && error) process.emit('uncaughtException', error)
  })
  globalThis.addEventListener = function (...args) {
    if (args[0] === 'error') listeners += 1
    return addEventListener.apply(this ?? globalThis, args)
  }
  globalThis.removeEventListener = function (...args) {
    if (args[0] === 'error') listeners -= 1
    return removeEventListener.apply(this ?? globalThis, args)
  }
}

function restore(before, prototype) {
  Object.setPrototypeOf(globalThis, prototype)
  for (const name of Reflect.ownKeys(globalThis))
    if (!Object.hasOwn(before, name)) Reflect.deleteProperty(globalThis, name)
  Object.defineProperties(globalThis, before)
}
