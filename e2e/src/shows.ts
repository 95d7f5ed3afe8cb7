/**
 * What tests of components and of the server cannot show, and a browser can. `npm test` plays the stories that carry one
 * of these tags, `npm run test:full` all: `test('...', { tag: shows.cookies }, ...)`.
 */
export const shows = {
  /** What is there before any module, and when none comes. */
  boot: '@boot',
  /** Which file a name leads to, and that no other is taken for it. */
  importMap: '@import-map',
  /** What a page may load, and from where. */
  contentPolicy: '@content-policy',
  /** Cookies, and what else a browser keeps from one page to the next. */
  cookies: '@cookies',
  /** Two tabs of one person, or two browsers. */
  tabs: '@tabs',
  /** Back, addresses, the focus, the keyboard. */
  backAndFocus: '@back-and-focus',
  /** Where things stand, and which styles apply. */
  layout: '@layout',
  /** What is around the page: programs that show it, authenticators, networks, what is measured. */
  surroundings: '@surroundings',
  /** What a parcel that fails, hangs or leaks does to the rest. */
  isolation: '@isolation',
  /** A page that is open while the server is killed. */
  kill: '@kill',
  /** What an open page hears of what happens elsewhere. */
  live: '@live',
  accessibility: '@accessibility',
} as const
