import { call } from '../call/call.ts'
import { UserType } from '../contract/foundation/user-type.ts'
import type { LoginStatus } from '../contract/identity/session.ts'
import { messageReadsAtom } from '../page/message-reads-atom.ts'
import { sessionAtom } from '../page/session-atom.ts'
import { atriumStore } from '../page/store.ts'
import { dictionaryAtom, langAtom } from '../page/i18n/words.ts'
import { usualTimes } from './connection.ts'
import { isOtherStyle, showStyle } from './show-style.ts'
import { onLive } from './on-live.ts'
import { startLive } from './start-live.ts'

/** All open pages do not ask at one moment; no person waits for longer than is noticed. */
const spreadMs = 1000
/** Other words are in no hurry, and all open pages want them. */
const wordsSpreadMs = 4000

let isFollowing = false
let wordsAsked = 0

/**
 * Follows what happens, for the signed-in person: what they have not read, that maintenance begins, that their session
 * was ended. A page needs this once, whatever parcels come and go. What is to be done about an event is what any call
 * would do: so one is made, and answered by the server.
 */
export function followLive() {
  if (isFollowing) return
  isFollowing = true
  let stop = () => undefined as void // Replaced once a person signs in.
  let following = ''
  onLive('messages', () => atriumStore.set(messageReadsAtom, (count) => count + 1))
  onLive('maintenance', (now) => now?.isOn === true && !isOperator() && void ask())
  onLive('words', () => void sayAnew())
  onLive('style', () => void restyle())
  const follow = () => {
    const session = atriumStore.get(sessionAtom)
    if (isOtherStyle()) void showStyle()
    if (keyOf(session) === following) return
    stop()
    following = keyOf(session)
    stop = begin(session)
  }
  atriumStore.sub(sessionAtom, follow)
  follow()
}

/** The person whose page this is, and where they work. A session under a new id is the same to it. */
function keyOf(session: LoginStatus | null) {
  // While the system is being updated only operators are let in; the page asks by itself when that is over.
  return session?.login && !session.isSysUpdating && !session.isReadOnly ? `${session.userId} ${session.curEntId}` : ''
}

function begin(session: LoginStatus | null) {
  if (keyOf(session) === '' || session?.userId === undefined) return () => undefined
  let isOver = false
  const end = startLive({
    person: session.userId,
    space: session.curEntId ?? null,
    onOver: async () => {
      await ask(() => isOver)
      return !isOver && (await isHere(session.userId))
    },
  })
  return () => {
    isOver = true
    end()
  }
}

function isOperator() {
  return atriumStore.get(sessionAtom)?.user_type === UserType.operator
}

/** What operators say in other words now is said so on this page, without loading it anew. */
async function sayAnew() {
  wordsAsked += 1
  const mine = wordsAsked
  await spread(wordsSpreadMs)
  const lang = atriumStore.get(langAtom)
  const read = call('getLanguage', { lang }, { skipAuthRedirect: true, skipMaintenanceRedirect: true })
  const words = (await read.catch(() => undefined))?.[lang] // Specification 8: language load failures are silent.
  // The answer that was asked for last is the newer one of two.
  if (words && mine === wordsAsked) atriumStore.set(dictionaryAtom, words)
}

/** How the enterprise looks now; all of its open pages do not ask at one moment. */
async function restyle() {
  await spread()
  await showStyle()
}

function spread(ms = spreadMs) {
  return new Promise((resolve) => setTimeout(resolve, ms * (0.3 + 0.7 * Math.random())))
}

/**
 * The refusal moves the person, as it would at their next step. A person who has signed out in this very page has gone
 * already.
 */
async function ask(isOver = () => false) {
  await spread()
  if (!isOver()) await makeCall()
}

/**
 * Whether the page may listen again: they have signed in beside their work meanwhile, or it cannot be told just now.
 */
async function isHere(person: string | undefined) {
  try {
    const now = await call('getLoginStatus', {}, { skipAuthRedirect: true, skipMaintenanceRedirect: true })
    return now.login && now.userId === person
  } catch {
    await new Promise((resolve) => setTimeout(resolve, usualTimes.longestMs))
    return true
  }
}

async function makeCall() {
  const session = atriumStore.get(sessionAtom)
  // Where a page has no prefix, only what needs an enterprise says that this one lets its person in no longer.
  const name = session?.curEntId ? 'getCurrentEnterprise' : 'getHomeLink'
  // A person who has yet to choose a password is refused both, which says nothing of their session.
  await call(session?.mustChangePassword ? 'getPasswordRules' : name).catch(() => undefined) // What it leads to has been done by the call.
}
