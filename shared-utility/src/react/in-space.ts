import { spaceOf } from '../model/index.ts'

/** Adds the mount's enterprise prefix to a path that has none; full URLs and prefixed paths stay as they are. */
export function inSpace(url: string, basePath: string): string {
  if (!url.startsWith('/') || url.startsWith('//') || spaceOf(url) !== null) return url
  return basePath + url
}
