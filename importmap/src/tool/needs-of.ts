import { packageOf } from '../gate/needs.ts'

/** Of each shared package that is imported: from the version that it was built against, to the next that may break it. */
export function needsOf(imports: readonly string[], versions: Readonly<Record<string, string>>) {
  const names = new Set(imports.filter((name) => name in versions).map(packageOf))
  return Object.fromEntries([...names].map((name) => [name, `^${versionOf(name, versions)}`]))
}

/** That of the package itself, else of any of its modules. */
function versionOf(name: string, versions: Readonly<Record<string, string>>) {
  return versions[name] ?? Object.entries(versions).find(([specifier]) => packageOf(specifier) === name)?.[1] ?? ''
}
