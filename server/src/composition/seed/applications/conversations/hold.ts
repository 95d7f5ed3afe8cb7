import { conversationArea } from '../../../../conversation/area.ts'
import type { Context } from '../../../../foundation/call/context/context.ts'
import { must } from '../../../../foundation/process/error/must.ts'
import { handlersOf } from '../../../../foundation/room/room.ts'
import { isStillOurs, onBehalfOf, type Demo } from '../demo.ts'
import { handIn } from '../papers/hand-in.ts'
import { hourMs, lastDays, minuteMs } from '../../workdays.ts'
import { talks, type Line, type Talk } from './talk.ts'

const chatCalls = handlersOf(conversationArea)

/** Lets the people of the demo say what is not said yet, with the files that they send. */
export async function holdConversations(demo: Demo) {
  for (const talk of talks.filter(({ entId }) => entId === demo.entId)) {
    if (!(await isStillOurs(demo))) return 'later'
    const { conversationId, lastSeq } = await begin(talk, demo)
    for (const line of talk.lines.slice(lastSeq)) await say(line, conversationId, demo)
  }
  return 'done'
}

async function say(line: Line, conversationId: string, demo: Demo) {
  const { by, text, paper } = line
  const attachments = paper === undefined ? [] : [await send(paper, { by, conversationId }, demo)]
  await onBehalfOf(by, demo, (call) =>
    chatCalls.sendChatMessage({ conversationId, messageId: call.newId(), text, attachments }, at(line, call)),
  )
}

function send(paper: string, { by, conversationId }: { by: string; conversationId: string }, demo: Demo) {
  return handIn(paper, {
    as: (work) => onBehalfOf(by, demo, work),
    announce: (file, call) => chatCalls.addChatFile({ conversationId, ...file }, call),
    send: (fileId, call) => chatCalls.addChatFileBytes({ conversationId, fileId, offset: 0 }, call),
  })
}

function begin({ name, people: [first, ...others], lines }: Talk, demo: Demo) {
  const userIds = others.map((loginId) => must(demo.people.get(loginId), `${loginId} in the demo`).id)
  return onBehalfOf(first, demo, async (now) => {
    const call = at(must(lines[0], 'a first message'), now)
    const { list } = await chatCalls.listConversations({}, call)
    const known = list.find((one) => (name === null ? one.userId === userIds[0] : one.name === name))
    if (known !== undefined) return { conversationId: known.id, lastSeq: known.lastSeq }
    const { conversationId } = await (name === null
      ? chatCalls.openConversation({ userId: must(userIds[0], 'another person') }, call)
      : chatCalls.addGroup({ name, userIds }, call))
    return { conversationId, lastSeq: 0 }
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
