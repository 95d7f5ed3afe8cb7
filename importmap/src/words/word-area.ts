/** What says of a dictionary's texts, in the dictionary itself, under which name the server knows them. */
export const areaKey = ''

const places = /^(?:microfrontends\/([^/]+)|(root-config)|(shared-utility))\/src\/(.*)\/?(?:zh-CN|en-US)\.json$/
const ofEverybody = new Set(['messages', 'screens', 'layout', 'ui', 'words'])

/**
 * The name of a dictionary by its file: `sysop`, `sysop/jobs`, `shell/palette`, `kit/policy`. Operators find texts by it,
 * and what they write instead of one is kept under it, so it stays when a dictionary is moved within its screen.
 */
export function wordArea(file: string) {
  const [, parcel, isShell, , inside = ''] = places.exec(file) ?? []
  const part = inside.split('/').findLast((folder) => folder !== '' && !ofEverybody.has(folder))
  const owner = parcel ?? (isShell === undefined ? 'kit' : 'shell')
  return part === undefined ? owner : `${owner}/${part}`
}
