import type { Logger } from 'pino'
import type { Session } from '../../foundation/call/context/session.ts'
import type { Entries } from '../artifact/tables.ts'
import type { Portal, PortalReader } from '../page/boot/portal.ts'

/** The person whom a page is for; `entId` is the enterprise that they are in. */
export type Viewer = { entId: string | null; session: Session | null }

/**
 * The artifacts that this viewer has in place of those in force, by slug; nearly all viewers have none. Every page
 * asks, so it answers from memory.
 */
export type VariantSource = (viewer: Viewer) => Entries | Promise<Entries>

type Parts = {
  portal: Pick<PortalReader, 'read'>
  /** Of two sources for one slug the later one wins. */
  sources: readonly VariantSource[]
  log: Logger
}

/** The portal as each viewer has it. A source that fails just now is left out: then what is in force is shown. */
export function createVariants({ portal, sources, log }: Parts) {
  return async (viewer: Viewer): Promise<Portal | null> => portal.read(await entriesFor(viewer))

  async function entriesFor(viewer: Viewer): Promise<Entries> {
    const said = await Promise.all(sources.map((source) => ask(source, viewer)))
    return Object.assign({}, ...said)
  }

  async function ask(source: VariantSource, viewer: Viewer): Promise<Entries> {
    try {
      return await source(viewer)
    } catch (error) {
      log.error({ err: error }, 'what a visitor has in place of what is in force is not known')
      return {}
    }
  }
}

declare module '../../foundation/call/context/services.ts' {
  interface Services {
    /** The portal as this viewer has it; null while there is none. */
    portalFor: (viewer: Viewer) => Promise<Portal | null>
  }
}
