import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { inRepository } from '../repository.ts'
import type { Source } from './target.ts'

/**
 * The message of a bundler about a source that it cannot build, for its author: the place first, then what is wrong
 * there, then the lines around it. The place within the bundler helps no reader, so it is left out.
 */
export function buildFailure({ folder }: Source, message: string) {
  // It is coloured for every reader: a program, a file, a terminal of a pipeline.
  const said = stripVTControlCharacters(message)
  const [, missing, from] = /failed to resolve import "(.+?)" from "(.+?)"/.exec(said) ?? []
  if (missing !== undefined && from !== undefined)
    return `${relative(inRepository(folder), from)} imports "${missing}", which is neither installed in this folder nor shared by the portal. Install it: npm install ${packageIn(missing)}. What the portal shares is listed in its /sdk/shared.json.`
  const lines = said
    .split('\n')
    .filter((line) => !/^Build failed with \d+ errors?:$|^\s+at .*:\d+:\d+\)?$/.test(line))
    .map((line) => line.replace(/^(?:Error: )?\[(?:[A-Z_]+|builtin:[\w-]+)\] /, ''))
  const text = lines.join('\n').trim()
  const [, place] = /\[ (\S+:\d+:\d+) \]/.exec(text) ?? []
  return place === undefined ? text : `${place}: ${text}`
}

function packageIn(specifier: string) {
  const parts = specifier.split('/')
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}
