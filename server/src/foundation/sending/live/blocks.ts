import type { LiveBlock, LiveEnd, LiveEvent } from '@atrium/shared-utility/contract'

/** For browsers that come back by themselves. */
const retryMs = 3000

/** One block of a stream of server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html */
export function block(name: LiveBlock, position: string | null, data: unknown = {}) {
  const id = position === null ? '' : `id: ${position}\n`
  return `event: ${name}\n${id}data: ${JSON.stringify(data)}\n\n`
}

export function eventsBlock(position: string | null, events: readonly LiveEvent[]) {
  return block('events', position, events)
}

export function readyBlock(position: string | null) {
  return `retry: ${retryMs}\n${block('ready', position)}`
}

export function endBlock(why: LiveEnd, waitMs: number) {
  return block('end', null, { why, waitMs: Math.round(waitMs) })
}
