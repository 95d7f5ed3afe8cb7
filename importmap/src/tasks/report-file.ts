import { mkdirSync, rmSync } from 'node:fs'
import { inRepository } from '../repository.ts'

/** A fresh place for a tool's report, out of the way of git. */
export function reportFile(name: string) {
  mkdirSync(inRepository('.cache/reports'), { recursive: true })
  const file = inRepository('.cache/reports', name)
  rmSync(file, { force: true })
  return file
}
