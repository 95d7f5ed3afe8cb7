import type { Lang } from '@atrium/shared-utility/contract'
import type { Misfit } from '../../../foundation/call/wording/misfit.ts'

/** Per language of a file: some times as many texts as there are. A larger file would keep other callers waiting. */
export const mostTexts = 20_000

/** One text of a file; `misfit` where it cannot be taken as it stands there. */
export type ReadText = { id: string; lang: Lang; text: string; misfit: Misfit | null }
