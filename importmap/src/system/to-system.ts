import { transform } from '@swc/core'
import type { Plugin } from 'rolldown'
import { minify } from 'rolldown/utils'
import type { Mode } from '../unit.ts'

/**
 * Turns each finished ES chunk into System.register. It runs in `renderChunk`, before file names are hashed:
 * a name that did not cover the conversion would be an immutable URL with changing content.
 */
export function toSystem(mode: Mode): Plugin {
  const turn = mode === 'production' ? smallScript : mappedScript
  return {
    name: 'atrium-to-system',
    renderChunk: { order: 'post', handler: (code, chunk) => turn(code, chunk.fileName) },
  }
}

async function mappedScript(code: string, fileName: string) {
  const { code: converted, map } = await convert(code, { fileName, sourceMaps: true })
  return { code: converted, map: map ?? null }
}

/**
 * The bundler's own minifier is not used: it takes every file for an ES module, leaves `"use strict"` out because
 * modules need none, and the script would run in sloppy mode.
 */
async function smallScript(code: string, fileName: string) {
  const { code: converted } = await convert(code, { fileName, sourceMaps: false })
  const { code: small, errors } = await minify(fileName, converted, { module: false, ...smallest })
  const [error] = errors
  if (error) throw new Error(`${fileName} could not be minified: ${error.message}`)
  return { code: small, map: null }
}

const smallest = { compress: { target: 'es2022' }, mangle: true, codegen: { removeWhitespace: true } } as const

function convert(code: string, { fileName, sourceMaps }: { fileName: string; sourceMaps: boolean }) {
  return transform(withoutPureMarks(code), {
    filename: fileName,
    configFile: false,
    swcrc: false,
    isModule: true,
    sourceMaps,
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
