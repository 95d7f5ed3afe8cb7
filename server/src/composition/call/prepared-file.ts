import { Problem, type ProblemCode } from '@atrium/shared-utility/contract'
import type { FileAnswer } from '../../foundation/call/context/file-answer.ts'
import type { IncomingCall } from './incoming-call.ts'

/** What the file itself is the reason of is nothing that operators can mend. */
const ofFile: ReadonlySet<ProblemCode> = new Set(['previewRefused', 'thumbnailNotMade'])

/**
 * A file that is there to be sent. One that has to be made first is made for as long as its reader waits; operators see
 * how often that fails, and how long it takes, with all calls.
 */
export async function prepared(file: FileAnswer, { name, reply, options }: IncomingCall) {
  if (!('prepare' in file)) return file
  const reader = new AbortController()
  const leave = () => reader.abort()
  const note = (hasFailed: boolean) => options.services.traffic.note({ call: name, ms: reply.elapsedTime, hasFailed })
  reply.raw.once('close', leave)
  try {
    const made = await file.prepare(reader.signal)
    note(false)
    return made
  } catch (error) {
    if (!reader.signal.aborted) note(!(error instanceof Problem && ofFile.has(error.code)))
    throw error
  } finally {
    reply.raw.off('close', leave)
  }
}
