/**
 * The policies of frameworks that a parcel may declare, and whose each is. A framework turns by it what its compiler
 * has written into elements, and nothing else: each of these has the one rule `createHTML`, which answers what it is
 * given. The page makes them itself, before any parcel runs, so no parcel makes one of the name that lets addresses or
 * scripts pass. Another name needs a framework that has been read, and a line here.
 */
export const knownPolicies: Readonly<Record<string, string>> = {
  vue: 'Vue 3',
  'svelte-trusted-html': 'Svelte 5',
  'lit-html': 'Lit',
}

/** What pages with these parcels allow beside their own. */
export function allowedPolicies(declarations: readonly { trustedTypes?: string[] | undefined }[]) {
  const declared = declarations.flatMap(({ trustedTypes = [] }) => trustedTypes)
  return [...new Set(declared)].filter((name) => Object.hasOwn(knownPolicies, name)).toSorted()
}

/** What the header of a page says of Trusted Types: the loader's policy, the page's own, and those that are allowed beside them. */
export function trustedTypesRule(beside: readonly string[]) {
  return ['trusted-types atrium-loader default', ...beside].join(' ')
}

/**
 * A script for the head of a page, which runs before any other. It makes the default policy, by which the empty text passes
 * as markup and nothing else does: libraries such as single-spa-vue clear their place with it. And it makes the policies of
 * frameworks, each with the one rule that the framework has, and gives them to any code that makes one of the name: several
 * parcels bring the same framework, and a page has each name once. So no parcel makes a policy by which an address or a text
 * becomes a script.
 */
export function pagePolicies(names: readonly string[]) {
  return `{const t=window.trustedTypes;if(t){const make=t.createPolicy.bind(t),made=new Map(${JSON.stringify(names)}.map(n=>[n,make(n,{createHTML:h=>h})]));make('default',{createHTML:h=>h===''?h:null});t.createPolicy=(n,r)=>made.get(n)??make(n,r)}}`
}
