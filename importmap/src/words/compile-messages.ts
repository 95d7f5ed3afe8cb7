import { parse } from '@formatjs/icu-messageformat-parser'
import { isPlain } from '@atrium/shared-utility/contract'
import type { Plugin } from 'rolldown'

/**
 * Compiles the message syntax of dictionaries, so that no page is sent what parses it. What only has `{values}` stays
 * the text that it is. A text that cannot be read stops the build, with its key.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'atrium-compiled-messages',
    transform: {
      order: 'pre',
      filter: { id: /\/messages\/(?:.+\/)?(?:zh-CN|en-US)\.json$/ },
      handler: (source, id) => ({ code: compileMessages(source, id), map: null }),
    },
  }
}

export function compileMessages(source: string, file: string) {
  const texts: Record<string, string> = JSON.parse(source)
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [key, isPlain(text) ? text : compile(text, { key, file })]),
    ),
  )
}

function compile(text: string, { key, file }: { key: string; file: string }) {
  try {
    return parse(text)
  } catch (cause) {
    throw new Error(`${file}: the text ${key} is not in message syntax`, { cause })
  }
}
