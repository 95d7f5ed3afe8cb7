import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import vm from 'node:vm'

const node = createRequire(import.meta.url)

/** Compiled and looked up once in a worker; which module a name means does not change during a run. */
const compiled = new Map()
const sourceMaps = new Map()
const resolved = new Map()

/**
 * The modules of one test file. All of them run anew for it, so none feels what another file has done; only React and
 * packages that are ES modules, which Node loads itself, are the same for all files. Those keep nothing of a page.
 */
export function createModules(runtime, globals) {
  const registry = new Map()
  const mocked = new Map()
  // Stacks of modules that were compiled for an earlier file name their lines, too.
  for (const [file, map] of sourceMaps) runtime.getSourceMaps().set(file, map)
  const resolve = (from, name) => resolveOnce(runtime, from, name)
  return {
    load,
    loadActual: (from, name) => loadActual(resolve(from, name)),
    mock: (from, name, factory) => void mocked.set(resolve(from, name), once(factory)),
  }

  function load(file) {
    return mocked.has(file) ? mocked.get(file)() : loadActual(file)
  }

  function loadActual(file) {
    if (file.endsWith('.css')) return {}
    if (isOfNode(runtime, file)) return node(file)
    const known = registry.get(file)
    if (known !== undefined) return known.exports
    const module = { exports: {}, id: file, filename: file }
    registry.set(file, module)
    if (file.endsWith('.json')) module.exports = JSON.parse(readFileSync(file, 'utf8'))
    else runModule(module)
    return module.exports
  }

  function runModule(module) {
    const file = module.id
    const request = (name) => {
      if (name === '@jest/globals') return globals()
      return name.startsWith('node:') ? node(name) : load(resolve(file, name))
    }
    const run = compileOnce(runtime, file)
    run.call(module.exports, module.exports, request, module, file, path.dirname(file), globals().jest)
  }
}

/** An ES module that keeps a page all the same: Svelte asks for the document once. */
const anew = /\/node_modules\/(svelte|esm-env)\//
const kept = /\/node_modules\/(react|react-dom|scheduler)\//

function isOfNode(runtime, file) {
  if (!path.isAbsolute(file)) return true
  return (
    file.includes('/node_modules/') && !anew.test(file) && (kept.test(file) || runtime.unstable_shouldLoadAsEsm(file))
  )
}

const given = ['exports', 'require', 'module', '__filename', '__dirname', 'jest']

function compileOnce(runtime, file) {
  if (!compiled.has(file)) {
    compiled.set(file, vm.compileFunction(runtime.transformCache.transform(file), given, { filename: file }))
    const map = runtime.getSourceMaps().get(file)
    if (map !== undefined) sourceMaps.set(file, map)
  }
  return compiled.get(file)
}

function resolveOnce(runtime, from, name) {
  const key = `${from}\0${name}`
  if (!resolved.has(key)) resolved.set(key, runtime._resolution.resolveCjs(from, name))
  return resolved.get(key)
}

/** A factory that throws is asked again by the next loader of the module. */
function once(make) {
  let made
  return () => (made ??= { value: make() }).value
}
