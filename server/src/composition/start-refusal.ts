import { ConfigError } from '../foundation/process/error/config-error.ts'
import { fileSentence } from '../foundation/process/error/file-sentence.ts'
import { StartRefused } from '../foundation/process/error/start-refused.ts'
import { databaseSentence } from '../foundation/db/database-sentence.ts'
import { FolderInUse } from '../foundation/db/embedded/folder-lock.ts'
import { errorLine, loggedError } from '../foundation/process/log/log-error.ts'

/**
 * What a start that failed prints: one sentence, the last on the screen. An unforeseen error comes with its stack
 * before it, for the person who repairs it.
 */
export function startRefusal(error: unknown) {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const sentence = sentenceOf(cause)
    if (sentence !== null) return sentence
  }
  return `${JSON.stringify(loggedError(error), null, 2)}\nThe server could not start: ${errorLine(error)}.`
}

function sentenceOf(error: Error) {
  if (error instanceof ConfigError || error instanceof StartRefused || error instanceof FolderInUse)
    return error.message
  return fileSentence(error) ?? databaseSentence(error)
}
