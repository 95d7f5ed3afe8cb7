import { file, fileHeaders, type FileOutput } from '../contract/wire/file.ts'
import { problems, problemText, successCode, type Call, type Lang, type Problem } from '../contract/index.ts'

export const testRequestId = 'request-of-the-test'

/** A success as the server sends it; an answer of another shape than the contract's is a fault of the test. */
export function answerReply(call: Call, answer: unknown): Response {
  const result: unknown = call.output.parse(answer)
  const status = call.status ?? 200
  if (call.envelope === 'file') return fileReply(file.parse(result))
  if (call.envelope === 'raw') return json(result, status)
  if (call.envelope === 'data') return json({ code: 200, data: result }, status)
  return json({ code: successCode, status, msg: 'success', result, requestId: testRequestId }, status)
}

/** A refusal as the server sends it; a failure of the network is thrown, as a browser does. */
export function problemReply({ code, params, fields, requestId = testRequestId }: Problem, lang: Lang): Response {
  const entry = problems[code]
  if (code === 'emptyResponse') return new Response('', { status: 200 })
  if (entry.status === 0) throw new TypeError('Failed to fetch')
  const msg = problemText(code, lang, params)
  return json({ code: entry.code, msg, error: code, requestId, params, fields: [...fields] }, entry.status)
}

function fileReply({ name, rows, isCut, content }: FileOutput) {
  const headers = {
    'content-disposition': `attachment; filename="${name}"`,
    [fileHeaders.rows]: String(rows),
    ...(isCut && { [fileHeaders.isCut]: '1' }),
  }
  return new Response(content, { headers })
}

function json(body: unknown, status: number) {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}
