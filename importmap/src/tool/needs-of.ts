/** Of each shared package that is imported: from the version that it was built against, to the next that may break it. */
export function needsOf(imports: readonly string[], versions: Readonly<Record<string, string>>) {
  const needed = imports.flatMap((name) => (versions[name] ? [[packageOf(name), `^${versions[name]}`] as const] : []))
  return Object.fromEntries(needed.toSorted(([one], [other]) => one.localeCompare(other)))
}

/** What is drawn with first is cut out of shared-utility and MUI under names of its own. */
function packageOf(specifier: string) {
  if (specifier === '@atrium/base/mui') return '@mui/material'
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  return name === '@atrium/base' ? '@atrium/shared-utility' : name
}
