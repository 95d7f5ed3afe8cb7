import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { id } from '../foundation/fields.ts'
import { liveEvent, livePosition } from '../foundation/live-event.ts'

/**
 * `person` is whose page listens. One browser has one session: where another person has signed in meanwhile, the page
 * of the one before is refused as if its session were over, which it is.
 */
const listening = z.strictObject({ after: livePosition.optional(), person: id.optional() })

/** Also answered to a session that has yet to prove more: events say that something has changed, never what. */
export const liveCalls = defineCalls({
  openLive: {
    title: ['保持实时连接', 'Keep a live connection open'],
    summary:
      'The one live connection of a browser: server-sent events for this person, here. It goes on after `after`, or the header Last-Event-ID.',
    path: '/api2/live/stream',
    access: { who: 'session', while: ['passwordDue', 'twoStepDue'], session: 'untouched' },
    space: 'optional',
    envelope: 'stream',
    input: listening,
    output: z.null(),
  },
  listLive: {
    title: ['查询实时动态', 'Ask what has happened'],
    summary:
      'The same events for a page that cannot keep a connection open: those after `after`, asked for again and again.',
    path: '/api2/live/events',
    access: { who: 'session', while: ['passwordDue', 'twoStepDue'], session: 'untouched' },
    space: 'optional',
    input: listening,
    output: z.object({
      /** Null only where there is none yet that could be sent. */
      after: livePosition.nullable(),
      /** True: what happened meanwhile is not known any more, and everything is to be asked for anew. */
      isReset: z.boolean(),
      list: z.array(liveEvent),
    }),
  },
})
