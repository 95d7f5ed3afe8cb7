import { z } from 'zod'
import { fileHeaders } from '../contract/wire/file.ts'
import { Problem, type ProblemCode } from '../contract/problem/problems.ts'
import { successCode, wireProblem, type WireProblem } from '../contract/wire/envelope.ts'
import { allProblems } from './all-problems.ts'
import { fileNameIn } from './file-name.ts'
import { problemWords, translated } from '../page/i18n/problem-message.ts'
import { word } from '../page/i18n/words.ts'
import type { Call } from '../contract/foundation/call.ts'

/** A success as it came, with the envelope's own figures. `result` is not yet checked against the contract. */
export type Answer = { code: number; status: number; msg: string; requestId: string | undefined; result: unknown }

export type Reply = {
  status: number
  text: string
  requestId: string | undefined
  /** What `Retry-After` asks for, when it is a number. */
  waitS?: number
  file?: { headers: Headers; content: Blob }
}

const envelope = z.object({
  code: z.number(),
  status: z.number().optional(),
  msg: z.string().optional(),
  requestId: z.string().optional(),
  result: z.unknown().optional(),
  data: z.unknown().optional(),
})

/** Opens the envelope of a reply; throws a Problem for every failure of specification 8. */
export function openReply(entry: Call, reply: Reply): Answer {
  const isOk = reply.status >= 200 && reply.status < 300
  if (reply.file)
    return { code: 200, status: reply.status, msg: '', requestId: reply.requestId, result: fileOf(reply.file) }
  if (isOk && reply.text.trim() === '') throw emptyReply(reply)
  const body = parseBody(reply.text)
  if (!isOk) throw refusal(reply, body)
  if (entry.envelope === 'raw')
    return { code: 200, status: reply.status, msg: '', requestId: reply.requestId, result: body }
  const { data: opened } = envelope.safeParse(body)
  if (opened?.code !== (entry.envelope === 'data' ? 200 : successCode)) throw refusal(reply, body)
  const { code, status = reply.status, msg = '', requestId = reply.requestId } = opened
  return {
    code,
    status,
    msg: translated(msg),
    requestId,
    result: entry.envelope === 'data' ? opened.data : opened.result,
  }
}

function fileOf({ headers, content }: NonNullable<Reply['file']>) {
  return {
    name: fileNameIn(headers.get('content-disposition')),
    rows: Number(headers.get(fileHeaders.rows)),
    isCut: headers.has(fileHeaders.isCut),
    content,
  }
}

function emptyReply({ requestId }: Reply) {
  const message = problemWords('emptyResponse')
  return new Problem('emptyResponse', {}, { message, requestId, wire: { status: -1, result: null } })
}

/** Specification 8: the server's text, translated when a translation exists, or else the default one. */
function refusal({ status, requestId, waitS = 5 }: Reply, body: unknown) {
  const wire = wireProblem.partial().safeParse(body).data ?? {}
  const code = isProblemCode(wire.error) ? wire.error : (numbered(wire.code) ?? codeOf(status))
  // A proxy's own refusal says when to come back in its header, if at all.
  const params = wire.params ?? (code === 'overloaded' ? { seconds: waitS } : undefined)
  const msg = told(wire) ?? problemWords(code, params)
  const figure = status === 403 ? 403 : (wire.code ?? allProblems[code].code)
  return new Problem(code, params, {
    message: msg,
    fields: wire.fields ?? [],
    requestId: wire.requestId ?? requestId,
    wire: { code: figure, msg },
  })
}

/** Says message and number alike in the person's language where it has words for them. */
function told({ msg, code, error }: Partial<WireProblem>) {
  const text = msg || (isProblemCode(error) ? undefined : error)
  const translation = (text && word(text)) || word(String(code))
  return translation || text || undefined
}

/** The problem of one of our own numbers; those of three digits are the status of any answer. */
function numbered(figure: number | undefined) {
  if (figure === undefined || figure <= successCode) return undefined
  return Object.keys(allProblems)
    .filter(isProblemCode)
    .find((code) => allProblems[code].code === figure)
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A page of a proxy instead of our envelope: the HTTP status says what happened.
    return null
  }
}

function isProblemCode(code: string | undefined): code is ProblemCode {
  return code !== undefined && Object.hasOwn(allProblems, code)
}

const codeByStatus: Partial<Record<number, ProblemCode>> = {
  400: 'malformedRequest',
  401: 'signInRequired',
  403: 'forbidden',
  404: 'notFound',
  409: 'versionConflict',
  413: 'requestTooLarge',
  415: 'unsupportedContentType',
  429: 'overloaded',
  503: 'underMaintenance',
}

function codeOf(status: number): ProblemCode {
  return codeByStatus[status] ?? 'internal'
}
