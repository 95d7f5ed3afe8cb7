import { atriumStore } from '../page/store.ts'
import { call } from '../call/call.ts'
import { signedIn } from '../page/session-atom.ts'
import { keepLanguageCookie, readCookie } from '../page/cookies.ts'
import { deviceStore } from '../page/storage.ts'
import { mayLoadAnew } from './navigation.ts'
import { isLang, langs, type Lang } from '../contract/words/lang.ts'
import { isText, objectOf } from '../model/shape.ts'
import { dictionaryAtom, langAtom, type Words } from '../page/i18n/words.ts'

const choiceKey = 'atrium.lang'
const dictionaryKey = (lang: Lang) => `atrium.dictionary.${lang}`
const isCopy = objectOf<{ version: string; words: Words }>({ version: isText, words: objectOf({}) })

let ready: () => void
const readiness = new Promise<void>((resolve) => {
  ready = resolve
})

type LanguageStart = {
  /** What the page was rendered in; absent, the stored choice or the default holds. */
  lang?: Lang
  /** The dictionary's version: a kept copy of the same version saves the request. */
  version?: string
  /** The dictionary itself, when the page brought it along. */
  words?: Words
}

/** Sets the language of this page and loads its dictionary. Never fails: without a dictionary the own words remain. */
export async function startLanguage({ lang = storedLang(), version, words }: LanguageStart = {}) {
  atriumStore.set(langAtom, lang)
  globalThis.document?.documentElement.setAttribute('lang', lang)
  if (words) atriumStore.set(dictionaryAtom, words)
  else await loadDictionary(lang, version)
  ready()
}

/** Settles when `startLanguage` is through: before that, words may still be missing. */
export function languageReady() {
  return readiness
}

/** Asks of unsaved work, stores the choice, with the person too where one is signed in, and reloads the page (specification 4). */
export async function setLang(lang: Lang, reload: () => void = () => globalThis.location.reload()) {
  if (!(await mayLoadAnew())) return
  keepLanguageCookie(lang)
  deviceStore.set(choiceKey, lang)
  if (signedIn()) await keepWithPerson(lang)
  reload()
}

/** Never fails: what was chosen holds in this browser in any case. */
async function keepWithPerson(lang: Lang) {
  const quietly = { timeoutMs: 3000, skipAuthRedirect: true, skipMaintenanceRedirect: true }
  await call('updateOwnLanguage', { lang }, quietly).catch(() => undefined)
}

/** The stored choice: the cookie that the server reads too, else local storage, else zh-CN. */
export function storedLang(): Lang {
  return [readCookie('lang'), deviceStore.get(choiceKey)].find(isLang) ?? langs[0]
}

async function loadDictionary(lang: Lang, version?: string) {
  const copy = readCopy(lang)
  if (copy && copy.version === version) return atriumStore.set(dictionaryAtom, copy.words)
  try {
    const answer = await call('getLanguage', { lang }, { skipAuthRedirect: true, skipMaintenanceRedirect: true })
    const words = answer[lang] ?? {}
    atriumStore.set(dictionaryAtom, words)
    deviceStore.set(dictionaryKey(lang), JSON.stringify({ version: answer.version, words }))
  } catch {
    // Specification 8: language load failures are silent. An older copy is better than none.
    if (copy) atriumStore.set(dictionaryAtom, copy.words)
  }
}

function readCopy(lang: Lang) {
  const text = deviceStore.get(dictionaryKey(lang))
  if (text === null) return null
  try {
    const copy: unknown = JSON.parse(text)
    return isCopy(copy) ? copy : null
  } catch {
    // A damaged copy is as good as none: it is loaded anew.
    return null
  }
}
