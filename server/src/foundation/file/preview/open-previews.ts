import type { Config } from '../../process/config/config.ts'
import { createOutgoingStream } from '../../sending/outgoing/outgoing-stream.ts'
import type { Settings } from '../../query/setting/settings.ts'
import type { Converter } from './convert.ts'
import { createPreviews } from './previews.ts'
import { createThumbnails } from './thumbnail/thumbnails.ts'

type Parts = Parameters<typeof createThumbnails>[0] & { config: Config; settings: Settings }

/** Thumbnails, and previews by the service that the environment names, else the one that operators set; the fake one lives and ends with the server. */
export async function openPreviews({ config, settings, ...parts }: Parts) {
  const { converter } = config
  const outgoing = createOutgoingStream(config)
  const open = (current: () => Converter | null) => ({
    previews: createPreviews({ ...parts, outgoing, current }),
    thumbnails: createThumbnails(parts),
  })
  const closeNothing = async () => {}
  switch (converter.at) {
    case 'settings':
      return { ...open(() => converterOf(settings)), closePreviews: closeNothing }
    case 'address': {
      const named = { ...converter, url: new URL(converter.url), isOwn: true }
      return { ...open(() => named), closePreviews: closeNothing }
    }
    case 'fake': {
      // Not part of an installation for production, so loaded only where it is asked for.
      const { startFakeConverter } = await import('@atrium/fake-providers/converter')
      const fake = await startFakeConverter()
      const named = { ...converter, url: new URL(fake.url), isOwn: true }
      return { ...open(() => named), closePreviews: fake.close }
    }
  }
}

function converterOf(settings: Settings): Converter | null {
  const { isOn, url, ...bounds } = settings.current().preview.value
  return isOn && URL.canParse(url) ? { ...bounds, url: new URL(url), isOwn: false } : null
}
