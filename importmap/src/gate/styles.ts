import type { GateFinding } from '@atrium/shared-utility/contract'
import { isScoped } from '../parcel/scope-styles.ts'
import { refused, type Candidate } from './candidate.ts'

/** Each style sheet holds within the parcel's own host. */
export function styleFindings({ manifest, files }: Candidate): GateFinding[] {
  return [...files]
    .filter(([file]) => file.endsWith('.css'))
    .flatMap(([file, content]) => {
      const css = new TextDecoder().decode(content)
      if (/@import\b/.test(css)) return [refused('styleImports', { file })]
      return isScoped(css, manifest.slug) ? [] : [refused('styleUnscoped', { file, slug: manifest.slug })]
    })
}
