import {
  Problem,
  problems,
  problemText,
  successCode,
  type Call,
  type Lang,
  type WireProblem,
} from '@atrium/shared-utility/contract'
import { ZodError } from 'zod'
import { errorCode } from '../../process/error/error-code.ts'
import { saidProblem, type OwnTexts } from '../wording/own-words.ts'

/** A success as the call's envelope has it. */
export function wireSuccess({ envelope = 'result', status = 200 }: Call, result: unknown, requestId: string) {
  if (envelope === 'raw') return result
  if (envelope === 'data') return { code: 200, data: result }
  return { code: successCode, status, msg: 'success', result, requestId }
}

/** `own`: what operators say in their own words; a field that says what the problem itself does says it so, too. */
export function wireFailure(problem: Problem, { lang, requestId, own }: Around): WireProblem {
  const { code, params, fields } = problem
  const [shipped, msg] = [problemText(code, lang, params), saidProblem(own, problem, lang)]
  return {
    code: problems[code].code,
    msg,
    error: code,
    requestId,
    ...(fields.length > 0 && { fields: fields.map((one) => (one.msg === shipped ? { ...one, msg } : one)) }),
    ...(Object.keys(params).length > 0 && { params }),
  }
}

type Around = { lang: Lang; requestId: string; own: OwnTexts }

/** Any failure as one of ours. An unforeseen one says nothing of itself to the person. */
export function problemFrom(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof ZodError) return new Problem('internal', {}, { cause: error })
  const code = errorCode(error)
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem('requestTooLarge', {}, { cause: error })
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem('unsupportedContentType', {}, { cause: error })
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new Problem('malformedRequest', {}, { cause: error })
  return new Problem('internal', {}, { cause: error })
}
