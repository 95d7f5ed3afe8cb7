import { transform, type Options } from '@swc/core'
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
  const jsc = effort === 'most' ? { minify: shortened } : {}
  const { code: converted } = await convert(code, { filename: fileName, jsc })
  const { code: small, errors } = await minify(fileName, converted, { module: false, ...smallest })
  const [error] = errors
  if (error) throw new Error(`${fileName} could not be minified: ${error.message}`)
  return { code: small, map: null }
}

const shortened = { compress: { passes: 2 }, mangle: false } as const
const smallest = { compress: { target: 'es2022' }, mangle: true, codegen: { removeWhitespace: true } } as const

function convert(code: string, { jsc, ...options }: Options) {
  return transform(withoutPureMarks(code), {
    ...options,
    configFile: false,
    swcrc: false,
    isModule: true,
    jsc: { ...jsc, target: 'es2022' },
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
