import { conversationArea } from '../../../../conversation/area.ts'
import type { Context } from '../../../../foundation/call/context/context.ts'
import { must } from '../../../../foundation/process/error/must.ts'
import { handlersOf } from '../../../../foundation/room/room.ts'
import { isStillOurs, onBehalfOf, type Demo } from '../demo.ts'
import { hourMs, lastDays, minuteMs } from '../../workdays.ts'
import { talks, type Line, type Talk } from './talk.ts'

const chatCalls = handlersOf(conversationArea)

/**
 * Lets the people of the demo say what is not said yet. A message has the same id whenever this is done, so a second time
 * adds none.
 */
export async function holdConversations(demo: Demo) {
  for (const [nth, talk] of talks.entries()) {
    if (!(await isStillOurs(demo))) return 'later'
    const conversationId = await begin(talk, demo)
    for (const [index, line] of talk.lines.entries()) {
      const messageId = `demotalk${nth + 1}line${String(index + 1).padStart(3, '0')}`
      const message = { conversationId, messageId, text: line.text, attachments: [] }
      await onBehalfOf(line.by, demo, (call) => chatCalls.sendChatMessage(message, at(line, call)))
    }
  }
  return 'done'
}

function begin({ name, people: [first, ...others], lines }: Talk, demo: Demo) {
  const userIds = others.map((loginId) => must(demo.people.get(loginId), `${loginId} in the demo`).id)
  return onBehalfOf(first, demo, async (now) => {
    const call = at(must(lines[0], 'a first message'), now)
    if (name === null) {
      const userId = must(userIds[0], 'another person')
      return (await chatCalls.openConversation({ userId }, call)).conversationId
    }
    const { list } = await chatCalls.listConversations({}, call)
    const known = list.find((one) => one.kind === 'group' && one.name === name)
    return known?.id ?? (await chatCalls.addGroup({ name, userIds }, call)).conversationId
  })
}

/** The call at the moment at which the line is said. */
function at({ at: moment }: Line, call: Context): Context {
  if ('minutesAgo' in moment) return { ...call, now: new Date(call.now.getTime() - moment.minutesAgo * minuteMs) }
  const days = lastDays(15, call.now).filter(({ isWeekend, daysAgo }) => !isWeekend && daysAgo > 0)
  const { beganAt } = must(days.at(-moment.workdaysAgo), 'a workday of the last fortnight')
  const [hour = 0, minute = 0] = moment.time.split(':').map(Number)
  return { ...call, now: new Date(beganAt.getTime() + hour * hourMs + minute * minuteMs) }
}
