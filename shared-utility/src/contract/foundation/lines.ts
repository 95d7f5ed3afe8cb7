import { z } from 'zod'
import { tidyLines, unseen } from './tidy.ts'

const line = new RegExp(String.raw`^(?:[^${unseen}]|\n|\r|\t|\u200c|\u200d)*$`, 'u')

/** Text of a person in several lines, at most so many characters. */
export function lines(most: number) {
  return z.string().overwrite(tidyLines).trim().max(most).regex(line)
}
