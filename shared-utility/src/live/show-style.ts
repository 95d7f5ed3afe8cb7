import { call } from '../call/call.ts'
import { brandColors, brandStyle, brandStyleId } from '../model/brand-colors.ts'
import { baseConfigAtom } from '../page/base-config-atom.ts'
import { sessionAtom } from '../page/session-atom.ts'
import { atriumStore } from '../page/store.ts'
import { twoStepGate } from '../session/two-step-gate.ts'

let asked = 0

/**
 * True where the signed-in person works in an enterprise that the page does not look like: they have signed in on it. A
 * person who has yet to verify themselves in a second step, or to choose a password of their own, is told nothing of
 * it.
 */
export function isOtherStyle() {
  const [element, entId] = [place(), atriumStore.get(sessionAtom)?.curEntId]
  return element !== null && Boolean(entId) && element.dataset.of !== entId && !isHeld()
}

/** The page looks as the enterprise does now: its name and logo, and its colour. Nothing is loaded or drawn anew. */
export async function showStyle() {
  asked += 1
  const mine = asked
  if (!atriumStore.get(sessionAtom)?.curEntId || isHeld()) return
  const read = call('getEnterpriseStyle', {}, { skipAuthRedirect: true, skipMaintenanceRedirect: true })
  const now = await read.catch(() => undefined) // The page goes on looking as it did.
  // The answer that was asked for last is the newer one of two.
  if (now === undefined || mine !== asked) return
  const [config, element] = [atriumStore.get(baseConfigAtom), place()]
  if (config === null || element === null) return
  const { color } = now.style
  element.textContent = color === '' ? '' : brandStyle(brandColors(color))
  element.dataset.of = now.curEntId
  const { brand: _before, ...rest } = config
  atriumStore.set(baseConfigAtom, { ...rest, ...(Object.keys(now.brand).length > 0 && { brand: now.brand }) })
}

/** The server would refuse to tell. */
function isHeld() {
  const session = atriumStore.get(sessionAtom)
  if (session?.mustChangePassword) return true
  return twoStepGate({ setting: session?.twoStep ?? null, path: '/', session }).do === 'verify'
}

function place() {
  return document.getElementById(brandStyleId)
}
