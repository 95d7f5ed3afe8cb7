// Plain JavaScript: the linter also runs on a Node that reads no types.
import path from 'node:path'
import { isTest, repository } from './borders.mjs'

const say =
  'Storage is denied in some apps and browsers, and then this throws: keep and read through deviceStore and tabStore of @atrium/shared-utility, cookies through shared-utility/src/page/cookies.ts, and speak with other tabs through shared-utility/src/page/channel.ts.'
const stores = new Set(['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel'])
const product = /^(?:shared-utility|root-config|microfrontends\/[^/]+)\/src\//
const own = new Set(['storage', 'cookies', 'channel'].map((name) => `shared-utility/src/page/${name}.ts`))

/** What is kept in the browser goes through one place, however the store is named. */
export const storage = {
  create(context) {
    const file = path.relative(repository, context.physicalFilename).replaceAll(path.sep, '/')
    if (!product.test(file) || isTest(file) || own.has(file)) return {}
    const report = (node) => context.report({ node, message: say })
    return {
      Identifier: (node) => stores.has(node.name) && report(node),
      Literal: (node) => stores.has(node.value) && report(node),
      MemberExpression: (node) => isCookie(node) && report(node),
      ImportDeclaration: (node) => node.source.value === 'universal-cookie' && report(node),
    }
  },
}

function isCookie({ object, property }) {
  const owner = object.type === 'MemberExpression' ? object.property : object
  return owner.name === 'document' && (property.name === 'cookie' || property.value === 'cookie')
}
