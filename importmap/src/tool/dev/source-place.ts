import { SourceMap } from 'node:module'
import path from 'node:path'

/**
 * Where in the sources a place of a built file is: `main.AAAAAAAA.js:12:5` is `src/main.tsx:3:9`. What no map knows stays as
 * it is.
 */
export function sourcePlace(place: string, fileOf: (name: string) => string | Uint8Array | undefined) {
  const [, name = '', line = '', column = ''] = /^([\w.@+-]+\.js):(\d+):(\d+)$/.exec(place) ?? []
  const map = fileOf(`${name}.map`)
  if (map === undefined) return place
  const entry = new SourceMap(JSON.parse(Buffer.from(map).toString())).findEntry(Number(line) - 1, Number(column) - 1)
  if (!('originalSource' in entry)) return place
  // A source is named from the folder of the built files, which is nowhere.
  const source = path.posix.normalize(entry.originalSource).replace(/^(?:\.\.\/)+/, '')
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
}
