import { parse } from '@formatjs/icu-messageformat-parser'
import { isPlain } from '@atrium/shared-utility/contract'
import type { Plugin } from 'rolldown'
import { repository } from '../repository.ts'
import { areaKey, wordArea } from './word-area.ts'

/**
 * Compiles the message syntax of dictionaries, so that no page is sent what parses it. What only has `{values}` stays
 * the text that it is. A text that cannot be read stops the build, with its key. The first language, which stands below
 * all others, says besides which dictionary this is: by that operators' own wording finds it.
 */
export function compiledMessages(placeOf = inOurs): Plugin {
  return {
    name: 'atrium-compiled-messages',
    transform: {
      order: 'pre',
      filter: { id: /\/messages\/(?:.+\/)?(?:zh-CN|en-US)\.json$/ },
      handler: (source, id) => ({ code: compileMessages(source, id, placeOf), map: null }),
    },
  }
}

export function compileMessages(source: string, file: string, placeOf = inOurs) {
  const texts: Record<string, string> = JSON.parse(source)
  const compiled = Object.entries(texts).map(([key, text]) => [
    key,
    isPlain(text) ? text : compile(text, { key, file }),
  ])
  const named = file.endsWith('zh-CN.json') ? [[areaKey, wordArea(placeOf(file))]] : []
  return JSON.stringify(Object.fromEntries([...named, ...compiled]))
}

/** A file's place in this repository; of a parcel from elsewhere it is the one that it would have. */
function inOurs(file: string) {
  return file.slice(repository.length + 1)
}

function compile(text: string, { key, file }: { key: string; file: string }) {
  try {
    return parse(text)
  } catch (cause) {
    throw new Error(`${file}: the text ${key} is not in message syntax`, { cause })
  }
}
