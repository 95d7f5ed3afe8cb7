import type { ParcelDeclaration } from '@atrium/shared-utility/contract'
import type { Messages } from '@atrium/shared-utility/react'
import { iconNames } from '@atrium/shared-utility/ui'
import { dictionariesBeside } from './list-files.mjs'
import { listsBeside, missingWords, wordsOfOneLanguage } from './list-words.ts'

export type DeclaredParcel = {
  /** The parcel's `parcel.json`. */
  declaration: { routes: readonly (Pick<ParcelDeclaration['routes'][number], 'path'> & { menu?: { icon: string } })[] }
  routes: readonly { path?: string }[]
  /** Its dictionary, or those of its parts; left out, those in the folders called `messages` beside the test. */
  messages?: Messages | readonly Messages[]
}

/** Tests that a parcel's declaration is true: it draws the routes it declares, and has every word in both languages. */
export function testParcelDeclaration({ declaration, routes, messages }: DeclaredParcel) {
  const dictionaries = () => [messages ?? dictionariesBeside(expect.getState().testPath ?? '')].flat()

  test('the parcel draws every route that it declares, and no other', () => {
    expect(new Set(routes.map(({ path }) => path))).toEqual(new Set(declaration.routes.map(({ path }) => path)))
  })

  test('every entry of the menu names an icon that there is', () => {
    const named = declaration.routes.flatMap(({ menu }) => menu?.icon ?? [])
    expect(named.filter((icon) => !iconNames.includes(icon))).toEqual([])
  })

  test('every word exists in both languages', () => {
    expect(dictionaries().flatMap(wordsOfOneLanguage)).toEqual([])
  })

  test('every list has the words of its columns, filters and search in both languages', async () => {
    const files = await listsBeside(expect.getState().testPath ?? '')
    expect(files.filter(({ lists }) => lists.length === 0)).toEqual([])
    expect(files.flatMap(({ lists }) => lists.flatMap((list) => missingWords(list, dictionaries())))).toEqual([])
  })
}
