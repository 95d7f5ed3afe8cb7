import type { Lang } from '@atrium/shared-utility/contract'
import type { Misfit } from '../../foundation/wording/misfit.ts'

/** In one language of a file: some times as many as there are. Whoever sends more keeps everybody waiting. */
export const mostTexts = 20_000

/** One text of a file; `misfit` where it cannot be taken as it stands there. */
export type ReadText = { id: string; lang: Lang; text: string; misfit: Misfit | null }
