/** As the tool of teams names what it has uploaded for a preview alone. */
export function isPreview(version: string) {
  return version.includes('-preview.')
}
