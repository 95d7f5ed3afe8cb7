import { globSync, readFileSync } from 'node:fs'
import type { Lang, ShippedWords } from '@atrium/shared-utility/contract'
import { inRepository, parcelSlugs, repository } from '../repository.ts'
import { wordArea } from './word-area.ts'

/** Every text of the dictionaries that this build compiles, as it is written: what operators may put their own wording beside. */
export function shippedWords(): ShippedWords {
  return { 'zh-CN': textsIn('zh-CN'), 'en-US': textsIn('en-US') } satisfies Record<Lang, object>
}

function textsIn(lang: Lang) {
  const owners = ['root-config', 'shared-utility', ...parcelSlugs().map((slug) => `microfrontends/${slug}`)]
  const files = globSync(
    owners.map((owner) => `${owner}/src/**/messages/**/${lang}.json`),
    { cwd: repository },
  ).toSorted()
  const areas = files.map(wordArea)
  const twice = areas.find((area, index) => areas.indexOf(area) !== index)
  if (twice !== undefined)
    throw new Error(`two dictionaries are called ${twice}: give one of their folders another name`)
  return Object.fromEntries(files.flatMap((file) => textsOf(file)))
}

function textsOf(file: string) {
  const texts: Record<string, string> = JSON.parse(readFileSync(inRepository(file), 'utf8'))
  return Object.entries(texts).map(([key, text]) => [`${wordArea(file)}|${key}`, text] as const)
}
