import { atom } from 'jotai'
import { atriumStore } from '../store.ts'
import type { Lang } from '../../contract/words/lang.ts'

export type Words = Readonly<Record<string, string>>

/** The interface language of this page; it changes only by `setLang`, which reloads. */
export const langAtom = atom<Lang>('zh-CN')

/** The server's words of the language: route titles, menus, problems. Empty until loaded. */
export const dictionaryAtom = atom<Words>({})

/** The interface language now. */
export function currentLang() {
  return atriumStore.get(langAtom)
}

/** A word of the server's dictionary, or undefined. */
export function word(key: string) {
  const dictionary = atriumStore.get(dictionaryAtom)
  return Object.hasOwn(dictionary, key) ? dictionary[key] : undefined
}
