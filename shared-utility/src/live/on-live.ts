import type { LiveEvent, LiveKind, LivePayload } from '../contract/foundation/live-event.ts'

/** Null: what happened meanwhile is not known, so everything is to be asked for anew. */
type Handler<K extends LiveKind> = (payload: LivePayload<K> | null) => void

type Handlers = { [K in LiveKind]: Set<Handler<K>> }

const handlers: Handlers = {
  messages: new Set(),
  maintenance: new Set(),
  update: new Set(),
  words: new Set(),
  whiteList: new Set(),
  style: new Set(),
  chat: new Set(),
  records: new Set(),
  portal: new Set(),
}

/**
 * Calls the handler when the server says that something of this kind has happened. Returns the way back.
 *
 *     const stop = onLive('maintenance', (now) => now?.isOn && tell())
 */
export function onLive<K extends LiveKind>(kind: K, handler: Handler<K>) {
  const own: Set<Handler<K>> = handlers[kind]
  own.add(handler)
  return () => void own.delete(handler)
}

/** Tells every listener of this page. One that fails keeps no other from hearing. */
export function tellPage(events: readonly LiveEvent[] | null) {
  if (events === null) for (const own of Object.values(handlers)) for (const handler of own) safely(() => handler(null))
  else for (const event of events) tellOf(event)
}

function tellOf<K extends LiveKind>({ kind, payload }: LiveEvent<K>) {
  const own: Set<Handler<K>> = handlers[kind]
  for (const handler of own) safely(() => handler(payload))
}

function safely(work: () => void) {
  try {
    work()
  } catch (error) {
    console.error('What was to be done about a live event failed', error) // eslint-disable-line no-console -- the page goes on
  }
}
