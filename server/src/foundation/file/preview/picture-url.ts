import type { Context } from '../../call/context/context.ts'

type File = { id: string; mediaType: string; sizeBytes: number }

/** Where a picture is shown small; null where there is none, as far as that is known. */
export function pictureUrlOf(file: File, link: () => string, { services }: Pick<Context, 'services'>) {
  return services.thumbnails.mayHave(file) ? link() : null
}
