/** The name of a file as `content-disposition` says it (RFC 6266): the one in all letters, where there is one. */
export function fileNameIn(disposition: string | null) {
  const header = disposition ?? ''
  const whole = /filename\*=utf-8''([^;\s]+)/i.exec(header)?.[1]
  return (whole && decoded(whole)) ?? /filename="([^"]+)"/.exec(header)?.[1]
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    // A broken name is as none: the plain one stands beside it.
    return undefined
  }
}
