import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { langs, type Artifact, type GateFinding, type SharedSet } from '@atrium/shared-utility/contract'
import semver from 'semver'
import { z } from 'zod'
import { noted } from '../gate/candidate.ts'
import { installedVersion } from './installed.ts'

const dictionary = z.record(z.string(), z.string())
/** So many of them are named; a developer who adds these finds the others. */
const mostNamed = 5

type Sources = { folder: string; manifest: Artifact; shared: SharedSet }

/** What a team's own folder tells, which the portal never sees: none of it keeps a version out. */
export function sourceFindings({ folder, manifest, shared }: Sources): GateFinding[] {
  return [...versionFindings(folder, Object.keys(manifest.needs ?? {}), shared.versions), ...wordFindings(folder)]
}

/** A package of another major version than the portal's: tests and types are then of something else than people get. */
function versionFindings(folder: string, names: readonly string[], versions: SharedSet['versions']) {
  return names.flatMap((name) => {
    const installed = installedVersion(folder, name)
    const version = versions[name]
    if (installed === null || version === undefined || name.startsWith('@atrium/')) return []
    if (semver.major(installed) === semver.major(version)) return []
    return [noted('otherVersion', { name, installed, version })]
  })
}

/** Each dictionary, `messages/zh-CN.json` and `messages/en-US.json`, has the keys of the other. */
function wordFindings(folder: string) {
  const files = globSync(`src/**/messages/{${langs.join(',')}}.json`, { cwd: folder })
  const places = [...new Set(files.map((file) => path.dirname(file)))].toSorted()
  return places.flatMap((place) => {
    const known = langs.map((lang) => ({ file: path.join(place, `${lang}.json`), keys: keysIn(folder, place, lang) }))
    const all = new Set(known.flatMap(({ keys }) => keys))
    return known.flatMap(({ file, keys }) => {
      const missing = [...all].filter((key) => !keys.includes(key))
      if (missing.length === 0) return []
      const named = [...missing.slice(0, mostNamed), ...(missing.length > mostNamed ? ['…'] : [])].join(', ')
      return [noted('wordsMissing', { file: file.replaceAll('\\', '/'), count: missing.length, keys: named })]
    })
  })
}

function keysIn(folder: string, place: string, lang: string) {
  try {
    return Object.keys(dictionary.parse(JSON.parse(readFileSync(path.join(folder, place, `${lang}.json`), 'utf8'))))
  } catch {
    // It is not there, or no dictionary: then it has no word at all.
    return []
  }
}
