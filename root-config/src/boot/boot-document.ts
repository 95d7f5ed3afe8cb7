import { z } from 'zod'
import { lang, loginStatus, signedBaseConfig } from '@atrium/shared-utility/contract'

const bootDocument = z.object({
  /** The nonce of the page's content security policy, for the style tags of emotion. */
  nonce: z.string().default(''),
  /** Raw Ed25519 public key, base64url. */
  publicKey: z.string(),
  /** Absent when the server could not make one; it is then asked for by call. A broken one is not asked for again. */
  baseConfig: z.unknown().optional(),
  lang: lang.catch('zh-CN'),
  langVersion: z.string().default(''),
  dictionary: z.record(z.string(), z.string()).optional(),
  /** Who opens the page, when the server knew without being asked: nobody. */
  session: loginStatus.optional().catch(undefined),
})
export type BootDocument = z.infer<typeof bootDocument>

/** What the server wrote into the page, or null when the page holds none that can be read. */
export function readBootDocument(page: Document): BootDocument | null {
  const written = page.getElementById('atrium-boot')?.textContent
  if (!written) return null
  const parsed = bootDocument.safeParse(parseJson(written))
  return parsed.success ? parsed.data : null
}

/** The configuration as signed by the server, or null when its shape is not one of ours. */
export function readSigned(value: unknown) {
  const parsed = signedBaseConfig.safeParse(value)
  return parsed.success ? parsed.data : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A page cut short on its way is as good as no page: the caller refuses to start.
    return null
  }
}
