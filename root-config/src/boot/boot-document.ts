import { isLang, type Lang, type LoginStatus } from '@atrium/shared-utility/contract'
import { isFlag, isText, objectOf, oneOf } from '@atrium/shared-utility/model'
import { isSignedBaseConfig } from './base-config-shape.ts'

export type BootDocument = {
  /** The nonce of the page's content security policy, for the style tags of emotion. */
  nonce: string
  /** Raw Ed25519 public key, base64url. */
  publicKey: string
  /**
   * Absent when the server could not make one; then a call asks for it. The page does not ask again for a broken one.
   */
  baseConfig?: unknown
  lang: Lang
  langVersion: string
  dictionary?: Record<string, string> | undefined
  /** The session of the page, when the server knew without being asked that the caller is anonymous. */
  session?: LoginStatus | undefined
}

type Nobody = Pick<LoginStatus, 'login' | 'is_login' | 'isSysUpdating' | 'pageType'>

const isReadable = objectOf<Pick<BootDocument, 'publicKey'>>({ publicKey: isText })
/**
 * No person is signed in. Any other session is asked for by call, and its answer looked at by the contract's own
 * schema.
 */
const isNobody = objectOf<Nobody>({
  login: oneOf([false]),
  is_login: oneOf([0]),
  isSysUpdating: isFlag,
  pageType: oneOf(['login']),
})
const isDictionary = objectOf<Record<string, string>>({})

/** What the server wrote into the page, or null when the page holds none that can be read. */
export function readBootDocument(page: Document): BootDocument | null {
  const text = page.getElementById('atrium-boot')?.textContent
  const written = text ? parseJson(text) : null
  if (!isReadable(written)) return null
  const { publicKey, nonce, baseConfig, lang, langVersion, dictionary, session }: Written = written
  return {
    publicKey,
    baseConfig,
    nonce: isText(nonce) ? nonce : '',
    lang: isLang(lang) ? lang : 'zh-CN',
    langVersion: isText(langVersion) ? langVersion : '',
    dictionary: isDictionary(dictionary) ? dictionary : undefined,
    session: isNobody(session) ? session : undefined,
  }
}

type Written = Pick<BootDocument, 'publicKey'> & Partial<Record<keyof BootDocument, unknown>>

/** The configuration as signed by the server, or null when its shape is not one of ours. */
export function readSigned(value: unknown) {
  return isSignedBaseConfig(value) ? value : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A page cut short on its way is as good as no page: the caller refuses to start.
    return null
  }
}
