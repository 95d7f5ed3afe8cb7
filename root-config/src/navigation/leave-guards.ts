import type { LeaveGuard } from '@atrium/shared-utility'

const guards = new Set<LeaveGuard>()

/** Adds a guard that is asked before the person leaves; while there is one, closing the tab asks too. */
export function guardLeave(guard: LeaveGuard): () => void {
  const own: LeaveGuard = (to, isReload) => guard(to, isReload)
  guards.add(own)
  if (guards.size === 1) window.addEventListener('beforeunload', keepTab)
  return () => {
    if (guards.delete(own) && guards.size === 0) window.removeEventListener('beforeunload', keepTab)
  }
}

/** The person of the unsaved work is gone: no guard asks about it any more. */
export function dropLeaveGuards() {
  guards.clear()
  window.removeEventListener('beforeunload', keepTab)
}

export function hasLeaveGuards() {
  return guards.size > 0
}

/** Asks the guards one after the other until one says no. A guard that throws does not hold the person. */
export async function mayLeave(to?: string, isReload?: boolean) {
  for (const guard of guards) {
    if (!(await isAllowedBy(guard, to, isReload))) return false
  }
  return true
}

/** Asks the guards whether this very page may be loaded anew. What is unsaved then goes: none of them asks a second time. */
export async function mayLoadAnew() {
  const isAllowed = await mayLeave(undefined, true)
  if (isAllowed) dropLeaveGuards()
  return isAllowed
}

async function isAllowedBy(guard: LeaveGuard, to?: string, isReload?: boolean) {
  try {
    return await guard(to, isReload)
  } catch (error) {
    console.error('A leave guard failed and was passed over', error) // eslint-disable-line no-console -- no other place to say it
    return true
  }
}

function keepTab(event: BeforeUnloadEvent) {
  event.preventDefault()
}
