import { calls, successCode, type Call } from '@atrium/shared-utility/contract'
import { stripSpace } from '@atrium/shared-utility/model'
import { emptyValue } from './empty-value.ts'

/** The answer of a named call where nothing is there yet; null where no call of the contract has this address. */
export function answerOf(method: string, pathname: string) {
  const path = stripSpace(pathname)
  const [call] = Object.values<Call>(calls)
    .filter((one) => one.method === method && patternOf(one).test(path))
    .toSorted((one, other) => blanks(one) - blanks(other))
  return call === undefined ? null : replyOf(call)
}

function patternOf({ path }: Call) {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
}

function blanks({ path }: Call) {
  return path.split('{').length
}

function replyOf(call: Call) {
  const { status = 200 } = call
  if (call.envelope === 'stream') return { status, type: 'text/event-stream', body: ': nothing\n\n' }
  if (call.envelope === 'file') return { status, type: 'text/plain', body: '' }
  return { status, type: 'application/json', body: JSON.stringify(wrapped(call, emptyValue(call.output))) }
}

function wrapped({ envelope = 'result', status = 200 }: Call, result: unknown) {
  if (envelope === 'raw') return result
  if (envelope === 'data') return { code: 200, data: result }
  return { code: successCode, status, msg: 'success', result, requestId: 'gate' }
}
