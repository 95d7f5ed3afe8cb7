/**
 * Makes the Trusted Types policies of frameworks before anything else runs, each with the one rule that the framework has,
 * and gives them to whoever makes one of the name: several parcels bring the same framework, and a page has each name once.
 * So no parcel makes one by which an address or a text becomes a script.
 */
export function pagePolicies(names: readonly string[]) {
  return `{const t=window.trustedTypes;if(t){const make=t.createPolicy.bind(t),made=new Map(${JSON.stringify(names)}.map(n=>[n,make(n,{createHTML:h=>h})]));t.createPolicy=(n,r)=>made.get(n)??make(n,r)}}`
}
