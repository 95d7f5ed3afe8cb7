import { readFileSync } from 'node:fs'
import { errorCode } from '../../process/error/error-code.ts'

/** True while the process runs. One that ended and was not collected by its parent (a zombie) does not. */
export function isRunning(pid: number) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, under another account.
    if (errorCode(error) !== 'EPERM') return false
  }
  return !/^[ZX]/.test(statFields(pid)[0] ?? '')
}

/** When the process began, as Linux counts it; the same text for every process elsewhere. */
export function startOf(pid: number) {
  return statFields(pid)[19] ?? ''
}

/** The process that started it, or that it was left to; 0 where the system does not say. */
export function parentOf(pid: number) {
  return Number(statFields(pid)[1] ?? 0)
}

/** The name of the program, or null where the system does not say. */
export function programOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return null // No /proc here, or the process has just ended.
  }
}

// The second field is the program's name in brackets and may hold spaces, so the rest is what follows it.
function statFields(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return [] // No /proc here, or the process has just ended.
  }
}
