import { readCookie } from '@atrium/shared-utility'
import { spaceOf } from '@atrium/shared-utility/model'

/** What the address of an integration page says. */
export type Arrival = {
  /** The enterprise whose messenger this is; null when nothing says so. */
  enterId: string | null
  /** What the messenger sent back, with the state that this browser left with. */
  answer: { code: string; state: string } | null
  /** True when the messenger sent the person back without a code. */
  isRefused: boolean
  /** True: the messenger's bridge has failed, so its sign-in page is asked instead. */
  isByPage: boolean
  /** The page that the person came for. */
  url: string | null
}

const enterpriseId = /^[A-Za-z0-9]{1,64}$/

/** Reads the address; the enterprise is that of its prefix, of `enterId`, or the one that was last worked in. */
export function arrivalOf({ pathname, searchParams: query }: URL): Arrival {
  const enterId = spaceOf(pathname) ?? query.get('enterId') ?? readCookie('entId')
  // DingTalk names its code twice.
  const code = query.get('code') ?? query.get('authCode')
  const state = query.get('state')
  return {
    enterId: enterId !== null && enterpriseId.test(enterId) ? enterId : null,
    // A code without the state could belong to any person: such a link does not sign in.
    answer: code && state ? { code, state } : null,
    isRefused: !code && (query.has('error') || state !== null),
    isByPage: query.get('by') === 'page',
    url: query.get('url'),
  }
}
