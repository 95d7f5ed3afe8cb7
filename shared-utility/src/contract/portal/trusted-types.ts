/**
 * The policies of frameworks that a parcel may declare, and whose each is. A framework turns by it what its compiler has
 * written into elements, and nothing else: each of these has the one rule `createHTML`, which answers what it is given. The
 * page makes them itself, before any parcel runs, so nobody makes one of the name that lets addresses or scripts pass.
 * Another name needs a framework that has been read, and a line here.
 */
export const knownPolicies: Readonly<Record<string, string>> = {
  vue: 'Vue 3',
  'svelte-trusted-html': 'Svelte 5',
  'lit-html': 'Lit',
}
