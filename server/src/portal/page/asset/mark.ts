import type { BaseConfig } from '@atrium/shared-utility/contract'
import type { FastifyInstance } from 'fastify'
import { picturePolicy } from './assets.ts'

/** An atrium from above: four walls, lit from one side. Where it is a mask, it is drawn in the colour of the text. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#1f5fd0"><path d="M2 2h20l-6.5 6.5h-7z"/><path opacity=".8" d="M22 2v20l-6.5-6.5v-7z"/><path opacity=".6" d="M22 22H2l6.5-6.5h7z"/><path opacity=".4" d="M2 22V2l6.5 6.5v7z"/></svg>`

const markPath = '/mark.svg'

/** The icon of a page: the logo of its brand, or the mark, which stands beside no other name than the product's. */
export function iconOf(brand: BaseConfig['brand']) {
  // Without a picture an empty one, which no browser asks for.
  return brand?.logo ?? (brand?.name === undefined ? markPath : 'data:,')
}

/** The mark of the product: the icon of its pages, beside its name, and large beside the form that people sign in with. */
export function serveMark(app: FastifyInstance) {
  app.route({
    method: ['GET', 'HEAD'],
    url: markPath,
    handler: async ({ method }, reply) =>
      reply
        .header('content-type', 'image/svg+xml')
        .header('cache-control', 'public, max-age=86400')
        .header('content-security-policy', picturePolicy)
        .send(method === 'HEAD' ? undefined : mark),
  })
}
