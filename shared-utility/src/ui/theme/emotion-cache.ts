import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * The style tags of one mount: classes under its own key, so that two parcels never collide, with the
 * page's nonce, and all of it in the cascade layer `mui`, below a parcel's own style sheets.
 */
export function createAtriumCache({ key, nonce }: { key: string; nonce: string }): EmotionCache {
  const cache = createCache({ key: emotionKey(key), nonce: nonce || undefined })
  const insert = cache.insert
  cache.insert = (...[selector, serialized, ...where]) => {
    // An order of layers (`@layer a, b`) is no rule to be put into one.
    const styles = /^@layer\s+[^{]*$/.test(serialized.styles) ? serialized.styles : `@layer mui{${serialized.styles}}`
    return insert(selector, { ...serialized, styles }, ...where)
  }
  return cache
}

/** Emotion takes small letters and hyphens alone; a slug may hold digits. */
function emotionKey(key: string) {
  return key.toLowerCase().replace(/[^a-z-]/g, (sign) => `x${letters[sign.charCodeAt(0) % letters.length]}`)
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
