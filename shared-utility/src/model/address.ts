/** A path with one value in its query, escaped; without a value, the path as it is. */
export function withQuery(path: string, name: string, value: string | undefined) {
  return value === undefined ? path : `${path}?${name}=${encodeURIComponent(value)}`
}

/** An address without one value of its query; the others stay as they were written, and so does the hash. */
export function withoutQuery(url: string, name: string) {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(.*)$/s.exec(url) ?? []
  const kept = query.split('&').filter((pair) => pair !== '' && decoded(pair.split('=')[0] ?? '') !== name)
  return path + (kept.length > 0 ? `?${kept.join('&')}` : '') + hash
}

function decoded(name: string) {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '))
  } catch {
    // A broken escape is no name.
    return null
  }
}
