import type { Client } from './application.ts'

/** As a request carries them. */
export function cookieOf(client: Client) {
  return {
    cookie: Object.entries(client.cookieValues())
      .map((pair) => pair.join('='))
      .join('; '),
  }
}
