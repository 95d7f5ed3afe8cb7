import { atom } from 'jotai'
import { atriumStore } from '../store.ts'
import type { Lang } from '../../contract/words/lang.ts'

/**
 * Texts by key. What the build or the server has compiled of one is a tree in its place, and a text to the code that
 * passes it on.
 */
export type Words = Readonly<Record<string, string>>

/** The interface language of this page; it changes only by `setLang`, which reloads. */
export const langAtom = atom<Lang>('zh-CN')

/**
 * The server's words of the language: route titles, menus, problems, and what operators say in their own words, under
 * `area|key`. Empty until loaded.
 */
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
