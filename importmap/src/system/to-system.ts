import { minify as shorten, transform, type Options } from '@swc/core'
import type { Plugin } from 'rolldown'
import { minify } from 'rolldown/utils'
import type { Mode } from '../unit.ts'

/** `most` takes twice as long for one hundredth less: for what everybody waits for and is built seldom. */
export type Effort = 'usual' | 'most'

/**
 * Turns each finished ES chunk into System.register. It runs in `renderChunk`, before file names are hashed:
 * a name that did not cover the conversion would be an immutable URL with changing content.
 */
export function toSystem(mode: Mode, effort: Effort = 'usual'): Plugin {
  const turn = mode === 'production' ? smallScript : mappedScript
  return {
    name: 'atrium-to-system',
    renderChunk: { order: 'post', handler: (code, chunk) => turn(code, chunk.fileName, effort) },
  }
}

async function mappedScript(code: string, fileName: string) {
  const { code: converted, map } = await convert(code, { filename: fileName, sourceMaps: true })
  return { code: converted, map: map ?? null }
}

/**
 * The bundler's own minifier is not used: it takes every file for an ES module, leaves `"use strict"` out because
 * modules need none, and the script would run in sloppy mode. SWC shortens more, the other names better.
 */
async function smallScript(code: string, fileName: string, effort: Effort) {
  const { code: converted } = await convert(code, { filename: fileName })
  const script = withoutUndefined(converted)
  const { code: shorter } = effort === 'most' ? await shorten(script, shortened) : { code: script }
  const { code: small, errors } = await minify(fileName, shorter, { module: false, ...smallest })
  const [error] = errors
  if (error) throw new Error(`${fileName} could not be minified: ${error.message}`)
  return { code: small, map: null }
}

const shortened = { compress: { passes: 2 }, mangle: false, module: false, format: { comments: 'some' } } as const
const smallest = { compress: { target: 'es2022' }, mangle: true, codegen: { removeWhitespace: true } } as const

/**
 * SWC announces each export as `void 0` before it has a value. SystemJS takes a name when it comes, so an importer sees
 * the same without it; over all files of the first page that is half a kilobyte, compressed.
 */
function withoutUndefined(script: string) {
  return script
    .replace(/_export\("[^"]+", void 0\);/, '')
    .replace(/_export\(\{([^{}]*)\}\);/, (_announced, names: string) => {
      const valued = names.split(',').filter((name) => !/:\s*void 0\s*$/.test(name))
      return valued.some((name) => name.trim() !== '') ? `_export({${valued.join(',')}});` : ''
    })
}

function convert(code: string, options: Options) {
  return transform(withoutPureMarks(code), {
    ...options,
    configFile: false,
    swcrc: false,
    isModule: true,
    jsc: { target: 'es2022' },
    module: { type: 'systemjs' },
  })
}

/**
 * SWC moves these marks in front of `_export("x", ...)`, and a minifier then drops the export. Blanks of the same
 * length keep the source map right.
 */
function withoutPureMarks(code: string) {
  return code.replace(/\/\*\s*[@#]__(?:PURE|NO_SIDE_EFFECTS)__\s*\*\//g, (mark) => ' '.repeat(mark.length))
}
