import { useAtomValue } from 'jotai'
import type { Lang, LoginStatus } from '../contract/index.ts'
import { dictionaryAtom, langAtom } from '../page/i18n/words.ts'
import { sessionAtom } from '../page/session-atom.ts'
import { atriumStore } from '../page/store.ts'
import { formatFor, type Format } from './format.ts'

const nobody: LoginStatus = { login: false, is_login: 0, isSysUpdating: false, pageType: 'login' }

/** The session of the signed-in person, as the portal knows it now; an anonymous one, until the portal has asked. */
export function useSession(): LoginStatus {
  return useAtomValue(sessionAtom, { store: atriumStore }) ?? nobody
}

/** The language of the page. */
export function useLang(): Lang {
  return useAtomValue(langAtom, { store: atriumStore })
}

/** Draws again when the language or the server's dictionary changes. */
export function useWords(): void {
  useAtomValue(langAtom, { store: atriumStore })
  useAtomValue(dictionaryAtom, { store: atriumStore })
}

/** Dates, numbers and sizes in the language of the page. */
export function useFormat(): Format {
  return formatFor(useLang())
}
